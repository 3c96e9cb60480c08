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
    await perform(script.next(), kept.model, response);
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

async function perform(act: Act, model: string, response: ServerResponse): Promise<void> {
  if (act.mode === 'silence') return;
  if (act.mode === 'status')
    return sendFault(response, act.status, act.message ?? 'A fault on purpose.');
  if (act.mode === 'malformed')
    return void response
      .writeHead(200, { 'content-type': 'application/json' })
      .end('<html>gateway</html>');
  if (act.mode === 'empty')
    return sendJson(response, 200, { ...completion(model, ''), choices: [] });
  if (act.mode === 'flood')
    return sendJson(response, 200, completion(model, 'flood '.repeat(act.bytes / 6)));
  if (act.mode === 'half') {
    const body = JSON.stringify(completion(model, 'This sentence is never'));
    response
      .writeHead(200, { 'content-type': 'application/json', 'content-length': body.length })
      .write(body.slice(0, body.length / 2));
    await wait(20);
    return void response.destroy();
  }
  if (act.afterMs) await wait(act.afterMs);
  sendJson(response, 200, completion(model, act.text));
}

function completion(model: string, content: string) {
  return {
    id: 'chatcmpl-stand-in',
    object: 'chat.completion',
    created: 0,
    model,
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content, refusal: null },
        logprobs: null,
        finish_reason: 'stop',
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
