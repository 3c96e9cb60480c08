import { beforeAll, expect, test } from 'vitest';
import { checkKinds } from '../../src/payments/orders/check-kinds.ts';
import type { Caller } from '../support/cms.ts';
import { payLink, writeOrderMails } from '../support/money-samples.ts';
import { createSample } from '../support/samples.ts';
import { person, useShop } from '../support/shop.ts';

const shop = await useShop();
let staff: Caller;
let orderId: string;

beforeAll(async () => {
  staff = await shop.cms.signIn('staff');
  const { id } = await shop.paid();
  orderId = String((await shop.order(id)).body.transactionId);
}, 60_000);

async function patch(data: object, as: Caller = staff) {
  const response = await shop.cms.request(`orders/${orderId}`, {
    method: 'PATCH',
    as,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(data),
  });
  return { status: response.status, text: await response.text() };
}

test('ADM-01 staff see the paid order in the list, with what was bought, and the address only when they open it', async () => {
  const list = await (await shop.cms.request('orders', { as: staff })).text();
  expect(list).toContain('GI-MAP');
  for (const secret of [person.dateOfBirth, person.address, person.phone])
    expect(list).not.toContain(secret);
  const one = await (await shop.cms.request(`orders/${orderId}`, { as: staff })).json();
  expect(one).toMatchObject({
    dateOfBirth: person.dateOfBirth,
    address: person.address,
    phone: person.phone,
    lines: [{ price: '$477.00' }],
  });
});

test('SEC-12 the storefront can read neither orders nor checkouts, mails or coupons', async () => {
  const web = { headers: { authorization: `service-accounts API-Key ${shop.cms.apiKey}` } };
  for (const slug of ['orders', 'checkouts', 'mails', 'coupons'])
    expect((await shop.cms.request(slug, { as: web })).status).toBe(403);
  expect((await shop.cms.request(`orders/${orderId}`, { as: web })).status).toBe(403);
});

test('SEC-11 nobody writes or deletes an order by hand, not even an admin', async () => {
  const admin = await shop.cms.signIn('admin');
  const init = { as: admin, headers: { 'content-type': 'application/json' } };
  expect(
    (
      await shop.cms.request('orders', {
        ...init,
        method: 'POST',
        body: JSON.stringify({ number: 'X' }),
      })
    ).status,
  ).toBe(403);
  expect((await shop.cms.request(`orders/${orderId}`, { ...init, method: 'DELETE' })).status).toBe(
    403,
  );
  expect(
    (await shop.cms.request(`checkouts/${orderId}`, { ...init, method: 'DELETE' })).status,
  ).toBe(403);
});

test('staff move an order only along its steps, and a wrong step is refused with a sentence', async () => {
  const jump = await patch({ status: 'completed' });
  expect(jump.status).toBe(400);
  expect(jump.text).toContain('can only become');
  expect((await patch({ status: 'pending' })).status).toBe(400);
  expect((await patch({ status: 'fulfilling' })).status).toBe(200);
  expect((await patch({ status: 'completed' })).status).toBe(200);
  expect((await patch({ status: 'paid' })).status).toBe(400);
  expect(await shop.query('select status from orders where id = $1', [orderId])).toEqual([
    { status: 'completed' },
  ]);
});

test('everything else of an order is read-only, and saving it leaves the encrypted values as they are', async () => {
  const sealed =
    'select created_at, date_of_birth, address, phone, amount, product_name, stripe_payment_intent_id from orders where id = $1';
  const before = await shop.query(sealed, [orderId]);
  await patch({
    amount: '1.00',
    productName: 'Nothing',
    stripePaymentIntentId: 'pi_other',
    address: 'Elsewhere',
    number: 'AAAAAAAA',
    lines: [],
    createdAt: '2020-01-01T00:00:00.000Z',
  });
  expect(await shop.query(sealed, [orderId])).toEqual(before);
  expect(
    await shop.query('select count(*)::int as lines from orders_lines where _parent_id = $1', [
      orderId,
    ]),
  ).toEqual([{ lines: 1 }]);
});

test('PAY-17 staff read in one panel what was bought and paid, with the coupon and each monthly payment in words', async () => {
  const { id } = await shop.paid({
    amount: '1114.00',
    laterAmount: '637.00',
    productIds: 'gi-map,family-wellness-program',
  });
  const bought = String((await shop.order(id)).body.transactionId);
  await writeOrderMails(shop.cms.payload, {
    id: orderId,
    number: 'UNREAD22',
    email: '',
    firstName: '',
  });
  const read = async (order: string) =>
    (await (await shop.cms.request(`payments/orders/${order}/money`, { as: staff })).json()) as {
      money: object;
    };
  expect((await read(bought)).money).toMatchObject({
    lines: [
      { name: 'GI-MAP', quantity: 1, each: '$477.00', sum: '$477.00' },
      { name: 'Family Wellness Program', sum: '$637.00' },
    ],
    coupon: null,
    paidFirst: '$1,114.00',
    sentBack: null,
    plan: {
      summary: '1 of 4 monthly payments are paid',
      payments: [{ state: 'Paid', payLink: null }, { state: 'To come' }, {}, {}],
    },
  });
  expect((await read(orderId)).money).toMatchObject({
    sentBack: '$50.00',
    plan: {
      payments: [
        {},
        { day: '2031-02-14', amount: '$637.00', state: 'Refused once', payLink },
        {},
        {},
      ],
    },
  });
});

test('PAY-14 each finding says what to do, and a refund is known by the number of its order', async () => {
  for (const kind of Object.keys(checkKinds)) {
    const id = await createSample(shop.cms.payload, 'payment-checks', { kind });
    expect(
      await (await shop.cms.request(`payment-checks/${id}`, { as: staff })).json(),
    ).toMatchObject({ whatToDo: expect.stringMatching(/^[A-Z].{20,}\.$/) });
  }
  const { docs } = (await (await shop.cms.request('refunds?limit=1', { as: staff })).json()) as {
    docs: { orderNumber: string; order: { number: string } }[];
  };
  expect(docs[0]?.orderNumber).toBe(docs[0]?.order.number);
});
