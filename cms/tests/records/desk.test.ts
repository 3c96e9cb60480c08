import { randomUUID } from 'node:crypto';
import { createLocalReq, type PayloadRequest } from 'payload';
import { beforeAll, expect, test } from 'vitest';
import { readOrders } from '../../src/desk/orders/read-orders.ts';
import { openOrder, readPapers } from '../../src/desk/print/read-papers.ts';
import { moveWork } from '../../src/fulfilment/move-work.ts';
import { person, useShop } from '../support/shop.ts';

const shop = await useShop();
let orderId: string;
let number: string;

beforeAll(async () => {
  const { id } = await shop.paid();
  const { body } = await shop.order(id);
  orderId = String(body.transactionId);
  number = String(body.number);
}, 60_000);

/** The request of a page that this person opens. */
async function as(
  role: 'admin' | 'practitioner' | 'staff',
  more: { mustChangePassword?: boolean } = {},
): Promise<PayloadRequest> {
  const { payload } = shop.cms;
  const { id } = await payload.create({
    collection: 'users',
    data: {
      username: `${role}-${randomUUID()}`,
      password: `${randomUUID()} ${randomUUID()}`,
      role,
      ...more,
    },
  });
  const user = await payload.findByID({ collection: 'users', id, depth: 0 });
  return await createLocalReq({ user: { ...user, collection: 'users' } as never }, payload);
}

const lastLine = async () =>
  Number((await shop.query('select coalesce(max(seq), 0) as seq from openings'))[0]?.seq);
const linesSince = async (seq: number) =>
  (
    await shop.query(
      'select act, record, record_id, ids, question from openings where seq > $1 order by seq',
      [seq],
    )
  ).map((line) => ({ ...line }));

const all = { tab: 'all', page: 1, query: '' } as const;

test('DESK-06 the list says who, what and how far, opens nothing that is sealed, and is one line', async () => {
  const before = await lastLine();
  const list = await readOrders(await as('staff'), { ...all, tab: 'to-send' });
  expect(list.counts).toMatchObject({ 'to-send': 1, all: 1, 'on-its-way': 0 });
  expect(list.rows).toMatchObject([
    {
      id: orderId,
      number,
      who: 'Hannah Whitfield',
      where: 'Boise, ID',
      things: [{ name: 'GI-MAP', isKit: true, count: 1 }],
      state: { words: 'To send' },
    },
  ]);
  const [row] = list.rows;
  expect(row?.toSend).toHaveLength(1);
  for (const secret of [person.dateOfBirth, person.address, person.phone])
    expect(JSON.stringify(list)).not.toContain(secret);
  expect(await linesSince(before)).toEqual([
    { act: 'list', record: 'orders', record_id: null, ids: [orderId], question: null },
  ]);
});

test('DESK-06 an order is found by a part of a name, its number, what was bought and its tracking number, and by nothing sealed', async () => {
  const { payload } = shop.cms;
  const req = await as('practitioner');
  const found = async (query: string) => (await readOrders(req, { ...all, query })).rows.length;
  for (const query of ['whitf', number.toLowerCase(), 'GI-MAP', person.email])
    expect([query, await found(query)]).toEqual([query, 1]);
  for (const query of ['Orchard', '208-555', '1988', 'nobody']) expect(await found(query)).toBe(0);
  const [piece] = (await readOrders(req, all)).rows[0]?.toSend ?? [];
  if (!piece) throw new Error('nothing to send');
  expect(await found('1Z999AA10123456784')).toBe(0);
  await moveWork(
    payload,
    orderId,
    { move: 'send', press: randomUUID(), items: [piece], tracking: '1Z999AA10123456784' },
    'Marie',
  );
  expect(await found('1Z 999AA1 0123456784')).toBe(1);
  expect((await readOrders(req, { ...all, tab: 'on-its-way' })).rows).toHaveLength(1);
  expect((await readOrders(req, { ...all, tab: 'to-send' })).rows).toHaveLength(0);
});

test('SAFE-06 a search of the desk is one line, with a mark for its words', async () => {
  const req = await as('staff');
  const before = await lastLine();
  await readOrders(req, { ...all, query: 'whitf' });
  const lines = await linesSince(before);
  expect(lines).toMatchObject([{ act: 'search', record: 'orders', ids: [orderId] }]);
  expect(lines[0]?.question).toMatch(/^[\w-]{22}$/);
});

test('DESK-07 ORD-07 SAFE-06 whoever opens an order or prints of it reads it in clear, and that is one line that says which', async () => {
  const kinds = ['slip', 'receipt', 'superbill'] as const;
  const reads = {
    open: (req: PayloadRequest) => openOrder(req, orderId),
    ...Object.fromEntries(
      kinds.map((kind) => [
        `print ${kind}`,
        (req: PayloadRequest) => readPapers(req, kind, [orderId]),
      ]),
    ),
  };
  for (const [act, read] of Object.entries(reads)) {
    const req = await as('staff');
    const before = await lastLine();
    expect(JSON.stringify(await read(req))).toContain(person.address);
    expect(await linesSince(before)).toMatchObject([
      { act, record: 'orders', record_id: orderId, question: null },
    ]);
  }
  const before = await lastLine();
  expect(await readPapers(await as('staff'), 'slip', [randomUUID(), 'no order'])).toEqual([]);
  expect(await linesSince(before)).toEqual([]);
  expect(await openOrder(await as('staff'), randomUUID())).toBeNull();
  expect(await openOrder(await as('staff'), 'no order')).toBeNull();
});

test('SEC-12 a person without a password of their own reads neither list nor order, and nobody else does', async () => {
  const { payload } = shop.cms;
  const nobody = await createLocalReq({}, payload);
  for (const req of [nobody, await as('staff', { mustChangePassword: true })]) {
    await expect(readOrders(req, all)).rejects.toThrow();
    expect(await openOrder(req, orderId).catch(() => null)).toBeNull();
    expect(await readPapers(req, 'slip', [orderId]).catch(() => [])).toEqual([]);
  }
});
