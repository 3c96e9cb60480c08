import { beforeAll, expect, test } from 'vitest';
import { useCms, type Caller } from './support/cms.ts';

const cms = useCms();
let web: Caller;
beforeAll(() => {
  web = { headers: { authorization: `service-accounts API-Key ${cms.apiKey}` } };
});

const count = (body: unknown, as?: Caller) => cms.request('chat/unanswered', { ...(as && { as }), method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
const rows = async () => (await cms.payload.find({ collection: 'content-gaps', depth: 0 })).docs.map(({ passage, count: times }) => [passage, times]);

test('CHAT only the key of the storefront may count what the chat could not answer', async () => {
  expect((await count({ passage: 'question:how-do-i-pay' })).status).toBe(401);
  for (const role of ['staff', 'practitioner', 'admin'] as const) expect((await count({ passage: 'question:how-do-i-pay' }, await cms.signIn(role))).status).toBe(403);
  expect(await rows()).toEqual([]);
});

test('CHAT fifty who ask at once are fifty, in one row of the day', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => count({ passage: 'question:how-do-i-pay' }, web)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200));
  expect(await rows()).toEqual([['question:how-do-i-pay', 50]]);
});

test.each([{}, { passage: 7 }, { passage: 'How do I pay?' }, { passage: 'question:my baby has colic' }, { passage: `page:${'x'.repeat(201)}` }, null])('LLM-05 what could be a question is not taken in: %j', async (body) => {
  const before = await rows();
  expect((await count(body, web)).status).toBe(400);
  expect(await rows()).toEqual(before);
});
