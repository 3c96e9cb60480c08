import { beforeAll, expect, test } from 'vitest';
import { useCms, type Caller } from '../support/cms.ts';

const cms = useCms();
let web: Caller;
let practitioner: Caller;
beforeAll(async () => {
  practitioner = await cms.signIn('practitioner');
  web = { headers: { authorization: `service-accounts API-Key ${cms.apiKey}` } };
});

const count = (body: unknown, as?: Caller) =>
  cms.request('chat/unanswered', {
    ...(as && { as }),
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const rows = async () =>
  (await cms.payload.find({ collection: 'content-gaps', depth: 0 })).docs.map(
    ({ passage, count: times }) => [passage, times],
  );

test('CHAT only the key of the storefront may count what the chat could not answer', async () => {
  expect((await count({ passage: 'question:how-do-i-pay' })).status).toBe(401);
  for (const role of ['staff', 'practitioner', 'admin'] as const)
    expect((await count({ passage: 'question:how-do-i-pay' }, await cms.signIn(role))).status).toBe(
      403,
    );
  expect(await rows()).toEqual([]);
});

test('CHAT fifty who ask at once are fifty, in one row of the day', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => count({ passage: 'question:how-do-i-pay' }, web)),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200));
  expect(await rows()).toEqual([['question:how-do-i-pay', 50]]);
});

test('CHAT the team reads the list in plain words, and staff may not count, change or delete in it', async () => {
  const staff = await cms.signIn('staff');
  const { docs } = (await (await cms.request('content-gaps', { as: staff })).json()) as {
    docs: { id: string; closest: string; count: number; day: string }[];
  };
  expect(docs).toEqual([
    expect.objectContaining({
      closest: 'Question on the FAQ page: how do i pay',
      count: 50,
      day: new Date().toISOString().slice(0, 10),
    }),
  ]);
  for (const method of ['PATCH', 'DELETE']) {
    const answer = await cms.request(`content-gaps/${docs[0]?.id}`, {
      as: staff,
      method,
      headers: { 'content-type': 'application/json' },
      ...(method === 'PATCH' ? { body: JSON.stringify({ count: 1 }) } : {}),
    });
    expect(answer.status).toBe(403);
  }
});

test.each([
  {},
  { passage: 7 },
  { passage: 'How do I pay?' },
  { passage: 'question:my baby has colic' },
  { passage: `page:${'x'.repeat(201)}` },
  null,
])('LLM-05 what could be a question is not taken in: %j', async (body) => {
  const before = await rows();
  expect((await count(body, web)).status).toBe(400);
  expect(await rows()).toEqual(before);
});

async function publish(words: object): Promise<{ status: number; problems: string }> {
  const answer = await cms.request('globals/assistant', {
    as: practitioner,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...words, _status: 'published' }),
  });
  return {
    status: answer.status,
    problems: JSON.stringify(((await answer.json()) as { errors?: unknown }).errors ?? []),
  };
}
const stored = () => cms.payload.findGlobal({ slug: 'assistant' });

test('CHAT-02 CHAT-04 CHAT-14 the chat begins with the words of the specification', async () => {
  expect(await stored()).toMatchObject({
    line: 'Here to help!',
    placeholder: 'Type your message...',
    greeting:
      "Hi there, welcome to {practice} where we value your health. We're here to help you take the first step toward optimizing your gut health so you can feel your best and thrive! How can I help?",
    contactPrompt: 'Click the button below to go to our contact form.',
    contactButton: 'Go to Contact Form',
    isOn: true,
  });
});

test.each(['emergency', 'caution'])(
  'LLM-06 the words of %s may be edited, but neither emptied nor without 911 and 988',
  async (field) => {
    const kept = 'Please call 911 now, or call or text 988.';
    expect(await publish({ [field]: kept })).toMatchObject({ status: 200 });
    for (const words of [
      '',
      '   ',
      null,
      'Please call 911.',
      'Call 988.',
      'Rest a little.',
      `911 988 ${'x'.repeat(700)}`,
    ])
      expect(await publish({ [field]: words })).toMatchObject({ status: 400 });
    expect((await publish({ [field]: 'Call 911.' })).problems).toContain('Keep “988” in it.');
    expect(await stored()).toMatchObject({ [field]: kept });
  },
);

test.each(['handOver', 'contactPrompt', 'closed'])(
  'CHAT-15 the words of %s keep what makes the button appear',
  async (field) => {
    expect(await publish({ [field]: 'Write with our Contact Form.' })).toMatchObject({
      status: 200,
    });
    expect((await publish({ [field]: 'Write to us.' })).problems).toContain('contact form');
    expect(await stored()).toMatchObject({ [field]: 'Write with our Contact Form.' });
  },
);
