import { sql } from '@payloadcms/db-postgres';
import type { Field, FlattenedField, PayloadRequest } from 'payload';
import { Client } from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { verifyRecord } from '../../src/audit/verify.ts';
import { collectionTable, globalTable, staffFields } from '../accounts/access-table.ts';
import { useCms, type Caller } from '../support/cms.ts';
import { createSample, encryptedFields } from '../support/samples.ts';

const cms = useCms();
const records = [
  'orders',
  'contact-submissions',
  'workshop-signups',
  'freebie-downloads',
  'lead-captures',
] as const;
const json = { 'content-type': 'application/json' };
let web: Caller;
let staff: Caller;
let admin: Caller;

beforeAll(async () => {
  web = { headers: { authorization: `service-accounts API-Key ${cms.apiKey}` } };
  staff = await cms.signIn('staff');
  admin = await cms.signIn('admin');
});

async function listed(path: string): Promise<{ id: string }[]> {
  const answer = await cms.request(path, { as: staff });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { docs: { id: string }[] }).docs;
}

describe('ADM-04 staff work through what people sent', () => {
  test.each(records)('%s are listed, filtered by date and status, and opened', async (slug) => {
    const [first, second] =
      slug === 'orders' ? (['paid', 'completed'] as const) : (['new', 'answered'] as const);
    const old = await createSample(cms.payload, slug, {
      status: first,
      createdAt: '2025-01-01T00:00:00.000Z',
    });
    const recent = await createSample(cms.payload, slug, { status: second });
    expect((await listed(slug)).map(({ id }) => id)).toEqual([recent, old]);
    expect((await listed(`${slug}?where[status][equals]=${first}`)).map(({ id }) => id)).toEqual([
      old,
    ]);
    expect(
      (await listed(`${slug}?where[createdAt][greater_than]=2025-06-01`)).map(({ id }) => id),
    ).toEqual([recent]);
    const opened = await cms.request(`${slug}/${old}`, { as: staff });
    expect([opened.status, (await opened.json()).email]).toEqual([200, 'hannah@example.com']);
  });

  test.each(records)(
    '%s are read by nobody without an account, and not by the storefront',
    async (slug) => {
      const id = await createSample(cms.payload, slug);
      for (const as of [{ headers: {} }, web]) {
        for (const path of [
          slug,
          `${slug}/${id}`,
          `${slug}/count`,
          `${slug}?where[email][like]=a&select[email]=true`,
        ])
          expect((await cms.request(path, { as })).status).toBe(403);
        expect(
          (
            await cms.request('graphql', {
              as,
              method: 'POST',
              headers: json,
              body: '{"query":"{__typename}"}',
            })
          ).status,
        ).toBe(404);
      }
    },
  );

  test('staff write down a lead from the telephone; what troubles the person is stored encrypted', async () => {
    const body = JSON.stringify({
      firstName: 'Ann',
      lastName: 'Lee',
      email: 'ann@example.com',
      concern: 'digestive',
      id: 'mine',
      createdAt: '1999-01-01',
    });
    const answer = await cms.request('lead-captures', {
      as: staff,
      method: 'POST',
      headers: json,
      body,
    });
    const { doc } = await answer.json();
    expect([answer.status, doc.status, doc.createdAt.slice(0, 2)]).toEqual([201, 'new', '20']);
    expect(
      (await (await cms.request(`lead-captures/${doc.id}`, { as: staff })).json()).concern,
    ).toBe('digestive');
    expect(
      (
        await cms.request(`lead-captures/${doc.id}/duplicate`, {
          as: staff,
          method: 'POST',
          headers: json,
          body: '{}',
        })
      ).status,
    ).toBe(404);
  });

  test('DATA-03 WS-05 FREE-11 CONT-10 every record has an id and a time of its own', async () => {
    for (const slug of records) {
      const id = await createSample(cms.payload, slug);
      const stored = await cms.payload.findByID({
        collection: slug,
        id,
        context: { decrypt: true },
      });
      expect(stored).toMatchObject({
        id,
        firstName: 'Hannah',
        lastName: 'Whitfield',
        email: 'hannah@example.com',
        createdAt: expect.any(String),
      });
      expect(Date.now() - Date.parse(stored.createdAt)).toBeLessThan(60_000);
    }
  });
});

describe('ADM-05 what staff may change', () => {
  const person = {
    id: 'x',
    collection: 'users',
    role: 'staff',
  } as unknown as PayloadRequest['user'];

  async function isOpenTo(
    user: PayloadRequest['user'],
    field: Field | FlattenedField,
    operation: 'create' | 'update',
  ): Promise<boolean> {
    const rule = 'access' in field ? field.access?.[operation] : undefined;
    return rule
      ? await rule({ req: { user } as PayloadRequest, data: {}, siblingData: {} })
      : !('virtual' in field && field.virtual);
  }

  test('no collection gives staff a field that is not in the table', async () => {
    const writable = Object.entries(collectionTable).filter(
      ([slug, row]) => row.update[2] !== '-' && !slug.startsWith('payload-'),
    );
    const own = [
      'id',
      'createdAt',
      'updatedAt',
      '_status',
      'salt',
      'hash',
      'email',
      'sessions',
      'loginAttempts',
      'lockUntil',
      'resetPasswordToken',
      'resetPasswordExpiration',
      'resetPasswordRequestedAt',
    ];
    const found: Record<string, string[]> = {};
    for (const [slug] of writable) {
      // A list of other records is nothing that could be written.
      const fields = cms.payload.collections[slug as 'orders'].config.flattenedFields.filter(
        ({ type }) => type !== 'join',
      );
      const open = await Promise.all(
        fields.map(async (field) => ((await isOpenTo(person, field, 'update')) ? field.name : '')),
      );
      found[slug] = open
        .filter((name) => name && (!own.includes(name) || staffFields[slug]?.includes(name)))
        .sort();
    }
    const expected = Object.fromEntries(
      Object.entries(staffFields).map(([slug, names]) => [
        slug,
        names.filter((name) => name !== 'password').sort(),
      ]),
    );
    expect(found).toEqual(expected);
  });

  test('no field with money in it is theirs to write, in any collection or page', async () => {
    const money = /price|amount|cents|percent|discount|minimum|limit/i;
    const seen: string[] = [];
    const open: string[] = [];
    const visit = async (
      place: string,
      fields: FlattenedField[],
      may: { create: boolean; update: boolean },
    ): Promise<void> => {
      for (const field of fields) {
        if ('flattenedFields' in field)
          await visit(`${place}.${field.name}`, field.flattenedFields, may);
        if (!money.test(field.name)) continue;
        seen.push(`${place}.${field.name}`);
        for (const operation of ['create', 'update'] as const)
          if (may[operation] && (await isOpenTo(person, field, operation)))
            open.push(`${operation} ${place}.${field.name}`);
      }
    };
    for (const { slug, flattenedFields } of cms.payload.config.collections) {
      const row = collectionTable[slug];
      await visit(slug, flattenedFields, {
        create: row?.create[2] !== '-',
        update: row?.update[2] !== '-',
      });
    }
    for (const { slug, flattenedFields } of cms.payload.config.globals)
      await visit(slug, flattenedFields, {
        create: false,
        update: globalTable[slug]?.update[2] !== '-',
      });
    expect(seen).toEqual(
      expect.arrayContaining([
        'products.price',
        'offers.price',
        'coupons.percent',
        'orders.amount',
        'plans.centsPerPayment',
      ]),
    );
    // Frozen by the list that they stand in.
    expect(open.filter((name) => !name.includes('orders.lines.'))).toEqual([]);
  });

  test('a record keeps everything but its status, whatever staff send', async () => {
    for (const slug of records.filter((name) => name !== 'lead-captures')) {
      const id = await createSample(cms.payload, slug);
      const before = await cms.payload.findByID({
        collection: slug,
        id,
        context: { decrypt: true },
      });
      const status = slug === 'orders' ? 'fulfilling' : 'answered';
      const body = JSON.stringify({
        status,
        firstName: 'x!',
        email: 'x@evil.example',
        phone: 'x!',
        concern: 'x!',
        message: 'x!',
        amount: '1.00',
        number: 'X!',
        lines: [{ name: 'x', quantity: 1, productId: 'x', unitCents: 1 }],
        freebieName: 'x!',
        sessionAt: '1999-01-01T00:00:00Z',
        createdAt: '1999-01-01T00:00:00Z',
        id: 'x',
      });
      expect(
        (await cms.request(`${slug}/${id}`, { as: staff, method: 'PATCH', headers: json, body }))
          .status,
      ).toBe(200);
      const after = await cms.payload.findByID({
        collection: slug,
        id,
        context: { decrypt: true },
      });
      const remembered =
        slug === 'orders'
          ? { workStatus: status, work: 'nothing', workDoneAt: expect.any(String) }
          : {};
      expect(after).toEqual({ ...before, status, ...remembered, updatedAt: expect.any(String) });
    }
  });

  test('a status that does not exist is refused', async () => {
    for (const slug of records) {
      const id = await createSample(cms.payload, slug);
      expect(
        (
          await cms.request(`${slug}/${id}`, {
            as: staff,
            method: 'PATCH',
            headers: json,
            body: '{"status":"free"}',
          })
        ).status,
      ).toBe(400);
    }
  });
});

test('DISC-10 a lead that staff write down needs no concern', async () => {
  const answer = await cms.request('lead-captures', {
    as: staff,
    method: 'POST',
    headers: json,
    body: '{"firstName":"Ann","lastName":"Miller","email":"ann@example.com"}',
  });
  expect([answer.status, (await answer.json()).doc.concern ?? null]).toEqual([201, null]);
});

describe('PRV-06 the record of openings', () => {
  type Opening = { record: string; act: string };

  async function openingsOf(recordId: string): Promise<Opening[]> {
    return (
      await cms.payload.find({
        collection: 'openings',
        where: { recordId: { equals: recordId } },
        limit: 100,
      })
    ).docs;
  }

  const confidential = [
    'orders',
    'checkouts',
    'contact-submissions',
    'lead-captures',
    'fulfilments',
    'person-notes',
    'replies',
  ] as const;

  test('every collection with encrypted fields is one of those that are watched', () => {
    expect(Object.keys(encryptedFields(cms.payload)).sort()).toEqual([...confidential].sort());
  });

  test.each(confidential)(
    'opening one of %s is a row: who, which, when, and nothing of what it says',
    async (slug) => {
      const id = await createSample(cms.payload, slug);
      const as = slug === 'checkouts' ? admin : staff;
      expect((await cms.request(`${slug}/${id}`, { as })).status).toBe(200);
      const { user } = await (await cms.request('users/me', { as })).json();
      expect(await openingsOf(id)).toEqual([
        {
          id: expect.any(String),
          username: user.username,
          userId: user.id,
          record: slug,
          recordId: id,
          act: 'open',
          via: 'REST',
          ids: null,
          count: 1,
          question: null,
          seq: expect.any(Number),
          prev: expect.stringMatching(/^[0-9a-f]{64}$/),
          hash: expect.stringMatching(/^[0-9a-f]{64}$/),
          createdAt: expect.any(String),
          updatedAt: expect.any(String),
        },
      ]);
    },
  );

  type Line = {
    act: string;
    record: string;
    record_id: string | null;
    ids: string[] | null;
    count: string;
    question: string | null;
  };
  const lines = async (since: number) =>
    (
      await cms.payload.db.drizzle.execute(
        sql`select act, record, record_id, ids, count, question from openings where seq > ${since} order by seq`,
      )
    ).rows as Line[];
  const last = async () =>
    Number(
      (await cms.payload.db.drizzle.execute(sql`select coalesce(max(seq), 0) as seq from openings`))
        .rows[0]?.seq,
    );

  test('SAFE-06 a list, a search, a sort, a filter, joins, a count, a change of many and a relation are one line each, without their data', async () => {
    const id = await createSample(cms.payload, 'orders', { email: 'canary@visitor.example' });
    const mail = await createSample(cms.payload, 'mails', { order: id });
    const of = async (path: string, init: RequestInit = {}) => {
      const since = await last();
      const answer = await cms.request(path, { as: staff, ...init });
      expect([path, answer.status]).toEqual([path, 200]);
      const found = await lines(since);
      expect(JSON.stringify(found)).not.toContain('canary');
      return found.map(({ act, record }) => `${act} ${record}`);
    };
    expect(await of('orders?depth=0&joins=false')).toEqual(['list orders']);
    expect(await of('orders?sort=email&limit=1&select[number]=true&depth=0')).toEqual([
      'list orders',
    ]);
    expect(
      await of('orders?where[email][equals]=canary@visitor.example&depth=0&joins=false'),
    ).toEqual(['search orders']);
    expect(await of('orders/count?where[email][like]=canary')).toEqual(['count orders']);
    expect(await of(`mails/${mail}?depth=0`)).toEqual(['open mails']);
    expect(await of(`mails/${mail}?depth=2`)).toEqual(
      expect.arrayContaining(['open mails', 'relation orders']),
    );
    expect(
      await of(`orders?where[id][equals]=${id}`, { method: 'PATCH', headers: json, body: '{}' }),
    ).toContain('change many orders');
    const since = await last();
    await cms.payload.findByID({ collection: 'orders', id, context: { decrypt: true } });
    expect(await lines(since)).toEqual([]);
  });

  test('SAFE-06 which records a list showed is kept, and search words only as a mark that repeats', async () => {
    const id = await createSample(cms.payload, 'orders');
    const since = await last();
    for (let time = 0; time < 2; time++)
      await cms.request(`orders?where[id][equals]=${id}`, { as: staff });
    const [one, two] = await lines(since);
    expect(one).toMatchObject({ ids: [id], count: '1', record_id: null, question: two?.question });
    expect(one?.question).toMatch(/^[\w-]{22}$/);
  });

  test('SAFE-06 a sign-in, one that fails and what is refused are lines', async () => {
    const account = { username: 'hannah', password: 'three random words' };
    await cms.payload.create({ collection: 'users', data: { ...account, role: 'staff' } });
    const since = await last();
    for (const given of [account, { username: 'canary-name', password: 'wrong wrong wrong' }])
      await cms.request('users/login', {
        method: 'POST',
        headers: json,
        body: JSON.stringify(given),
      });
    await cms.request(`checkouts`, { as: staff });
    const found = await lines(since);
    expect(found.map(({ act, record }) => `${act} ${record}`)).toEqual(
      expect.arrayContaining(['sign in users', 'sign in failed users', 'refused checkouts']),
    );
    expect(JSON.stringify(found)).not.toContain('canary');
  });

  test('SAFE-06 each change, removal and swap made past the guards is found, and a cut end by its anchor', async () => {
    await cms.request('orders', { as: staff });
    await cms.request('mails', { as: staff });
    await cms.request('orders', { as: staff });
    const client = new Client({ connectionString: cms.databaseUrl });
    await client.connect();
    try {
      const { last: anchor, breaks } = await verifyRecord(client);
      expect(breaks).toEqual([]);
      if (!anchor) throw new Error('no line');
      const middle = anchor.seq - 1;
      for (const statement of [
        `update openings set username = 'someone' where seq = ${middle}`,
        `delete from openings where seq = ${middle}`,
        'truncate openings cascade',
      ])
        await expect(client.query(statement)).rejects.toThrow('never changed or removed');
      const tampering = {
        'a changed line': `update openings set username = 'someone' where seq = ${middle}`,
        'a removed line': `delete from openings where seq = ${middle}`,
        'a removed line, the rest counted anew': `delete from openings where seq = ${middle}; update openings set seq = ${middle} where seq = ${anchor.seq}`,
        'two swapped lines': `update openings set seq = -1 where seq = ${middle}; update openings set seq = ${middle} where seq = ${anchor.seq}; update openings set seq = ${anchor.seq} where seq = -1`,
        'another time': `update openings set created_at = created_at + interval '1 minute' where seq = ${middle}`,
        'a cut end': `delete from openings where seq >= ${middle}`,
        'an empty record': 'truncate openings cascade',
        'no guards': 'select 1',
      };
      for (const [name, statement] of Object.entries(tampering)) {
        await client.query('begin');
        await client.query('alter table openings disable trigger user');
        await client.query(statement);
        if (name !== 'no guards') await client.query('alter table openings enable trigger user');
        const found = await verifyRecord(client, [anchor]);
        await client.query('rollback');
        expect([name, found.breaks.length > 0]).toEqual([name, true]);
      }
      expect((await verifyRecord(client, [anchor])).breaks).toEqual([]);
    } finally {
      await client.end();
    }
  });

  test('a change that shows the record is an opening too, and a refused look is none', async () => {
    const id = await createSample(cms.payload, 'contact-submissions');
    await cms.request(`contact-submissions/${id}`, { as: web });
    expect(await openingsOf(id)).toEqual([]);
    await cms.request(`contact-submissions/${id}`, {
      as: staff,
      method: 'PATCH',
      headers: json,
      body: '{"status":"closed"}',
    });
    expect((await openingsOf(id)).length).toBeGreaterThan(0);
  });

  test('where the row cannot be written, the record is not shown, and the reason is a sentence', async () => {
    const id = await createSample(cms.payload, 'contact-submissions', {
      message: 'a message of canaries',
    });
    const owner = new Client({ connectionString: cms.databaseUrl });
    await owner.connect();
    await owner.query('alter table openings rename to openings_away');
    const answer = await cms.request(`contact-submissions/${id}`, { as: staff });
    await owner.query('alter table openings_away rename to openings');
    await owner.end();
    const text = await answer.text();
    expect([answer.status, text]).toEqual([
      503,
      expect.stringContaining('so it is not shown. Please try again'),
    ]);
    expect(text).not.toContain('canaries');
  });

  test('only an admin reads it, and nobody changes or deletes a line', async () => {
    const id = await createSample(cms.payload, 'openings');
    expect((await cms.request('openings', { as: admin })).status).toBe(200);
    for (const as of [staff, web, await cms.signIn('practitioner')])
      expect((await cms.request('openings', { as })).status).toBe(403);
    for (const [method, path] of [
      ['PATCH', `openings/${id}`],
      ['DELETE', `openings/${id}`],
      ['DELETE', 'openings?where[record][equals]=orders'],
      ['PATCH', 'openings?where[record][equals]=orders'],
      ['POST', 'openings'],
    ] as const)
      expect(
        (
          await cms.request(path, {
            as: admin,
            method,
            headers: json,
            body: '{"username":"someone else"}',
          })
        ).status,
      ).toBe(403);
    expect(await cms.payload.findByID({ collection: 'openings', id })).toMatchObject({
      username: 'x',
    });
  });
});
