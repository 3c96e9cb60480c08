import { randomUUID } from 'node:crypto';
import type { KitUser } from 'common/contract/kit-users';
import { afterEach, expect, test } from 'vitest';
import {
  currentRevision,
  findCheckout,
  openCustomer,
} from '../../src/payments/checkout/checkout-rows.ts';
import { tokenOf } from '../support/payments/cards.ts';
import { person, useShop } from '../support/shop.ts';

const shop = await useShop();

const set = (handle: string, data: object) =>
  shop.cms.payload.update({
    collection: 'products',
    where: { handle: { equals: handle } },
    data: { _status: 'published', ...data },
  });
const seePeopleIn = (...states: ('ID' | 'TX')[]) =>
  shop.cms.payload.updateGlobal({ slug: 'practice', data: { states } });
const pay = (
  items: Record<string, number>,
  amount: string,
  more: { state?: string; kits?: unknown } = {},
  reference: string = randomUUID(),
) =>
  shop.intent({
    amount,
    productIds: Object.keys(items).join(','),
    items: Object.entries(items).map(([id, quantity]) => ({ id, quantity })),
    reference,
    customer: { ...person, ...more },
  });
const rowOf = async (reference: string) => {
  const row = await findCheckout(shop.cms.payload, reference);
  if (!row) throw new Error('no checkout');
  return row;
};
const micah: KitUser = {
  line: 'child-gut',
  unit: 0,
  usedBy: 'other',
  firstName: 'Micah-canary',
  dateOfBirth: '2018-09-30',
  isGuardian: true,
};

afterEach(async () => {
  await set('gi-map', { availability: 'for-sale', notIn: [] });
  await set('adult-gut', { availability: 'for-sale', notIn: [] });
  await seePeopleIn();
});

test.each(['out-of-stock', 'hidden'] as const)(
  'ORD-11 what is %s is sold by no call: intent, Pay and the dialog answer 409 with words, and nothing is charged',
  async (availability) => {
    const reference = randomUUID();
    expect((await pay({ 'gi-map': 1 }, '477.00', {}, reference)).status).toBe(200);
    await set('gi-map', { availability });
    const refused = {
      status: 409,
      body: {
        message: expect.stringMatching(/no longer available/),
        prices: { 'gi-map': null },
      },
    };
    expect(await pay({ 'gi-map': 1 }, '477.00', {}, reference)).toMatchObject(refused);
    expect(
      await shop.intent({ amount: '477.00', productIds: 'gi-map', reference: randomUUID() }),
    ).toMatchObject(refused);
    expect(
      await shop.call('offer-order', {
        firstName: 'Naomi',
        lastName: 'W',
        email: 'naomi@buyer.example',
        phone: '',
        productType: 'gi-map',
        amount: '470.00',
        paymentToken: await tokenOf(),
      }),
    ).toMatchObject(refused);
    await set('gi-map', { availability: 'for-sale' });
    expect((await pay({ 'gi-map': 1 }, '477.00', {}, reference)).status).toBe(200);
  },
);

test('ORD-02 every line of the snapshot carries what it grants: kit, goods, visits, and the choice of a package among what is there', async () => {
  await set('adult-gut', { availability: 'out-of-stock' });
  const reference = randomUUID();
  await pay(
    { 'gi-map': 2, probiotic: 1, 'concierge-consult': 1, 'complete-package': 1 },
    '2646.00',
    {},
    reference,
  );
  const { lines } = currentRevision(await rowOf(reference));
  expect(
    lines.map(({ productId, grants }) => [
      productId,
      grants?.kits.map(({ options }) => options.map(({ handle }) => handle)),
      grants?.goods,
      grants?.visits.map(({ minutes }) => minutes),
    ]),
  ).toEqual([
    ['gi-map', [['gi-map']], false, []],
    ['probiotic', [], true, []],
    ['concierge-consult', [], false, [60]],
    [
      'complete-package',
      [
        expect.toSatisfy(
          (options: string[]) => !options.includes('adult-gut') && options.length === 3,
        ),
      ],
      false,
      [60, 30],
    ],
  ]);
});

test('ORD-02 ORD-13 the dialog: the offer grants what its product does, and only what is sent waits for details', async () => {
  const sell = async (productType: string, amount: string) => {
    const reference = randomUUID();
    const { status } = await shop.call('offer-order', {
      firstName: 'Naomi',
      lastName: 'W',
      email: 'naomi@buyer.example',
      phone: '',
      productType,
      amount,
      paymentToken: await tokenOf(),
      reference,
    });
    const { needsDetails, lines } = currentRevision(await rowOf(reference));
    return [status, needsDetails, lines[0]?.grants?.kits.length, lines[0]?.grants?.visits.length];
  };
  expect(await sell('gi-map', '470.00')).toEqual([200, true, 1, 0]);
  expect(await sell('consultation-60', '500.00')).toEqual([200, false, 0, 1]);
  expect(await sell('complete-package', '877.00')).toEqual([200, true, 1, 2]);
});

test('ORD-12 who uses each kit is kept sealed with the form, and reaches neither snapshot nor Stripe', async () => {
  const reference = randomUUID();
  const { status, body } = await pay({ 'child-gut': 1 }, '337.00', { kits: [micah] }, reference);
  expect([status, body.message]).toEqual([200, 'Ready to pay.']);
  const row = await rowOf(reference);
  expect(openCustomer(row)).toMatchObject({ kits: [micah] });
  expect(JSON.stringify(row)).not.toContain('canary');
  const { data } = await shop.stripe.paymentIntents.list({ limit: 5 });
  expect(JSON.stringify(data)).not.toContain('Micah');
});

test.each([
  ['a kit that is not in the cart', { line: 'gi-map', unit: 0 }],
  ['a kit more than was bought', { line: 'child-gut', unit: 1 }],
  ['a kit that is no choice of its line', { line: 'child-gut', unit: 0, kit: 'gi-map' }],
  ['a kit of a thing that has none', { line: 'probiotic', unit: 0 }],
])('ORD-12 ORD-14 forged: %s is a 422 about the kits', async (_, kit) => {
  expect(await pay({ 'child-gut': 1, probiotic: 1 }, '402.00', { kits: [kit] })).toMatchObject({
    status: 422,
    body: { fieldErrors: { kits: expect.any(String) } },
  });
});

test.each([
  ['no name', { ...micah, firstName: '' }],
  ['a child without a grown-up', { ...micah, isGuardian: false }],
  ['a day that is none', { ...micah, dateOfBirth: '2018-02-30' }],
  ['no list', 'all of them'],
])('ORD-12 forged: %s is a 400 about the kits', async (_, kit) => {
  expect(
    await pay({ 'child-gut': 1 }, '337.00', { kits: typeof kit === 'string' ? kit : [kit] }),
  ).toMatchObject({ status: 400, body: { fieldErrors: { kits: expect.any(String) } } });
});

test('ORD-14 the kit of a package is chosen for each one, or left open', async () => {
  const kits = [
    { line: 'complete-package', unit: 0, kit: 'child-gut' },
    { line: 'complete-package', unit: 1, usedBy: 'buyer' },
  ];
  const reference = randomUUID();
  expect((await pay({ 'complete-package': 2 }, '1754.00', { kits }, reference)).status).toBe(200);
  expect(openCustomer(await rowOf(reference))).toMatchObject({ kits });
});

test('ORD-15 a laboratory that may not be used in a state: 422 at the state, nothing charged, elsewhere it is sold', async () => {
  await set('gi-map', { notIn: ['NY'] });
  const reference = randomUUID();
  expect(await pay({ 'gi-map': 1 }, '477.00', { state: 'ny' }, reference)).toMatchObject({
    status: 422,
    body: { fieldErrors: { state: expect.stringMatching(/GI-MAP is not available in New York/) } },
  });
  expect(await findCheckout(shop.cms.payload, reference)).toBeNull();
  expect((await pay({ 'gi-map': 1 }, '477.00', { state: 'NJ' })).status).toBe(200);
});

test('ORD-15 of a package the chosen kit counts; an open choice stands while one kit may go there', async () => {
  await set('gi-map', { notIn: ['NY'] });
  const choose = (kit?: string) =>
    pay({ 'complete-package': 1 }, '877.00', {
      state: 'NY',
      kits: [{ line: 'complete-package', unit: 0, ...(kit && { kit }) }],
    });
  expect(await choose('gi-map')).toMatchObject({
    status: 422,
    body: { fieldErrors: { state: expect.stringMatching(/GI-MAP/) } },
  });
  expect((await choose('adult-gut')).status).toBe(200);
  expect((await choose()).status).toBe(200);
});

test('ORD-15 visits are sold only where the practice may see people; kits everywhere', async () => {
  await seePeopleIn('ID');
  for (const [items, amount] of [
    [{ 'concierge-consult': 1 }, '750.00'],
    [{ 'complete-package': 1 }, '877.00'],
  ] as const)
    expect(await pay(items, amount, { state: 'TX' })).toMatchObject({
      status: 422,
      body: { fieldErrors: { state: expect.stringMatching(/in Texas/) } },
    });
  expect((await pay({ 'concierge-consult': 1 }, '750.00')).status).toBe(200);
  expect((await pay({ 'gi-map': 1 }, '477.00', { state: 'TX' })).status).toBe(200);
});
