import { afterEach, beforeEach, expect, test } from 'vitest';
import { type OpenAiStandIn, startOpenAiStandIn } from './server.ts';

let standIn: OpenAiStandIn;
beforeEach(async () => {
  standIn = await startOpenAiStandIn({ apiKey: 'sk-test' });
});
afterEach(() => standIn.stop());

const request = {
  model: 'small',
  messages: [{ role: 'user', content: 'Hello' }],
  store: false,
  max_completion_tokens: 100,
};
const control = (path: string, init: RequestInit = {}) =>
  fetch(new URL(`/_control/${path}`, standIn.url), init);
const ask = (body: unknown, key = 'sk-test') =>
  fetch(`${standIn.url}/chat/completions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

test('it says what it is told to, and tells what it was asked', async () => {
  await control('acts', {
    method: 'POST',
    body: JSON.stringify({ mode: 'say', text: 'Good soil.' }),
  });
  expect(await (await ask(request)).json()).toMatchObject({
    choices: [{ message: { role: 'assistant', content: 'Good soil.' } }],
  });
  await expect
    .poll(async () => (await control('calls')).json())
    .toEqual([{ ...request, stream: false, atOnce: 1, ended: 'answered' }]);
});

test.each([
  [{ ...request, messages: [{ role: 'tool', content: 'x' }] }, 'role'],
  [{ ...request, store: true }, 'store'],
  [{ ...request, messages: [] }, 'messages'],
  [{ ...request, tools: [] }, 'tools'],
  [{ model: 'small', messages: request.messages, store: false }, 'max_completion_tokens'],
])('a request that the API or this project would not make is refused: %#', async (body, word) => {
  const answer = await ask(body);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({
    error: { message: expect.stringContaining(word) as string },
  });
});

test('who asks for a stream gets the answer in pieces, and a tool is asked for before it', async () => {
  const acts = [
    { mode: 'call', tool: 'dates', arguments: { item: 'gi-map' } },
    { mode: 'drip', text: 'Good soil.', letters: 4, everyMs: 5 },
    { mode: 'cut', text: 'Good' },
    { mode: 'refuse' },
  ];
  await control('acts', { method: 'POST', body: JSON.stringify(acts) });
  const streamed = { ...request, stream: true };
  expect(await (await ask(request)).json()).toMatchObject({
    choices: [{ message: { tool_calls: [{ function: { name: 'dates' } }] } }],
  });
  const dripped = await (await ask(streamed)).text();
  expect(dripped.match(/"content":"[^"]*"/g)).toEqual([
    '"content":"Good"',
    '"content":" soi"',
    '"content":"l."',
  ]);
  expect(dripped).toMatch(/"finish_reason":"stop"[^]*data: \[DONE\]\n\n$/);
  expect(await (await ask(streamed)).text()).toContain('"finish_reason":"length"');
  expect(await (await ask(streamed)).text()).toContain('"refusal":"I cannot');
});

test('a wrong key is refused, and an act without a mode is a mistake of the test', async () => {
  expect((await ask(request, 'sk-other')).status).toBe(401);
  expect((await control('acts', { method: 'POST', body: '{}' })).status).toBe(400);
});

test('faults come in the order of the script', async () => {
  const acts = [
    { mode: 'status', status: 429 },
    { mode: 'malformed' },
    { mode: 'empty' },
    { mode: 'half' },
  ];
  await control('acts', { method: 'POST', body: JSON.stringify(acts) });
  expect((await ask(request)).status).toBe(429);
  await expect((await ask(request)).json()).rejects.toThrow(SyntaxError);
  expect(await (await ask(request)).json()).toMatchObject({ choices: [] });
  await expect(ask(request).then((answer) => answer.text())).rejects.toThrow(
    /terminated|aborted|fetch failed/,
  );
});
