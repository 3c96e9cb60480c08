import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { firstWords, mailKinds } from '../../src/mails/kinds/index.ts';
import { type Caller, useCms } from '../support/cms.ts';
import { readAll } from '../support/received.ts';
import { startSmtp } from '../support/smtp.ts';

const smtp = await startSmtp();
afterAll(() => smtp.close());
const cms = useCms({
  seed: true,
  env: { SMTP_URL: smtp.url, LINK_SECRET: randomUUID() + randomUUID() },
});

const names = mailKinds.map(({ words }) => words.name);
type Answer = {
  subject?: string;
  html?: string;
  text?: string;
  to?: string;
  errors?: { message: string }[];
};

let editor: Caller;
let practice: { email: string };
beforeAll(async () => {
  editor = await cms.signIn('practitioner');
  practice = await cms.payload.findGlobal({ slug: 'practice', depth: 0 });
});

async function ask(
  call: 'preview' | 'test',
  body: object,
  as: Caller | undefined = editor,
  headers: Record<string, string> = {},
) {
  const response = await cms.request(`globals/mail-texts/${call}`, {
    method: 'POST',
    ...(as && { as }),
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  expect(response.headers.get('cache-control')).toBe('no-store');
  return { status: response.status, body: (await response.json()) as Answer };
}

test.each(names)('an editor looks at %s in words that nobody has saved', async (mail) => {
  const texts = {
    ...firstWords,
    [mail]: {
      ...firstWords[mail],
      subject: 'New <b>subject</b>',
      text: 'First paragraph.\n\nSecond <script>paragraph</script>.',
    },
  };
  const { status, body } = await ask('preview', { mail, texts });
  expect(status).toBe(200);
  expect(body).toMatchObject({ subject: 'New <b>subject</b>', to: practice.email });
  expect(body.html).toContain('First paragraph.</p>');
  expect(body.html).toContain('Second &lt;script&gt;paragraph&lt;/script&gt;.');
  expect(body.html).not.toMatch(/<script|cid:/);
  expect(body.text).toContain('First paragraph.\n\nSecond <script>paragraph</script>.');
  expect((await cms.payload.findGlobal({ slug: 'mail-texts', depth: 0 }))[mail].text).toBe(
    firstWords[mail].text,
  );
});

test('a preview shows what is typed in the other fields too, and does without what is not there', async () => {
  const { body } = await ask('preview', {
    mail: 'workshop',
    texts: {
      ...firstWords,
      signature: 'Yours, {practitioner}',
      when: 'See you on',
      leave: 'Enough',
    },
  });
  for (const half of [body.html, body.text])
    for (const word of ['Yours,', 'See you on', 'Enough']) expect(half).toContain(word);
  expect(
    await ask('preview', {
      mail: 'contact',
      texts: { contact: { subject: 7, text: ['x'] }, foreign: { html: '<p>' } },
    }),
  ).toMatchObject({ status: 200, body: { subject: '' } });
});

test('the preview of an order shows the steps, the scripture and the lines of a sample', async () => {
  const { body } = await ask('preview', { mail: 'order', texts: firstWords });
  for (const half of [body.html, body.text])
    for (const word of ['7KQ4MX2P', 'Thank you, Ruth.', 'GI-MAP', 'You collect at home', 'Beloved'])
      expect(half?.replaceAll(/\u00a0|&nbsp;/g, ' ')).toContain(word);
});

test('"Send me a test" sends that mail to the practice alone, marked as a test, and leaves no record', async () => {
  const before = smtp.received.length;
  const texts = { ...firstWords, workshop: { ...firstWords.workshop, subject: 'Unsaved subject' } };
  expect(await ask('test', { mail: 'workshop', texts, to: 'thief@evil.example' })).toEqual({
    status: 200,
    body: { to: practice.email },
  });
  const [mail, ...more] = await readAll(smtp, before);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    recipients: [practice.email],
    to: practice.email,
    subject: 'Test: Unsaved subject',
    from: 'Practice <hello@practice.example>',
  });
  expect(mail?.calendar).toContain('BEGIN:VEVENT');
  expect(mail?.text).toContain('Unsaved subject');
  expect((await cms.payload.count({ collection: 'mails' })).totalDocs).toBe(0);
});

test('a mail server that refuses is told in plain words', async () => {
  smtp.refuse('550 no such user');
  expect(await ask('test', { mail: 'contact', texts: firstWords })).toEqual({
    status: 502,
    body: {
      errors: [
        {
          message: 'The mail server does not take mail for this address. It said: 550 no such user',
        },
      ],
    },
  });
});

test.each(['preview', 'test'] as const)(
  'SEC-12 %s is refused to staff, to the storefront, to strangers and to other sites',
  async (call) => {
    const before = smtp.received.length;
    const asked = { mail: 'contact', texts: firstWords };
    expect((await ask(call, asked, await cms.signIn('staff'))).status).toBe(403);
    expect(
      (
        await ask(call, asked, {
          headers: { authorization: `service-accounts API-Key ${cms.apiKey}` },
        })
      ).status,
    ).toBe(403);
    expect((await ask(call, asked, { headers: {} })).status).toBe(401);
    expect((await ask(call, asked, editor, { origin: 'https://evil.example' })).status).toBe(401);
    const { cookie = '' } = editor.headers;
    expect(
      (await ask(call, asked, { headers: { cookie, 'sec-fetch-site': 'cross-site' } })).status,
    ).toBe(401);
    expect((await ask(call, asked, { headers: { cookie } })).status).toBe(401);
    expect(smtp.received).toHaveLength(before);
  },
);

test('a mail that the shop does not have, and a body that is none, are refused', async () => {
  for (const body of [
    { mail: 'signature', texts: firstWords },
    { mail: 'toString', texts: firstWords },
    { mail: 'contact' },
    { mail: 'contact', texts: 'x' },
    {},
  ])
    expect((await ask('test', body)).status).toBe(400);
  expect(
    (
      await cms.request('globals/mail-texts/test', {
        method: 'POST',
        as: editor,
        headers: { 'content-type': 'text/plain' },
        body: JSON.stringify({ mail: 'contact', texts: firstWords }),
      })
    ).status,
  ).toBe(415);
});

test('SEC-09 the seventh test within ten minutes is refused, and nobody else waits for it', async () => {
  const [eager, other] = [await cms.signIn('admin'), await cms.signIn('admin')];
  const before = smtp.received.length;
  const answers = await Promise.all(
    Array.from({ length: 9 }, () => ask('test', { mail: 'contact', texts: firstWords }, eager)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(6);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(3);
  expect((await ask('test', { mail: 'contact', texts: firstWords }, other)).status).toBe(200);
  expect(smtp.received).toHaveLength(before + 7);
});
