import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { LanguageModel } from '../../../tests/support/language-model.ts';
import { startLanguageModel } from '../../../tests/support/language-model.ts';
import { createModel } from './model.server.ts';
import type { Model } from './model.ts';
import { ModelTrouble } from './model.ts';

let upstream: LanguageModel;
let model: Model;
const prompt = [{ role: 'user' as const, content: 'Hello' }];
const never = new AbortController().signal;

beforeAll(async () => {
  upstream = await startLanguageModel();
  model = createModel({
    apiKey: upstream.env.OPENAI_API_KEY,
    baseUrl: upstream.env.OPENAI_BASE_URL,
    model: 'small',
    patienceMs: 2_000,
  });
});
beforeEach(() => upstream.forget());
afterAll(() => upstream.close());

test('LLM-05 a call asks for a bounded answer and that nothing is stored', async () => {
  await upstream.plays({ mode: 'say', text: 'Good soil.' });
  expect(await model(prompt, never)).toEqual({ words: 'Good soil.', calls: [] });
  await expect
    .poll(() => upstream.calls())
    .toMatchObject([
      {
        model: 'small',
        messages: prompt,
        store: false,
        max_completion_tokens: 2_000,
        ended: 'answered',
      },
    ]);
});

test.each([
  [{ mode: 'status', status: 401 }, 'status 401'],
  [{ mode: 'status', status: 429 }, 'status 429'],
  [{ mode: 'status', status: 500, message: 'sent: my mail is ann@example.com' }, 'status 500'],
  [{ mode: 'malformed' }, 'an empty answer'],
  [{ mode: 'empty' }, 'an empty answer'],
  [{ mode: 'say', text: '  ' }, 'an empty answer'],
  [{ mode: 'half' }, /no connection|not readable/],
  [{ mode: 'flood', bytes: 6_000_000 }, /no connection|not readable|too long/],
  [{ mode: 'silence' }, /cancelled or too late|no connection/],
  [{ mode: 'cut', text: 'GI-MAP is' }, 'cut short'],
  [{ mode: 'refuse' }, 'a refusal'],
  [{ mode: 'drip', text: 'word '.repeat(50), letters: 5, everyMs: 50 }, 'cancelled or too late'],
] as const)(
  'LLM-07 trouble has one name and a reason that repeats nothing: %j',
  async (act, reason) => {
    await upstream.plays(act);
    const trouble = await model(prompt, never).catch((error: unknown) => error);
    expect(trouble).toBeInstanceOf(ModelTrouble);
    expect((trouble as ModelTrouble).reason).toMatch(reason);
    expect(await upstream.calls()).toHaveLength(1);
  },
);

test('LLM-07 a server that is not there is trouble, too', async () => {
  const nowhere = createModel({ apiKey: 'x', baseUrl: 'http://127.0.0.1:9/v1', model: 'small' });
  await expect(nowhere(prompt, never)).rejects.toThrow(ModelTrouble);
});

test('ASK-02 a connection that the other side was just closing costs nobody the answer', async () => {
  let asked = 0;
  const closing = createServer((request, response) => {
    asked += 1;
    request.resume();
    if (asked === 1) return void request.socket.resetAndDestroy();
    const choice = { index: 0, delta: { content: 'Good soil.' }, finish_reason: 'stop' };
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end(`data: ${JSON.stringify({ choices: [choice] })}\n\ndata: [DONE]\n\n`);
  }).listen(0, '127.0.0.1');
  await once(closing, 'listening');
  const { port } = closing.address() as AddressInfo;
  const other = createModel({
    apiKey: 'x',
    baseUrl: `http://127.0.0.1:${port}/v1`,
    model: 'small',
  });
  expect(await other(prompt, never)).toEqual({ words: 'Good soil.', calls: [] });
  expect(asked).toBe(2);
  closing.closeAllConnections();
  closing.close();
});

test('LLM-04 whoever goes away takes the call along', async () => {
  await upstream.plays({ mode: 'silence' });
  const gone = new AbortController();
  const answer = model(prompt, gone.signal).catch((error: unknown) => error);
  await expect.poll(() => upstream.calls()).toHaveLength(1);
  gone.abort();
  expect(await answer).toBeInstanceOf(ModelTrouble);
  await expect.poll(async () => (await upstream.calls())[0]?.ended).toBe('hung up');
});

test('ASK-02 a server that refuses to be told how much to reason is asked without it, then and ever after', async () => {
  const other = createModel({
    apiKey: upstream.env.OPENAI_API_KEY,
    baseUrl: upstream.env.OPENAI_BASE_URL,
    model: 'small',
    patienceMs: 2_000,
  });
  await upstream.plays(
    { mode: 'status', status: 400 },
    { mode: 'say', text: 'One.' },
    { mode: 'say', text: 'Two.' },
  );
  expect([await other(prompt, never), await other(prompt, never)]).toMatchObject([
    { words: 'One.' },
    { words: 'Two.' },
  ]);
  await expect
    .poll(async () =>
      (await upstream.calls()).map((call) => Object.hasOwn(call, 'reasoning_effort')),
    )
    .toEqual([true, false, false]);
});
