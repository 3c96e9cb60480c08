import { randomUUID } from 'node:crypto';
import { createLocalReq, type PayloadRequest } from 'payload';
import { expect, test } from 'vitest';
import { datesIn } from '../../src/clock/dates.ts';
import { findPeople } from '../../src/people/find-people.ts';
import { readWaiting } from '../../src/people/read-messages.ts';
import { readPerson } from '../../src/people/read-person.ts';
import type { Caller } from '../support/cms.ts';
import { guide, health, useLeads } from '../support/leads.ts';
import { createSample } from '../support/samples.ts';

const shop = await useLeads();
const dates = datesIn('America/Denver');
const everybody = { query: '', page: 1, isWaiting: false };

/** The request of a page that this person opens. */
async function as(role: 'practitioner' | 'staff', more = {}): Promise<PayloadRequest> {
  const { payload } = shop.cms;
  const { id } = await payload.create({
    collection: 'users',
    data: {
      username: `${role}-${randomUUID()}`,
      password: `${randomUUID()} ${randomUUID()}`,
      name: 'Marie',
      role,
      ...more,
    },
  });
  const user = await payload.findByID({ collection: 'users', id, depth: 0 });
  return await createLocalReq({ user: { ...user, collection: 'users' } as never }, payload);
}

const write = async (who: object, more: object = {}) => {
  const { status, body } = await shop.call('contact', {
    elapsedMs: 20_000,
    ...who,
    ...health,
    ...more,
  });
  expect(status).toBe(200);
  return String(body.id);
};

async function ask(path: string, caller: Caller | undefined, body?: object) {
  const answer = await shop.cms.request(`desk/${path}`, {
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
    ...(caller && { as: caller }),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, never> };
}

const found = async (query: string, req: PayloadRequest) =>
  (await findPeople(req, { ...everybody, query }, dates)).people.map(({ name }) => name);

test('DESK-05 each mailbox is one person, whatever wrote the row and however the address is spelled; spam is nobody', async () => {
  const { payload } = shop.cms;
  const tail = `${randomUUID().slice(0, 8)}.visitor.example`;
  const rows = () =>
    shop.query(`select name, email, mailbox from people where mailbox like $1`, [`%${tail}`]);
  await write({ firstName: 'Zoë', lastName: 'Núñez-Hill', email: `zoe+kids@${tail}` });
  expect(await rows()).toEqual([
    { name: 'Zoë Núñez-Hill', email: `zoe+kids@${tail}`, mailbox: `zoe@${tail}` },
  ]);
  // Past every hook of Payload.
  await shop.query(
    `insert into orders (id, number, status, amount, first_name, last_name, email, stripe_payment_intent_id, created_at)
     values (gen_random_uuid(), $1, 'paid', '477.00', 'Zoe', 'Hill', $2, 'pi_' || gen_random_uuid(), now() + interval '1 minute')`,
    [randomUUID().slice(0, 8).toUpperCase(), `ZOE@${tail.toUpperCase()}`],
  );
  expect(await rows()).toMatchObject([{ name: 'Zoe Hill', mailbox: `zoe@${tail}` }]);
  // Also by the name that they gave before.
  for (const query of [`nunez ${tail}`, `zoe hill ${tail}`])
    expect([query, await found(query, await as('staff'))]).toEqual([query, ['Zoe Hill']]);
  await createSample(payload, 'contact-submissions', { email: `spam@${tail}`, status: 'spam' });
  expect(await rows()).toHaveLength(1);
  const lead = await createSample(payload, 'lead-captures', { email: `lead@${tail}` });
  expect(await rows()).toHaveLength(2);
  await payload.delete({ collection: 'lead-captures', id: lead });
  expect(await rows()).toHaveLength(1);
});

test('DESK-05 somebody is found by parts of name and address, by the number of an order and of a parcel, and by nothing sealed', async () => {
  const { payload } = shop.cms;
  const req = await as('staff');
  const tail = randomUUID().slice(0, 8);
  const email = `agnes-${tail}@visitor.example`;
  await write({ firstName: 'Agnès', lastName: `Whit${tail}field`, email });
  const number = `Q${tail.slice(0, 7).toUpperCase()}`;
  const order = await createSample(payload, 'orders', {
    email,
    firstName: 'Agnès',
    lastName: `Whit${tail}field`,
    number,
    phone: '208-555-0777',
  });
  const tracking = `9400${Date.now()}`;
  await shop.query(
    `insert into fulfilments (id, order_id, line, place, kind, name, quantity, step, tracking) values (gen_random_uuid(), $1, 'x', 0, 'kit', 'GI-MAP', 1, 'sent', $2)`,
    [order, tracking],
  );
  const name = `Agnès Whit${tail}field`;
  for (const query of [
    `whit${tail}`,
    `agnes ${tail}`,
    `${tail}field AGNÈS`,
    email.toUpperCase(),
    number.toLowerCase(),
    number.slice(0, 5),
    tracking,
    `${tracking.slice(0, 4)} ${tracking.slice(4)}`,
  ])
    expect([query, await found(query, req)]).toEqual([query, [name]]);
  for (const query of [
    '208-555-0777',
    'canary in every meal',
    `${tail}%`,
    `_${tail}`,
    `nobody-${tail}`,
  ])
    expect([query, await found(query, req)]).toEqual([query, []]);
  const { people, orders } = await findPeople(req, { ...everybody, query: number }, dates);
  expect(people[0]).toMatchObject({ about: '1 order, $10', tag: { words: 'Waits, 47 h left' } });
  expect(orders).toMatchObject([{ id: order, number }]);
  await shop.query(`update contact_submissions set status = 'answered' where email = $1`, [email]);
  await shop.query(`update orders set work = 'at-lab' where id = $1`, [order]);
  const [open] = (await findPeople(req, { ...everybody, query: number }, dates)).people;
  expect(open?.tag).toEqual({ words: 'Waiting for the lab', tone: 'good' });
});

test('DESK-05 SEC-12 nobody but people of the practice finds, opens or writes anything', async () => {
  const { payload } = shop.cms;
  const message = await write({
    firstName: 'Ann',
    lastName: 'Lee',
    email: `ann-${randomUUID()}@visitor.example`,
  });
  const [person] = await shop.query(`select id from people order by created_at desc limit 1`);
  const id = String(person?.id);
  const nobody = await createLocalReq({}, payload);
  for (const req of [nobody, await as('staff', { mustChangePassword: true })]) {
    await expect(findPeople(req, everybody, dates)).rejects.toThrow('not allowed');
    await expect(readPerson(req, id, dates)).rejects.toThrow('not allowed');
    await expect(readWaiting(req, 5)).rejects.toThrow('not allowed');
  }
  const web: Caller = { headers: { authorization: `service-accounts API-Key ${shop.cms.apiKey}` } };
  const press = randomUUID();
  for (const [path, body] of [
    [`people/${id}/notes`, { press, text: 'x' }],
    [`people/${id}/replies`, { press, message, text: 'x' }],
    [`messages/${message}`, undefined],
    [`messages/${message}/close`, {}],
  ] as const) {
    expect((await ask(path, undefined, body)).status).toBe(401);
    expect((await ask(path, web, body)).status).toBe(403);
  }
  expect(await shop.query('select 1 from replies')).toHaveLength(0);
});

test('DESK-04 DESK-05 a reply goes once, is sealed, marks the message as answered and stands on the page of the person', async () => {
  const staff = await shop.cms.signIn('staff');
  const req = await as('practitioner');
  const email = `beth-${randomUUID().slice(0, 8)}@visitor.example`;
  const message = await write({ firstName: 'Beth', lastName: 'Allred', email });
  await shop.call('freebie-downloads', {
    firstName: 'Beth',
    lastName: 'Allred',
    email,
    elapsedMs: 20_000,
    freebieName: guide,
  });
  const waiting = (await readWaiting(req, 50)).messages.find(({ id }) => id === message);
  expect(waiting).toMatchObject({
    name: 'Beth Allred',
    topic: 'Hormones, second opinion',
    firstLine: health.message,
    isUrgent: false,
    phone: null,
    clock: { words: '47 h left' },
  });
  const person = String(waiting?.person);
  const opened = await ask(`messages/${message}`, staff);
  expect(opened).toMatchObject({
    status: 200,
    body: { message: { person, email, text: health.message, phone: health.phone } },
  });

  const press = randomUUID();
  const text = 'Dear Beth,\n\nany {name} of the canary-day is right.\n\nRuth';
  for (const [wrong, status] of [
    [{ press, message, text: '  ' }, 400],
    [{ press: 'x', message, text }, 400],
    [{ press, message: randomUUID(), text }, 404],
    [{ press, message, text: 'x'.repeat(10_001) }, 400],
  ] as const)
    expect((await ask(`people/${person}/replies`, staff, wrong)).status).toBe(status);
  expect(await shop.query('select 1 from replies where person_id = $1', [person])).toHaveLength(0);

  const twice = await Promise.all(
    [1, 2].map(() => ask(`people/${person}/replies`, staff, { press, message, text })),
  );
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  const [stored, ...more] = await shop.query('select * from replies where person_id = $1', [
    person,
  ]);
  expect(more).toEqual([]);
  expect(stored?.text).toMatch(/^v1\./);
  expect(
    await shop.query('select status from contact_submissions where id = $1', [message]),
  ).toEqual([{ status: 'answered' }]);

  await shop.runJobs();
  const [mail] = (await shop.mailsTo(email)).filter(({ kind }) => kind === 'reply');
  expect(mail).toMatchObject({ state: 'sent', subject: 'Our answer to you' });
  expect(JSON.stringify(mail)).not.toContain('canary');
  const read = shop.readMail(mail?.message_id);
  expect(read.count).toBe(1);
  expect(read.text).toContain('any {name} of the canary-day is right.');

  const note = { press: randomUUID(), text: 'Called about the delay, a canary note.' };
  for (let time = 0; time < 2; time += 1)
    expect((await ask(`people/${person}/notes`, staff, note)).status).toBe(200);
  const tables = JSON.stringify(await shop.query('select * from person_notes'));
  expect(tables).not.toContain('canary');

  const page = await readPerson(req, person, dates);
  expect(page).toMatchObject({ name: 'Beth Allred', email, phone: health.phone, waiting: null });
  const said = page?.deeds.map(({ what, more: rest, text: words }) => [what, rest, words]) ?? [];
  expect(said).toEqual(
    expect.arrayContaining([
      ['They wrote', 'Hormones, second opinion', health.message],
      ['Note', expect.stringContaining('by '), note.text],
      [expect.stringMatching(/ replied$/), '', text],
      ['Downloaded', guide, null],
      ['Email', 'We have your message', null],
    ]),
  );
  expect(said.filter(([what]) => what === 'Note')).toHaveLength(1);
  const acts = await shop.query(
    `select distinct act from openings where record = 'people' and record_id = $1 order by act`,
    [person],
  );
  expect(acts.map(({ act }) => act)).toEqual(['note', 'open', 'reply']);
  expect(JSON.stringify(await shop.query('select * from openings'))).not.toContain('canary');
});

test('DESK-04 what waits longest comes first, what sounds urgent before it, and what needs no answer is closed', async () => {
  const staff = await shop.cms.signIn('staff');
  const req = await as('staff');
  await shop.query(`update contact_submissions set status = 'closed'`);
  const of = async (name: string, hours: number, urgent = false) => {
    const id = await write({
      firstName: name,
      lastName: 'X',
      email: `${name}-${randomUUID()}@visitor.example`,
    });
    await shop.query(
      `update contact_submissions set created_at = now() - $2 * interval '1 hour', urgent = $3 where id = $1`,
      [id, hours, urgent],
    );
    return id;
  };
  const sick = await write(
    { firstName: 'Dana', lastName: 'Reed', email: `dana-${randomUUID()}@visitor.example` },
    { message: 'My father has chest pain and cannot breathe.' },
  );
  expect((await readWaiting(req, 1)).messages).toMatchObject([{ id: sick, isUrgent: true }]);
  await ask(`messages/${sick}/close`, staff, {});
  const young = await of('Young', 2);
  await of('Late', 51);
  await of('Urgent', 1, true);
  const list = await readWaiting(req, 2);
  expect([list.total, list.late]).toEqual([3, 1]);
  expect(list.messages.map(({ name, phone }) => [name, phone])).toEqual([
    ['Urgent X', health.phone],
    ['Late X', null],
  ]);
  expect((await ask(`messages/${young}/close`, staff, {})).status).toBe(200);
  expect((await readWaiting(req, 5)).total).toBe(2);
  const waiting = await findPeople(req, { ...everybody, isWaiting: true }, dates);
  expect([waiting.waiting, waiting.people.map(({ tag }) => tag.words).sort()]).toEqual([
    2,
    ['Late by 3 h', 'Urgent'],
  ]);
});
