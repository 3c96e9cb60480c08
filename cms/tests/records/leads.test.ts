import { mailboxOf } from 'common/email-address';
import { expect, test } from 'vitest';
import { guide, health, someone, useLeads } from '../support/leads.ts';

const { smtp, cms, call, query, mailsTo, runJobs, readMail, setWorkshop } = await useLeads();

test('CONT-10 CONT-06 a message is stored with its fields, what it says encrypted, and read back by staff', async () => {
  const visitor = someone();
  const { status, body } = await call('contact', { ...visitor, ...health });
  expect(status).toBe(200);
  const [row] = await query('select * from contact_submissions where id = $1', [body.id]);
  expect(row).toMatchObject({
    first_name: 'Hannah',
    last_name: 'Whitfield',
    email: visitor.email,
    status: 'new',
  });
  expect(row?.created_at).not.toBeNull();
  for (const [name, value] of Object.entries(health)) {
    expect(row?.[name]).toMatch(/^v1\./);
    expect(row?.[name]).not.toContain(value);
  }
  const staff = await cms.signIn('staff');
  expect(
    await (await cms.request(`contact-submissions/${body.id}`, { as: staff })).json(),
  ).toMatchObject(health);
});

test('CONT-10 PRV-09 ADM-08 the visitor is thanked, the practice is told, and no mail holds a word of what was written', async () => {
  const visitor = someone();
  const { body } = await call('contact', { ...visitor, ...health });
  const [thanks] = await mailsTo(visitor.email);
  const [notice] = await query(
    "select * from mails where contact_id = $1 and kind = 'contact-notice'",
    [body.id],
  );
  await runJobs();
  const toVisitor = readMail(thanks?.message_id);
  expect(toVisitor).toMatchObject({
    count: 1,
    text: expect.stringContaining('Thank you, Hannah.'),
    html: expect.stringContaining('48 hours'),
  });
  const toPractice = readMail(notice?.message_id);
  expect(toPractice.text).toContain(`/admin/collections/contact-submissions/${body.id}`);
  for (const word of [...Object.values(health), 'Whitfield', visitor.email])
    expect(toPractice.all).not.toContain(word);
  for (const word of Object.values(health)) expect(toVisitor.all).not.toContain(word);
});

test('FREE-11 a download is stored and its copy is a link to the public address', async () => {
  const visitor = someone();
  const { status, body } = await call('freebie-downloads', { ...visitor, freebieName: guide });
  expect(status).toBe(200);
  expect(
    (await query('select * from freebie_downloads where id = $1', [body.id]))[0],
  ).toMatchObject({ email: visitor.email, freebie_name: guide, last_name: 'Whitfield' });
  const [mail] = await mailsTo(visitor.email);
  expect(mail).toMatchObject({
    kind: 'freebie-copy',
    subject: `Your free guide: ${guide}`,
    download_id: body.id,
  });
  await runJobs();
  const received = readMail(mail?.message_id);
  for (const half of [received.text, received.html])
    expect(half).toContain('http://localhost:3000/freebies/ultimate-gut-health-guide.pdf');
  expect(received.text).toContain('Here is your copy, Hannah.');
});

test('FREE-11 SEC-09 only the title of a published guide counts', async () => {
  for (const freebieName of ['Win money at https://evil.example', 'Ultimate Gut Health']) {
    expect(await call('freebie-downloads', { ...someone(), freebieName })).toMatchObject({
      status: 422,
      body: { success: false },
    });
  }
});

test('WS-05 WS-03 a sign-up is for the next workshop; its mail has the meeting link, the date and an appointment', async () => {
  await setWorkshop({ meetingLink: 'https://meet.example/thursday' });
  const visitor = someone();
  const { body } = await call('workshop-signup', visitor);
  const [row] = await query('select * from workshop_signups where id = $1', [body.id]);
  const sessionAt = new Date(String(row?.session_at));
  expect(row).toMatchObject({
    first_name: 'Hannah',
    last_name: 'Whitfield',
    email: visitor.email,
    status: 'new',
  });
  const inNewYork = new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/New_York',
    weekday: 'long',
    hour: 'numeric',
    minute: '2-digit',
  }).format(sessionAt);
  expect(inNewYork).toMatch(/^Thursday.* 7:00.PM$/);
  const [mail] = await mailsTo(visitor.email);
  await runJobs();
  const received = readMail(mail?.message_id);
  for (const half of [received.text, received.html])
    expect(half).toContain('https://meet.example/thursday');
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
  const messages = await Promise.all(
    [1, 2, 3].map(() => call('contact', { ...visitor, ...health })),
  );
  const downloads = await Promise.all(
    [1, 2, 3].map(() => call('freebie-downloads', { ...visitor, freebieName: guide })),
  );
  expect(new Set(messages.map(({ body }) => body.id)).size).toBe(1);
  expect(new Set(downloads.map(({ body }) => body.id)).size).toBe(1);
  expect(
    (await call('contact', { ...visitor, ...health, message: 'Something else.' })).body.id,
  ).not.toBe(messages[0]?.body.id);
  expect((await mailsTo(visitor.email)).map(({ kind }) => kind)).toEqual([
    'contact-thanks',
    'freebie-copy',
  ]);
});

test.each([
  ['fills in the hidden field', { website: 'https://evil.example' }],
  ['answers at once', { elapsedMs: 300 }],
])('SEC-08 what %s is answered alike, stored as spam and never mailed', async (_, traces) => {
  const visitor = { ...someone(), ...traces };
  const answers = await Promise.all([
    call('contact', { ...visitor, ...health }),
    call('freebie-downloads', { ...visitor, freebieName: guide }),
    call('workshop-signup', visitor),
  ]);
  for (const { status, body } of answers)
    expect({ status, body }).toEqual({
      status: 200,
      body: { success: true, id: expect.any(String) },
    });
  for (const table of ['contact_submissions', 'freebie_downloads', 'workshop_signups'])
    expect(await query(`select status from ${table} where email = $1`, [visitor.email])).toEqual([
      { status: 'spam' },
    ]);
  expect(
    await query(
      'select m.id from mails m left join contact_submissions c on c.id = m.contact_id where m.mailbox = $1 or c.email = $1',
      [mailboxOf(visitor.email)],
    ),
  ).toEqual([]);
});

test('FREE-05 WS-01 CONT-04 what is missing is named, each with its words', async () => {
  expect(
    (await call('freebie-downloads', { firstName: ' ', email: 'hannah@' })).body.fieldErrors,
  ).toEqual({
    firstName: 'First name is required',
    lastName: 'Last name is required',
    email: 'Please enter a valid email address',
    freebieName: 'Freebie name is required',
  });
  expect((await call('workshop-signup', { email: '' })).body.fieldErrors).toMatchObject({
    email: 'Email is required',
  });
  expect(Object.keys((await call('contact', {})).body.fieldErrors ?? {}).sort()).toEqual([
    'concern',
    'email',
    'firstName',
    'interest',
    'lastName',
  ]);
});

test('SEC-12 nobody but the storefront may make these calls', async () => {
  for (const path of ['contact', 'freebie-downloads', 'workshop-signup', 'unsubscribe']) {
    expect((await call(path, someone(), '')).status).toBe(401);
    const admin = await cms.signIn('admin');
    expect(
      (
        await cms.request(`leads/${path}`, {
          method: 'POST',
          as: admin,
          headers: { 'content-type': 'application/json' },
          body: '{}',
        })
      ).status,
    ).toBe(403);
  }
});

test('ADM-08 REL-06 with the mail server down every form still succeeds, and each mail goes out after, once', async () => {
  const visitor = someone();
  await runJobs();
  smtp.refuse('450 busy', '450 busy');
  expect((await call('workshop-signup', visitor)).status).toBe(200);
  expect((await call('freebie-downloads', { ...visitor, freebieName: guide })).status).toBe(200);
  await runJobs();
  for (const mail of await mailsTo(visitor.email))
    expect(mail).toMatchObject({
      state: 'queued',
      last_error: expect.stringContaining('450 busy'),
    });
  await query('update payload_jobs set wait_until = null where completed_at is null');
  await runJobs();
  for (const mail of await mailsTo(visitor.email)) {
    expect(mail).toMatchObject({ state: 'sent', last_error: null });
    expect(readMail(mail.message_id).count).toBe(1);
  }
});

test('REL-01 REL-02 when a mail cannot be queued nothing is stored and nobody is told otherwise', async () => {
  await query(
    "create function refuse_mails() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$",
  );
  await query(
    'create trigger refuse before insert on mails for each row execute function refuse_mails()',
  );
  const visitor = someone();
  expect((await call('contact', { ...visitor, ...health })).status).toBe(503);
  await query('drop trigger refuse on mails');
  expect(
    await query('select id from contact_submissions where email = $1', [visitor.email]),
  ).toEqual([]);
});

test('ADM-08 staff find the mails of a message and send one again, with its Message-ID', async () => {
  const visitor = someone();
  const { body } = await call('contact', { ...visitor, ...health });
  await runJobs();
  const staff = await cms.signIn('staff');
  const found = (await (
    await cms.request(`mails?where[contact][equals]=${body.id}&depth=0`, { as: staff })
  ).json()) as { docs: { id: string; kind: string; state: string }[] };
  expect(found.docs.map(({ kind, state }) => `${kind} ${state}`).sort()).toEqual([
    'contact-notice sent',
    'contact-thanks sent',
  ]);
  const record = (await (
    await cms.request(`contact-submissions/${body.id}`, { as: staff })
  ).json()) as { mails: { docs: unknown[] } };
  expect(record.mails.docs).toHaveLength(2);
  const thanks = found.docs.find(({ kind }) => kind === 'contact-thanks');
  await cms.request(`mails/${thanks?.id}`, {
    method: 'PATCH',
    as: staff,
    headers: { 'content-type': 'application/json' },
    body: '{"sendAgain":true}',
  });
  await runJobs();
  const [mail] = await mailsTo(visitor.email);
  expect(mail).toMatchObject({ state: 'sent' });
  expect(readMail(mail?.message_id).count).toBe(2);
});

test('PRV-07 jobs hold the id of a mail and nothing of a person', async () => {
  const inputs = (await query('select input from payload_jobs')).map(({ input }) =>
    Object.keys(input as unknown as object),
  );
  expect(inputs.length).toBeGreaterThan(5);
  for (const keys of inputs) expect(keys).toEqual(['mail']);
});
