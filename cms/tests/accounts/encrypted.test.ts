import { sql } from '@payloadcms/db-postgres';
import pino from 'pino';
import { beforeAll, describe, expect, test } from 'vitest';
import { sealedWords } from '../../src/fields/encryption/encrypted.ts';
import { logOptions } from '../../src/log.ts';
import { useCms, type Caller } from '../support/cms.ts';
import { createSample, encryptedFields } from '../support/samples.ts';

const cms = useCms();
const canary = { phone: '(555) 014-2290', dateOfBirth: '1980-01-02', address: '12 Canary Lane' };
let staff: Caller;
let orderId: string;

async function createOrder(number: string, stripePaymentIntentId: string): Promise<string> {
  const { id } = await cms.payload.create({
    collection: 'orders',
    data: {
      number,
      status: 'paid',
      firstName: 'Hannah',
      lastName: 'Whitfield',
      email: 'hannah@example.com',
      ...canary,
      city: 'Canary City',
      state: 'CA',
      zipCode: '90001',
      productType: 'gi-map',
      productName: 'GI-MAP x1',
      amount: '477.00',
      stripePaymentIntentId,
    },
  });
  return id;
}

async function rawOrder(id: string): Promise<Record<string, unknown>> {
  const { rows } = await cms.payload.db.drizzle.execute(sql`select * from orders where id = ${id}`);
  return rows[0] ?? {};
}

beforeAll(async () => {
  staff = await cms.signIn('staff');
  orderId = await createOrder('AAAA2222', 'pi_first');
});

test('PRV-02 no table holds what was typed', async () => {
  const row = await rawOrder(orderId);
  expect(row.phone).toMatch(/^v1\.test\./);
  const tables = await cms.payload.db.drizzle.execute(
    sql`select table_name from information_schema.tables where table_schema = 'public'`,
  );
  for (const { table_name } of tables.rows) {
    const { rows } = await cms.payload.db.drizzle.execute(
      sql.raw(`select * from "${String(table_name)}"`),
    );
    for (const value of Object.values(canary)) expect(JSON.stringify(rows)).not.toContain(value);
  }
});

test('PRV-02 opening one record shows it to staff', async () => {
  expect(await (await cms.request(`orders/${orderId}`, { as: staff })).json()).toMatchObject(
    canary,
  );
});

test('PRV-02 lists, searches and filters never decrypt', async () => {
  for (const query of [
    '',
    '?where[email][equals]=hannah@example.com',
    '?limit=1',
    `?where[id][equals]=${orderId}`,
  ]) {
    const { docs } = await (await cms.request(`orders${query}`, { as: staff })).json();
    expect(docs[0]).toMatchObject({
      phone: sealedWords,
      dateOfBirth: sealedWords,
      address: sealedWords,
      email: 'hannah@example.com',
    });
  }
  const { totalDocs } = await (
    await cms.request(`orders?where[phone][equals]=${encodeURIComponent(canary.phone)}`, {
      as: staff,
    })
  ).json();
  expect(totalDocs).toBe(0);
});

test('PRV-02 code that does not ask for it reads no plain text', async () => {
  expect(await cms.payload.findByID({ collection: 'orders', id: orderId })).toMatchObject({
    phone: sealedWords,
  });
  expect(
    await cms.payload.findByID({ collection: 'orders', id: orderId, context: { decrypt: true } }),
  ).toMatchObject(canary);
});

test('PRV-02 saving another field, by code or by staff, leaves the stored text as it was', async () => {
  const before = await rawOrder(orderId);
  await cms.payload.update({ collection: 'orders', id: orderId, data: { status: 'fulfilling' } });
  const headers = { 'content-type': 'application/json' };
  const saved = await cms.request(`orders/${orderId}`, {
    as: staff,
    method: 'PATCH',
    headers,
    body: '{"status":"completed"}',
  });
  expect(saved.status).toBe(200);
  const after = await rawOrder(orderId);
  expect([after.status, after.phone, after.address]).toEqual([
    'completed',
    before.phone,
    before.address,
  ]);
});

test("PRV-02 text copied from another row is an error, not another person's data", async () => {
  const other = await createOrder('BBBB3333', 'pi_second');
  const { phone } = await rawOrder(orderId);
  await cms.payload.db.drizzle.execute(sql`update orders set phone = ${phone} where id = ${other}`);
  const answer = await cms.request(`orders/${other}`, { as: staff });
  expect(answer.status).toBe(500);
  expect(await answer.text()).not.toContain(canary.phone);
});

describe('in every collection', () => {
  const canaryOf = (slug: string, field: string) => `canary ${slug} ${field} 8127`;
  const ids: Record<string, string> = {};
  let admin: Caller;

  beforeAll(async () => {
    admin = await cms.signIn('admin');
    for (const [slug, fields] of Object.entries(encryptedFields(cms.payload))) {
      const data = Object.fromEntries(fields.map((field) => [field, canaryOf(slug, field)]));
      ids[slug] = await createSample(cms.payload, slug, data);
      await createSample(cms.payload, 'mails', slug === 'orders' ? { order: ids[slug] } : {});
    }
  });

  test('PRV-02 the fields of design §7 are encrypted', () => {
    expect(encryptedFields(cms.payload)).toEqual({
      orders: ['phone', 'address', 'dateOfBirth'],
      checkouts: ['customer'],
      'contact-submissions': ['phone', 'concern', 'interest', 'message'],
      'lead-captures': ['concern'],
      fulfilments: ['personName', 'personBirthDate'],
      'person-notes': ['text'],
      replies: ['text'],
    });
  });

  test('PRV-02 no column of any table holds a canary, jobs, versions and settings included', async () => {
    const columns = await cms.payload.db.drizzle.execute(
      sql`select table_name, count(*) as columns from information_schema.columns where table_schema = 'public' group by table_name`,
    );
    expect(columns.rows.map(({ table_name: name }) => name)).toEqual(
      expect.arrayContaining([
        'orders',
        'payload_jobs',
        'payload_kv',
        '_posts_v',
        'openings',
        'mails',
      ]),
    );
    for (const { table_name: name } of columns.rows) {
      const { rows } = await cms.payload.db.drizzle.execute(
        sql.raw(
          `select count(*)::int as found from "${String(name)}" t where t::text like '%canary%8127%'`,
        ),
      );
      expect([name, rows[0]?.found]).toEqual([name, 0]);
    }
    const control = await cms.payload.db.drizzle.execute(
      sql`select count(*)::int as found from orders t where t::text like '%hannah@example.com%'`,
    );
    expect(control.rows[0]?.found).toBeGreaterThan(0);
  });

  test('PRV-07 the log of a database error holds no value that was written', async () => {
    const lines: string[] = [];
    const log = pino(logOptions, { write: (line) => void lines.push(line) });
    const person = {
      firstName: 'canary first 8127',
      lastName: 'canary last 8127',
      email: 'canary@8127.example',
      phone: 'canary phone 8127',
    };
    const failures = [
      cms.payload.db.create({
        collection: 'orders',
        data: {
          ...person,
          number: 'X',
          status: 'no such status',
          amount: '1.00',
          stripePaymentIntentId: 'pi_x',
        },
        req: {},
      }),
      cms.payload.db.create({
        collection: 'orders',
        data: {
          ...person,
          number: 'AAAA2222',
          status: 'paid',
          amount: '1.00',
          stripePaymentIntentId: 'pi_y',
        },
        req: {},
      }),
      cms.payload.db.drizzle.execute(sql`select ${'canary raw 8127'}::uuid`),
      cms.payload.db.drizzle.execute(
        sql`insert into contact_submissions (id, message) values (gen_random_uuid(), ${'canary message 8127'})`,
      ),
    ];
    for (const failure of await Promise.allSettled(failures)) {
      if (failure.status === 'fulfilled') throw new Error('A write that should fail did not');
      const err: unknown = failure.reason;
      log.error(err);
      log.error({ err, msg: `It failed: ${err instanceof Error ? err.message : ''}` });
      log.error({ err, job: { input: person } }, 'a job failed');
    }
    expect(lines).toHaveLength(12);
    expect(lines.join('')).not.toMatch(/canary|8127/);
  });

  const open = (id: string, slug: string) => cms.request(`${slug}/${id}`, { as: admin });

  async function raw(slug: string, field: string, id: string): Promise<string> {
    const { rows } = await cms.payload.db.drizzle.execute(
      sql`select ${sql.identifier(columnOf(field))} as value from ${sql.identifier(columnOf(slug))} where id = ${id}`,
    );
    return String(rows[0]?.value);
  }

  async function overwrite(slug: string, field: string, id: string, value: string): Promise<void> {
    await cms.payload.db.drizzle.execute(
      sql`update ${sql.identifier(columnOf(slug))} set ${sql.identifier(columnOf(field))} = ${value} where id = ${id}`,
    );
  }

  test('PRV-02 one flipped bit in any field is an error, never another text', async () => {
    for (const [slug, fields] of Object.entries(encryptedFields(cms.payload))) {
      for (const field of fields) {
        const id = ids[slug] ?? '';
        const stored = await raw(slug, field, id);
        await overwrite(slug, field, id, withFlippedBit(stored));
        const answer = await open(id, slug);
        expect([slug, field, answer.status]).toEqual([slug, field, 500]);
        expect(await answer.text()).toBe('{"errors":[{"message":"Something went wrong."}]}');
        await overwrite(slug, field, id, stored);
        expect((await (await open(id, slug)).json())[field]).toBe(canaryOf(slug, field));
      }
    }
  });

  test('PRV-02 texts swapped between two rows, or between two fields of a row, are errors', async () => {
    for (const [slug, fields] of Object.entries(encryptedFields(cms.payload))) {
      const id = ids[slug] ?? '';
      const [field = ''] = fields;
      const other = await createSample(cms.payload, slug);
      const [mine, theirs] = [await raw(slug, field, id), await raw(slug, field, other)];
      await overwrite(slug, field, id, theirs);
      await overwrite(slug, field, other, mine);
      expect([slug, (await open(id, slug)).status, (await open(other, slug)).status]).toEqual([
        slug,
        500,
        500,
      ]);
      await overwrite(slug, field, id, mine);
      const next = fields[1];
      if (next) {
        await overwrite(slug, field, id, await raw(slug, next, id));
        expect((await open(id, slug)).status).toBe(500);
        await overwrite(slug, field, id, mine);
      }
      expect((await open(id, slug)).status).toBe(200);
    }
  });

  test('PRV-02 filters and sorts on an encrypted field find nothing out', async () => {
    for (const [slug, fields] of Object.entries(encryptedFields(cms.payload))) {
      for (const field of fields) {
        for (const where of [
          `[like]=canary`,
          `[equals]=${encodeURIComponent(canaryOf(slug, field))}`,
          '[contains]=8127',
        ]) {
          const answer = await cms.request(`${slug}?where[${field}]${where}`, { as: admin });
          expect([slug, field, (await answer.json()).totalDocs]).toEqual([slug, field, 0]);
        }
        expect(
          await (await cms.request(`${slug}?sort=${field}`, { as: admin })).text(),
        ).not.toContain('canary');
      }
    }
  });
});

const columnOf = (name: string) =>
  name.replaceAll('-', '_').replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The stored text with one bit of its ciphertext turned over. */
function withFlippedBit(stored: string): string {
  const parts = stored.split('.');
  const bytes = Buffer.from(parts[3] ?? '', 'base64url');
  bytes[0] = (bytes[0] ?? 0) ^ 1;
  return [...parts.slice(0, 3), bytes.toString('base64url')].join('.');
}
