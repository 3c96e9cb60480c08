import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { Client } from 'pg';
import { writeOwedCopies } from '../src/leads/owed-copies.ts';
import { remind } from '../src/leads/reminders.ts';
import { mailboxOf } from '../src/leads/mailbox.ts';
import { useCms } from './support/cms.ts';
import { createSample } from './support/samples.ts';
import { startSmtp } from './support/smtp.ts';

const smtp = await startSmtp();
afterAll(() => smtp.close());
const cms = useCms({ seed: true, env: { SMTP_URL: smtp.url, LINK_SECRET: randomUUID() + randomUUID() } });

const someone = () => ({ firstName: 'Hannah', lastName: 'Whitfield', email: `hannah-${randomUUID().slice(0, 8)}@visitor.example`, elapsedMs: 20_000 });
const health = { phone: '208-555-0142-canary', concern: 'hormonal', interest: 'second-opinion', message: 'Since March, a canary in every meal.' };
const guide = 'Ultimate Gut Health Guide';
const weekMs = 7 * 24 * 60 * 60_000;

type Answer = { success: boolean; id?: string; message?: string; fieldErrors?: Record<string, string> };
type Row = Record<string, string | null>;

async function call(path: string, body: object, key = cms.apiKey): Promise<{ status: number; body: Answer }> {
  const headers = { 'content-type': 'application/json', ...(key && { authorization: `service-accounts API-Key ${key}` }) };
  const response = await cms.request(`leads/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  expect(response.headers.get('cache-control')).toBe('no-store');
  return { status: response.status, body: (await response.json()) as Answer };
}

async function query(text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new Client({ connectionString: cms.databaseUrl });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

const mailsTo = (to: string) => query('select * from mails where "to" = $1 order by kind', [to]);
const runJobs = () => cms.payload.jobs.run({ limit: 50, sequential: true, silent: true });

/** The parts of a received message, decoded. */
function readMail(messageId: string | null | undefined) {
  const [raw = '', ...more] = smtp.received.filter((message) => message.toLowerCase().includes(`message-id: ${String(messageId).toLowerCase()}`));
  const head = raw.slice(0, raw.indexOf('\n\n')).replace(/\n\s+/g, ' ');
  const parts = raw.split(/\n----_[^\n]+\n/).map((part) => {
    const [partHead = '', ...bodies] = part.split('\n\n');
    const body = bodies.join('\n\n').replace(/^\.\./gm, '.');
    const text = /base64/i.test(partHead) ? Buffer.from(body, 'base64').toString() : body.replace(/=\n/g, '').replace(/((?:=[0-9A-F]{2})+)/g, (hex) => Buffer.from(hex.replaceAll('=', ''), 'hex').toString());
    return { type: /content-type:\s*([\w/-]+)/i.exec(partHead)?.[1] ?? '', text };
  });
  const of = (type: string) => parts.find((part) => part.type === type)?.text ?? '';
  return { count: more.length + (raw ? 1 : 0), raw, head, text: of('text/plain'), html: of('text/html'), calendar: of('text/calendar'), all: `${head}\n${parts.map(({ text }) => text).join('\n')}` };
}

test('CONT-10 CONT-06 a message is stored with its fields, what it says encrypted, and read back by staff', async () => {
  const visitor = someone();
  const { status, body } = await call('contact', { ...visitor, ...health });
  expect(status).toBe(200);
  const [row] = await query('select * from contact_submissions where id = $1', [body.id]);
  expect(row).toMatchObject({ first_name: 'Hannah', last_name: 'Whitfield', email: visitor.email, status: 'new' });
  expect(row?.created_at).not.toBeNull();
  for (const [name, value] of Object.entries(health)) {
    expect(row?.[name]).toMatch(/^v1\./);
    expect(row?.[name]).not.toContain(value);
  }
  const staff = await cms.signIn('staff');
  expect(await (await cms.request(`contact-submissions/${body.id}`, { as: staff })).json()).toMatchObject(health);
});

test('CONT-10 PRV-09 ADM-08 the visitor is thanked, the practice is told, and no mail holds a word of what was written', async () => {
  const visitor = someone();
  const { body } = await call('contact', { ...visitor, ...health });
  const [thanks] = await mailsTo(visitor.email);
  const [notice] = await query("select * from mails where contact_id = $1 and kind = 'contact-notice'", [body.id]);
  await runJobs();
  const toVisitor = readMail(thanks?.message_id);
  expect(toVisitor).toMatchObject({ count: 1, text: expect.stringContaining('Thank you, Hannah.'), html: expect.stringContaining('48 hours') });
  const toPractice = readMail(notice?.message_id);
  expect(toPractice.text).toContain(`/admin/collections/contact-submissions/${body.id}`);
  for (const word of [...Object.values(health), 'Whitfield', visitor.email]) expect(toPractice.all).not.toContain(word);
  for (const word of Object.values(health)) expect(toVisitor.all).not.toContain(word);
});

test('FREE-11 a download is stored and its copy is a link to the public address', async () => {
  const visitor = someone();
  const { status, body } = await call('freebie-downloads', { ...visitor, freebieName: guide });
  expect(status).toBe(200);
  expect((await query('select * from freebie_downloads where id = $1', [body.id]))[0]).toMatchObject({ email: visitor.email, freebie_name: guide, last_name: 'Whitfield' });
  const [mail] = await mailsTo(visitor.email);
  expect(mail).toMatchObject({ kind: 'freebie-copy', subject: `Your free guide: ${guide}`, download_id: body.id });
  await runJobs();
  const received = readMail(mail?.message_id);
  for (const half of [received.text, received.html]) expect(half).toContain('http://localhost:3000/freebies/ultimate-gut-health-guide.pdf');
  expect(received.text).toContain('Here is your copy, Hannah.');
});

test('FREE-11 SEC-09 only the title of a published guide counts', async () => {
  for (const freebieName of ['Win money at https://evil.example', 'Ultimate Gut Health']) {
    expect(await call('freebie-downloads', { ...someone(), freebieName })).toMatchObject({ status: 422, body: { success: false } });
  }
});

test('WS-05 WS-03 a sign-up is for the next workshop; its mail has the meeting link, the date and an appointment', async () => {
  await setWorkshop({ meetingLink: 'https://meet.example/thursday' });
  const visitor = someone();
  const { body } = await call('workshop-signup', visitor);
  const [row] = await query('select * from workshop_signups where id = $1', [body.id]);
  const sessionAt = new Date(String(row?.session_at));
  expect(row).toMatchObject({ first_name: 'Hannah', last_name: 'Whitfield', email: visitor.email, status: 'new' });
  const inNewYork = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', weekday: 'long', hour: 'numeric', minute: '2-digit' }).format(sessionAt);
  expect(inNewYork).toMatch(/^Thursday.* 7:00.PM$/);
  const [mail] = await mailsTo(visitor.email);
  await runJobs();
  const received = readMail(mail?.message_id);
  for (const half of [received.text, received.html]) expect(half).toContain('https://meet.example/thursday');
  expect(received.text).toMatch(/We meet: Thursday, \w+ \d+ at 7:00.PM E[SD]T/);
  const stamp = `${sessionAt.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;
  expect(received.calendar).toContain(`DTSTART:${stamp}`);
  expect(received.calendar).toContain('LOCATION:https://meet.example/thursday');
  expect(received.head).toMatch(/List-Unsubscribe: <http:\/\/localhost:3000\/mail\/[\w.-]+>/);
  expect(received.head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
});

test('WS-05 who signs up again for the same workshop keeps the seat and gets no second mail', async () => {
  const visitor = someone();
  const answers = await Promise.all([1, 2, 3].map(() => call('workshop-signup', visitor)));
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect(await mailsTo(visitor.email)).toHaveLength(1);
});

test('CONT-10 FREE-11 the same message or download sent twice at once is stored once', async () => {
  const visitor = someone();
  const messages = await Promise.all([1, 2, 3].map(() => call('contact', { ...visitor, ...health })));
  const downloads = await Promise.all([1, 2, 3].map(() => call('freebie-downloads', { ...visitor, freebieName: guide })));
  expect(new Set(messages.map(({ body }) => body.id)).size).toBe(1);
  expect(new Set(downloads.map(({ body }) => body.id)).size).toBe(1);
  expect((await call('contact', { ...visitor, ...health, message: 'Something else.' })).body.id).not.toBe(messages[0]?.body.id);
  expect((await mailsTo(visitor.email)).map(({ kind }) => kind)).toEqual(['contact-thanks', 'freebie-copy']);
});

test.each([
  ['fills in the hidden field', { website: 'https://evil.example' }],
  ['answers at once', { elapsedMs: 300 }],
])('SEC-08 what %s is answered alike, stored as spam and never mailed', async (_, traces) => {
  const visitor = { ...someone(), ...traces };
  const answers = await Promise.all([call('contact', { ...visitor, ...health }), call('freebie-downloads', { ...visitor, freebieName: guide }), call('workshop-signup', visitor)]);
  for (const { status, body } of answers) expect({ status, body }).toEqual({ status: 200, body: { success: true, id: expect.any(String) } });
  for (const table of ['contact_submissions', 'freebie_downloads', 'workshop_signups']) expect(await query(`select status from ${table} where email = $1`, [visitor.email])).toEqual([{ status: 'spam' }]);
  expect(await query('select m.id from mails m left join contact_submissions c on c.id = m.contact_id where m.mailbox = $1 or c.email = $1', [mailboxOf(visitor.email)])).toEqual([]);
});

test('SEC-09 sixty posts to one mailbox in many spellings bring it two mails, and the rest is refused with 429', async () => {
  const tag = randomUUID().slice(0, 8);
  const spellings = ['{}@gmail.com', '{}+a@gmail.com', '{}+b@Gmail.com', '{}@googlemail.com', '{}+c@GMAIL.com'].map((pattern) => pattern.replace('{}', `victim.${tag}`));
  const guides = (await query("select title from freebies where _status = 'published'")).map(({ title }) => String(title));
  const posts = Array.from({ length: 60 }, (_, place) =>
    call('freebie-downloads', { ...someone(), email: spellings[place % spellings.length], freebieName: guides[place % guides.length] }),
  );
  const answers = await Promise.all(posts);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(30);
  expect(await query('select id from mails where mailbox = $1', [`victim${tag}@gmail.com`])).toHaveLength(2);
});

test('WS-04 SEC-09 who took three guides hears of the seat all the same; a fourth mail of a day is none', async () => {
  const visitor = someone();
  const guides = (await query("select title from freebies where _status = 'published' order by position")).slice(0, 3).map(({ title }) => String(title));
  for (const freebieName of guides) await call('freebie-downloads', { ...visitor, freebieName });
  await call('workshop-signup', visitor);
  await call('workshop-signup', { ...visitor, email: visitor.email.replace('@', '+again@') });
  const mails = await query('select kind from mails where mailbox = $1 order by kind', [mailboxOf(visitor.email)]);
  expect(mails.map(({ kind }) => kind)).toEqual(['freebie-copy', 'freebie-copy', 'workshop-confirmation']);
});

test('FREE-11 SEC-09 who takes all seven guides in a day gets every copy, two a day, each once', async () => {
  const visitor = someone();
  const guides = (await query("select title from freebies where _status = 'published' order by position")).map(({ title }) => String(title));
  expect(guides).toHaveLength(7);
  for (const freebieName of [...guides, ...guides]) await call('freebie-downloads', { ...visitor, freebieName });
  const copies = async () => (await mailsTo(visitor.email)).map(({ subject }) => subject);
  expect(await copies()).toHaveLength(2);
  for (const most of [2, 4, 6, 7, 7]) {
    await Promise.all([writeOwedCopies(cms.payload), writeOwedCopies(cms.payload)]);
    expect(await copies()).toHaveLength(most);
    await query("update mails set created_at = created_at - interval '25 hours' where \"to\" = $1", [visitor.email]);
  }
  expect(new Set(await copies())).toEqual(new Set(guides.map((title) => `Your free guide: ${title}`)));
});

test('SEC-08 a form without its time is allowed at a third of the rate', async () => {
  const { elapsedMs: _, ...visitor } = someone();
  const answers = [];
  for (let place = 0; place < 12; place += 1) answers.push((await call('contact', { ...visitor, ...health, message: `Message ${place}` })).status);
  expect(answers.filter((status) => status === 200)).toHaveLength(10);
});

test('SEC-09 SEC-10 no name brings a link, a header or another recipient into a mail', async () => {
  const names = ['https://evil.example/win', 'evil.example', 'Ann <thief@evil.example>', '=?utf-8?Q?evil?=', 'a, thief@evil.example', '{signature}', 'Group: thief@evil.example;'];
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
  ['two thousand addresses', Array.from({ length: 2_000 }, (_, place) => `a${place}@b.example`).join(',')],
  ['a name before it', 'Ann <a@b.example>'],
  ['group syntax', 'Friends: a@b.example;'],
  ['a quoted local part', '"a b"@b.example'],
  ['a comment', 'a(comment)@b.example'],
  ['an encoded word', '=?utf-8?q?a?=@b.example'],
  ['no domain', 'a@b'],
])('SEC-10 an e-mail address with %s is refused', async (what, email) => {
  const { status, body } = await call('workshop-signup', { ...someone(), email });
  if (what === 'an encoded word' && status === 200) return expect(body.success).toBe(true);
  expect({ status, fields: Object.keys(body.fieldErrors ?? {}) }).toEqual({ status: 400, fields: ['email'] });
});

test.each(['firstName', 'lastName'])('SEC-10 a line break in %s is refused, and so is what is too long', async (field) => {
  for (const value of ['Ann\r\nBcc: thief@evil.example', 'Ann\nx', 'A\u0001nn', 'x'.repeat(101)]) {
    expect(await call('workshop-signup', { ...someone(), [field]: value })).toMatchObject({ status: 400, body: { fieldErrors: { [field]: expect.any(String) } } });
  }
});

test('FREE-05 WS-01 CONT-04 what is missing is named, each with its words', async () => {
  expect((await call('freebie-downloads', { firstName: ' ', email: 'hannah@' })).body.fieldErrors).toEqual({
    firstName: 'First name is required',
    lastName: 'Last name is required',
    email: 'Please enter a valid email address',
    freebieName: 'Freebie name is required',
  });
  expect((await call('workshop-signup', { email: '' })).body.fieldErrors).toMatchObject({ email: 'Email is required' });
  expect(Object.keys((await call('contact', {})).body.fieldErrors ?? {}).sort()).toEqual(['concern', 'email', 'firstName', 'interest', 'lastName']);
});

test('SEC-12 nobody but the storefront may make these calls', async () => {
  for (const path of ['contact', 'freebie-downloads', 'workshop-signup', 'unsubscribe']) {
    expect((await call(path, someone(), '')).status).toBe(401);
    const admin = await cms.signIn('admin');
    expect((await cms.request(`leads/${path}`, { method: 'POST', as: admin, headers: { 'content-type': 'application/json' }, body: '{}' })).status).toBe(403);
  }
});

test('ADM-08 REL-06 with the mail server down every form still succeeds, and each mail goes out after, once', async () => {
  const visitor = someone();
  smtp.refuse('450 busy', '450 busy');
  expect((await call('workshop-signup', visitor)).status).toBe(200);
  expect((await call('freebie-downloads', { ...visitor, freebieName: guide })).status).toBe(200);
  await runJobs();
  for (const mail of await mailsTo(visitor.email)) expect(mail).toMatchObject({ state: 'queued', last_error: expect.stringContaining('450 busy') });
  await query('update payload_jobs set wait_until = null where completed_at is null');
  await runJobs();
  for (const mail of await mailsTo(visitor.email)) {
    expect(mail).toMatchObject({ state: 'sent', last_error: null });
    expect(readMail(mail.message_id).count).toBe(1);
  }
});

test('REL-01 REL-02 when a mail cannot be queued nothing is stored and nobody is told otherwise', async () => {
  await query("create function refuse_mails() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$");
  await query('create trigger refuse before insert on mails for each row execute function refuse_mails()');
  const visitor = someone();
  expect((await call('contact', { ...visitor, ...health })).status).toBe(503);
  await query('drop trigger refuse on mails');
  expect(await query('select id from contact_submissions where email = $1', [visitor.email])).toEqual([]);
});

async function setWorkshop(changes: object) {
  const { workshop } = await cms.payload.findGlobal({ slug: 'freebies-page', depth: 0 });
  await cms.payload.updateGlobal({ slug: 'freebies-page', data: { workshop: { ...workshop, ...changes }, _status: 'published' } as never, depth: 0 });
}

async function seat(sessionAt: Date, more: object = {}) {
  const visitor = someone();
  const id = await createSample(cms.payload, 'workshop-signups', { firstName: 'Hannah', lastName: 'Whitfield', email: visitor.email, sessionAt: sessionAt.toISOString(), createdAt: new Date(sessionAt.getTime() - weekMs).toISOString(), ...more });
  return { id, email: visitor.email };
}
const before = (start: Date, minutes: number) => new Date(start.getTime() - minutes * 60_000);
const kindsTo = async (email: string) => (await mailsTo(email)).map(({ kind }) => kind);

test('WS-03 reminders go out a day and an hour before, once each, however often they are asked for', async () => {
  const start = new Date('2031-03-14T00:00:00Z');
  const { email } = await seat(start);
  await remind(cms.payload, before(start, 25 * 60));
  expect(await kindsTo(email)).toEqual([]);
  for (const minutes of [24 * 60, 23 * 60, 5 * 60]) await Promise.all([remind(cms.payload, before(start, minutes)), remind(cms.payload, before(start, minutes))]);
  expect(await kindsTo(email)).toEqual(['workshop-day-before']);
  for (const minutes of [60, 59, 1]) await Promise.all([remind(cms.payload, before(start, minutes)), remind(cms.payload, before(start, minutes))]);
  expect(await kindsTo(email)).toEqual(['workshop-day-before', 'workshop-hour-before']);
});

test('WS-03 there is no reminder for a skipped day, for spam, for what has begun, or for who signed up after it was due', async () => {
  const start = new Date('2031-04-11T00:00:00Z');
  const late = await seat(start, { createdAt: before(start, 30).toISOString() });
  const spam = await seat(start, { status: 'spam' });
  const begun = await seat(start);
  await remind(cms.payload, new Date(start.getTime() + 60_000));
  for (const { email } of [late, spam, begun]) expect(await kindsTo(email)).toEqual([]);
  const { email } = await seat(start);
  await setWorkshop({ skips: [{ date: '2031-04-10T12:00:00.000Z' }] });
  await remind(cms.payload, before(start, 30));
  await setWorkshop({ skips: [] });
  for (const address of [late.email, spam.email, email]) expect(await kindsTo(address)).toEqual([]);
});

test('WS-03 the link in a mail stops the reminders, any number of times, and nobody else’s', async () => {
  const visitor = someone();
  const { body } = await call('workshop-signup', visitor);
  await runJobs();
  const token = /\/mail\/([\w.-]+)/.exec(readMail((await mailsTo(visitor.email))[0]?.message_id).text)?.[1] ?? '';
  const start = new Date(String((await query('select session_at from workshop_signups where id = $1', [body.id]))[0]?.session_at));
  const other = await seat(start);
  for (const _ of [1, 2]) expect(await call('unsubscribe', { token })).toMatchObject({ status: 200, body: { success: true } });
  await query('update workshop_signups set created_at = $2 where id = $1', [body.id, new Date(start.getTime() - weekMs)]);
  await remind(cms.payload, before(start, 30));
  expect(await kindsTo(visitor.email)).toEqual(['workshop-confirmation']);
  expect(await kindsTo(other.email)).toEqual(['workshop-hour-before']);
  expect(await call('unsubscribe', { token: token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')) })).toMatchObject({ status: 404 });
  await call('workshop-signup', visitor);
  expect((await query('select unsubscribed_at from workshop_signups where id = $1', [body.id]))[0]?.unsubscribed_at).toBeNull();
});

test('ADM-08 a reminder that is too late is not sent, and staff read why', async () => {
  const start = new Date(Date.now() + 1_000);
  const { email } = await seat(start);
  await remind(cms.payload, before(start, 10));
  await query("update workshop_signups set session_at = now() - interval '1 minute' where email = $1", [email]);
  await runJobs();
  expect((await mailsTo(email))[0]).toMatchObject({ state: 'failed', last_error: 'The workshop has begun' });
});

test('ADM-08 staff find the mails of a message and send one again, with its Message-ID', async () => {
  const visitor = someone();
  const { body } = await call('contact', { ...visitor, ...health });
  await runJobs();
  const staff = await cms.signIn('staff');
  const found = (await (await cms.request(`mails?where[contact][equals]=${body.id}&depth=0`, { as: staff })).json()) as { docs: { id: string; kind: string; state: string }[] };
  expect(found.docs.map(({ kind, state }) => `${kind} ${state}`).sort()).toEqual(['contact-notice sent', 'contact-thanks sent']);
  const record = (await (await cms.request(`contact-submissions/${body.id}`, { as: staff })).json()) as { mails: { docs: unknown[] } };
  expect(record.mails.docs).toHaveLength(2);
  const thanks = found.docs.find(({ kind }) => kind === 'contact-thanks');
  await cms.request(`mails/${thanks?.id}`, { method: 'PATCH', as: staff, headers: { 'content-type': 'application/json' }, body: '{"sendAgain":true}' });
  await runJobs();
  const [mail] = await mailsTo(visitor.email);
  expect(mail).toMatchObject({ state: 'sent' });
  expect(readMail(mail?.message_id).count).toBe(2);
});

test('PRV-07 jobs hold the id of a mail and nothing of a person', async () => {
  const inputs = (await query('select input from payload_jobs')).map(({ input }) => Object.keys(input as unknown as object));
  expect(inputs.length).toBeGreaterThan(5);
  for (const keys of inputs) expect(keys).toEqual(['mail']);
});
