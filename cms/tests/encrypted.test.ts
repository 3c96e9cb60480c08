import { sql } from '@payloadcms/db-postgres';
import { beforeAll, expect, test } from 'vitest';
import { SEALED } from '../src/fields/encrypted.ts';
import { useCms, type Caller } from './support/cms.ts';

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
  const tables = await cms.payload.db.drizzle.execute(sql`select table_name from information_schema.tables where table_schema = 'public'`);
  for (const { table_name } of tables.rows) {
    const { rows } = await cms.payload.db.drizzle.execute(sql.raw(`select * from "${String(table_name)}"`));
    for (const value of Object.values(canary)) expect(JSON.stringify(rows)).not.toContain(value);
  }
});

test('PRV-02 opening one record shows it to staff', async () => {
  expect(await (await cms.request(`orders/${orderId}`, { as: staff })).json()).toMatchObject(canary);
});

test('PRV-02 lists, searches and filters never decrypt', async () => {
  for (const query of ['', '?where[email][equals]=hannah@example.com', '?limit=1', `?where[id][equals]=${orderId}`]) {
    const { docs } = await (await cms.request(`orders${query}`, { as: staff })).json();
    expect(docs[0]).toMatchObject({ phone: SEALED, dateOfBirth: SEALED, address: SEALED, email: 'hannah@example.com' });
  }
  const { totalDocs } = await (await cms.request(`orders?where[phone][equals]=${encodeURIComponent(canary.phone)}`, { as: staff })).json();
  expect(totalDocs).toBe(0);
});

test('PRV-02 code that does not ask for it reads no plain text', async () => {
  expect(await cms.payload.findByID({ collection: 'orders', id: orderId })).toMatchObject({ phone: SEALED });
  expect(await cms.payload.findByID({ collection: 'orders', id: orderId, context: { decrypt: true } })).toMatchObject(canary);
});

test('PRV-02 saving another field, by code or by staff, leaves the stored text as it was', async () => {
  const before = await rawOrder(orderId);
  await cms.payload.update({ collection: 'orders', id: orderId, data: { status: 'fulfilling' } });
  const headers = { 'content-type': 'application/json' };
  const saved = await cms.request(`orders/${orderId}`, { as: staff, method: 'PATCH', headers, body: '{"status":"completed"}' });
  expect(saved.status).toBe(200);
  const after = await rawOrder(orderId);
  expect([after.status, after.phone, after.address]).toEqual(['completed', before.phone, before.address]);
});

test('PRV-02 text copied from another row is an error, not another person\'s data', async () => {
  const other = await createOrder('BBBB3333', 'pi_second');
  const { phone } = await rawOrder(orderId);
  await cms.payload.db.drizzle.execute(sql`update orders set phone = ${phone} where id = ${other}`);
  const answer = await cms.request(`orders/${other}`, { as: staff });
  expect(answer.status).toBe(500);
  expect(await answer.text()).not.toContain(canary.phone);
});
