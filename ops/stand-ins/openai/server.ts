import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { header, readBody, sendJson } from '../stripe/wire/http.ts';
import { type CompletionRequest, readCompletionRequest } from './completion-request.ts';
import { type Act, createScript, parseActs } from './script.ts';

/** A call as it came; `ended` says how: answered, or the caller hung up. `atOnce` counts those under way when it came, itself too. */
export type ModelCall = CompletionRequest & {
  atOnce: number;
  ended: 'answered' | 'hung up' | null;
};

export type OpenAiStandIn = { url: string; stop: () => Promise<void> };

/**
 * Stands in for OpenAI's Chat Completions, for tests: `url` is the base address that its clients want. What it says is
 * scripted at /_control/acts, what it was asked is told at /_control/calls. Throws when the port is taken.
 */
export async function startOpenAiStandIn({
  port = 0,
  apiKey,
}: {
  port?: number | undefined;
  apiKey: string;
}): Promise<OpenAiStandIn> {
  const script = createScript();
  const calls: ModelCall[] = [];

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const call = `${request.method} ${new URL(request.url ?? '/', 'http://stand-in').pathname}`;
    if (call === 'GET /_control/calls') return sendJson(response, 200, calls);
    if (call === 'DELETE /_control/calls') {
      calls.length = 0;
      script.clear();
      return sendJson(response, 200, { done: true });
    }
    if (call === 'POST /_control/acts') {
      script.add(parseActs(JSON.parse(await readBody(request))));
      return sendJson(response, 200, { done: true });
    }
    if (call !== 'POST /v1/chat/completions')
      return sendFault(response, 404, `Unknown request URL: ${call}`);
    if (header(request, 'authorization') !== `Bearer ${apiKey}`)
      return sendFault(response, 401, 'Incorrect API key provided.');
    const kept: ModelCall = {
      ...readCompletionRequest(JSON.parse(await readBody(request))),
      atOnce: 1 + calls.filter(({ ended }) => ended === null).length,
      ended: null,
    };
    calls.push(kept);
    response.once('close', () => (kept.ended = response.writableFinished ? 'answered' : 'hung up'));
    await perform(script.next(), kept, response);
  };

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else sendFault(response, 400, error instanceof Error ? error.message : String(error));
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

async function perform(
  act: Act,
  asked: CompletionRequest,
  response: ServerResponse,
): Promise<void> {
  if (act.mode === 'silence') return;
  if (act.mode === 'status')
    return sendFault(response, act.status, act.message ?? 'A fault on purpose.');
  if (act.mode === 'malformed')
    return void response
      .writeHead(200, { 'content-type': 'application/json' })
      .end('<html>gateway</html>');
  if (act.mode === 'empty')
    return asked.stream
      ? void response.writeHead(200, eventStream).end('data: [DONE]\n\n')
      : sendJson(response, 200, { ...completion(asked.model, [{}], null), choices: [] });
  if (act.mode === 'half') {
    const body = bodyOf(asked, pieces('This sentence is never', 3), 'stop');
    response.writeHead(200, { ...body.headers, 'content-length': body.text.length });
    response.write(body.text.slice(0, body.text.length / 2));
    await wait(20);
    return void response.destroy();
  }
  if (act.mode === 'drip' && asked.stream) return await drip(act, asked, response);
  if (act.mode === 'say' && act.afterMs) await wait(act.afterMs);
  const [deltas, reason] = saidBy(act);
  const { headers, text } = bodyOf(asked, deltas, reason);
  response.writeHead(200, headers).end(text);
}

const eventStream = { 'content-type': 'text/event-stream' };

/** A piece of an answer, as the API names it. */
type Delta = { content?: string; refusal?: string; tool_calls?: object[] };

function saidBy(act: Act): [deltas: Delta[], reason: string] {
  switch (act.mode) {
    case 'say':
    case 'drip':
      return [pieces(act.text, 12), 'stop'];
    case 'cut':
      return [pieces(act.text, 12), 'length'];
    case 'flood':
      return [[{ content: 'flood '.repeat(act.bytes / 6) }], 'stop'];
    case 'refuse':
      return [[{ refusal: 'I cannot help with that.' }], 'stop'];
    case 'call':
      return [
        [
          {
            tool_calls: [
              {
                index: 0,
                id: 'call_of_the_stand_in',
                type: 'function',
                function: { name: act.tool, arguments: JSON.stringify(act.arguments) },
              },
            ],
          },
        ],
        'tool_calls',
      ];
    default:
      return [[{}], 'stop'];
  }
}

const pieces = (text: string, letters: number): Delta[] =>
  (text.match(new RegExp(`[^]{1,${letters}}`, 'gu')) ?? ['']).map((content) => ({ content }));

/** As a stream of pieces for who asked for one, else as one document. */
function bodyOf({ model, stream }: CompletionRequest, deltas: Delta[], reason: string) {
  if (!stream)
    return {
      headers: { 'content-type': 'application/json' },
      text: JSON.stringify(completion(model, deltas, reason)),
    };
  const events = [...deltas.map((delta) => chunk(model, delta, null)), chunk(model, {}, reason)];
  return { headers: eventStream, text: `${events.join('')}data: [DONE]\n\n` };
}

async function drip(
  { text, letters, everyMs }: Extract<Act, { mode: 'drip' }>,
  { model }: CompletionRequest,
  response: ServerResponse,
): Promise<void> {
  response.writeHead(200, eventStream);
  for (const delta of pieces(text, letters)) {
    if (response.destroyed) return;
    response.write(chunk(model, delta, null));
    await wait(everyMs);
  }
  response.end(`${chunk(model, {}, 'stop')}data: [DONE]\n\n`);
}

const chunk = (model: string, delta: Delta, reason: string | null): string =>
  `data: ${JSON.stringify({
    id: 'chatcmpl-stand-in',
    object: 'chat.completion.chunk',
    created: 0,
    model,
    choices: [{ index: 0, delta, logprobs: null, finish_reason: reason }],
  })}\n\n`;

function completion(model: string, deltas: Delta[], reason: string | null) {
  return {
    id: 'chatcmpl-stand-in',
    object: 'chat.completion',
    created: 0,
    model,
    choices: [
      {
        index: 0,
        message: {
          role: 'assistant',
          content: deltas.map(({ content }) => content ?? '').join(''),
          refusal: deltas.find(({ refusal }) => refusal)?.refusal ?? null,
          ...deltas.find(({ tool_calls: calls }) => calls),
        },
        logprobs: null,
        finish_reason: reason,
      },
    ],
    usage: { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 },
  };
}

function sendFault(response: ServerResponse, status: number, message: string): void {
  sendJson(response, status, {
    error: {
      message,
      type: status === 401 ? 'invalid_request_error' : 'api_error',
      param: null,
      code: null,
    },
  });
}
