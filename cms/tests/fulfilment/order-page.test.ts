import { randomUUID } from 'node:crypto';
import type { OrderPageAnswer } from 'common/contract/order-page';
import { expect, test } from 'vitest';
import { makeOrderToken } from '../../src/mails/order-token.ts';
import { tokenOf } from '../support/payments/cards.ts';
import { person, useShop } from '../support/shop.ts';

const secret = randomUUID() + randomUUID();
const shop = await useShop({ LINK_SECRET: secret });

type Answer = Partial<Omit<OrderPageAnswer, 'success'>> & {
  success: boolean;
  message?: string;
  fieldErrors?: Record<string, string>;
};

async function ask(call: 'read' | 'details', body: unknown, key = shop.cms.apiKey) {
  const response = await shop.cms.request(`order-page/${call}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(key && { authorization: `service-accounts API-Key ${key}` }),
    },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  expect(response.headers.get('cache-control')).toBe('no-store');
  return { status: response.status, body: JSON.parse(text) as Answer, text };
}

const linkTo = (order: string, serial = 1) => makeOrderToken(secret, { order, serial });

/** An order of the dialog, which asks for no address, choice or person. */
async function dialogOrder(productType = 'gi-map', amount = '470.00') {
  const { status, body } = await shop.call('offer-order', {
    firstName: 'Naomi',
    lastName: 'Whitfield',
    email: 'naomi@buyer.example',
    phone: '',
    productType,
    amount,
    paymentToken: await tokenOf(),
    termsVersion: '2026-11-01',
  });
  expect(status).toBe(200);
  return String(body.transactionId);
}

async function cartOrder() {
  const { id } = await shop.paid();
  const { body } = await shop.order(id);
  return String(body.transactionId);
}

const home = { address: '1 Orchard canary', city: 'Boise', state: 'ID', zipCode: '83702' };
const details = (order: string, typed: object, press = randomUUID()) =>
  ask('details', { token: linkTo(order), press, kits: [], ...typed });
const rowsOf = (order: string) =>
  shop.query(
    'select id, step, used_by, person_name, history from fulfilments where order_id = $1',
    [order],
  );

test('ORD-09 the page shows the order and nothing that is private', async () => {
  const order = await cartOrder();
  const { status, body, text } = await ask('read', { token: linkTo(order) });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    buyer: 'Hannah Whitfield',
    place: 'Boise, ID',
    things: [{ kind: 'kit', product: 'gi-map' }],
    money: { paid: '$477.00', sentBack: null, plan: null },
  });
  for (const kept of [person.address, person.phone, person.dateOfBirth, person.email, '83702'])
    expect(text, kept).not.toContain(kept);
});

test('ORD-10 who has just paid is told where the order can be seen; who knows the payment an hour later is not', async () => {
  const { id } = await shop.paid();
  const { body } = await shop.order(id);
  const token = String(body.orderPage).replace('/orders/', '');
  expect((await ask('read', { token })).body).toMatchObject({ buyer: 'Hannah Whitfield' });
  await shop.query(`update orders set created_at = now() - interval '61 minutes' where id = $1`, [
    body.transactionId,
  ]);
  const { body: later } = await shop.order(id);
  expect(later).toMatchObject({ transactionId: body.transactionId, number: body.number });
  expect(later).not.toHaveProperty('orderPage');
});

test('ORD-09 SEC-07 forged, foreign and revoked links get one and the same answer', async () => {
  const order = await cartOrder();
  const token = linkTo(order);
  const refused = [
    '',
    'x',
    `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
    linkTo(randomUUID()),
    linkTo(order, 2),
    makeOrderToken('another secret of thirty-two letters', { order, serial: 1 }),
    makeOrderToken(secret, { order, serial: 1 }, Date.parse('2020-01-01')),
  ];
  for (const each of refused)
    for (const call of ['read', 'details'] as const) {
      const { status, text } = await ask(call, { token: each, press: randomUUID(), kits: [] });
      expect([each, status, JSON.parse(text)]).toEqual([
        each,
        404,
        { success: false, message: 'This link opens no order.' },
      ]);
    }
  expect((await ask('read', { token })).status).toBe(200);
});

test('ORD-09 nobody but the storefront may ask', async () => {
  const token = linkTo(await cartOrder());
  expect((await ask('read', { token }, '')).status).toBe(401);
  const staff = await shop.cms.signIn('staff');
  const answer = await shop.cms.request('order-page/read', {
    as: staff,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  expect(answer.status).toBe(403);
});

test('ORD-09 180 days after all was done the link ends', async () => {
  const order = await cartOrder();
  const ends = (days: number) =>
    shop.query('update orders set work_done_at = now() - make_interval(days => $2) where id = $1', [
      order,
      days,
    ]);
  const old = makeOrderToken(secret, { order, serial: 1 }, Date.now() - 200 * 86_400_000);
  await ends(179);
  expect((await ask('read', { token: old })).status).toBe(200);
  await ends(181);
  expect((await ask('read', { token: old })).status).toBe(404);
});

test('ORD-09 staff send a new link, which ends the older ones; nobody else may', async () => {
  const order = await cartOrder();
  const renew = async (as?: { headers: Record<string, string> }, id = order) =>
    await shop.cms.request(`order-page/orders/${id}/renew`, {
      ...(as && { as }),
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
  const service = { headers: { authorization: `service-accounts API-Key ${shop.cms.apiKey}` } };
  expect((await renew()).status).toBe(401);
  expect((await renew(service)).status).toBe(403);
  const staff = await shop.cms.signIn('staff');
  expect((await renew(staff, randomUUID())).status).toBe(404);
  expect((await renew(staff, 'no-id')).status).toBe(404);
  const answer = await renew(staff);
  expect([answer.status, await answer.json()]).toEqual([
    200,
    { success: true, serial: 2, isMailed: true },
  ]);
  expect((await ask('read', { token: linkTo(order, 1) })).status).toBe(404);
  expect((await ask('read', { token: linkTo(order, 2) })).status).toBe(200);
  const mails = await shop.query(
    "select occasion from mails where order_id = $1 and kind = 'order-confirmation' order by occasion",
    [order],
  );
  expect(mails).toEqual([{ occasion: 'link-2' }, { occasion: 'once' }]);
});

test('ORD-13 a dialog order gets its address and person on the page, once, and is then to be sent', async () => {
  const order = await dialogOrder();
  const before = (await ask('read', { token: linkTo(order) })).body;
  expect(before).toMatchObject({ isAddressMissing: true, things: [{ step: 'needs-details' }] });
  const [row] = await rowsOf(order);
  const kits = [
    {
      id: row?.id,
      usedBy: 'other',
      firstName: 'Micah-canary',
      dateOfBirth: '1999-04-01',
      isGuardian: false,
      isAgeRight: true,
    },
  ];
  const press = randomUUID();
  expect((await details(order, { ...home, kits }, press)).body).toEqual({ success: true });
  expect((await details(order, { ...home, kits }, press)).body).toEqual({ success: true });
  const [told] = await rowsOf(order);
  expect(told).toMatchObject({ step: 'to-send', used_by: 'other' });
  expect(
    (told?.history as { press?: string }[] | undefined)?.filter((line) => line.press === press),
  ).toHaveLength(1);
  expect(told?.person_name).toMatch(/^v1\./);
  const { body, text } = await ask('read', { token: linkTo(order) });
  expect(body).toMatchObject({
    isAddressMissing: false,
    place: 'Boise, ID',
    things: [{ step: 'to-send', forWhom: 'M.', missing: [] }],
  });
  for (const kept of ['Micah-canary', '1999-04-01', home.address, home.zipCode])
    expect(text).not.toContain(kept);
});

test('ORD-13 what is wrong is told by field, and nothing of it is stored', async () => {
  const order = await dialogOrder();
  const [row] = await rowsOf(order);
  const kits = [{ id: row?.id, usedBy: 'other', firstName: '', dateOfBirth: '2099-01-01' }];
  const { status, body } = await details(order, { address: 'x', state: 'ZZ', kits });
  expect(status).toBe(422);
  expect(Object.keys(body.fieldErrors ?? {})).toEqual([
    'city',
    'state',
    'zipCode',
    `kits.${String(row?.id)}.firstName`,
    `kits.${String(row?.id)}.dateOfBirth`,
  ]);
  expect(await rowsOf(order)).toEqual([row]);
});

test('ORD-13 a kit of another order cannot be told of, nor one that has left', async () => {
  const [order, other] = [await dialogOrder(), await dialogOrder()];
  const [foreign] = await rowsOf(other);
  const told = (id: unknown) => details(order, { ...home, kits: [{ id, usedBy: 'buyer' }] });
  expect((await told(foreign?.id)).status).toBe(409);
  const [own] = await rowsOf(order);
  await shop.query("update fulfilments set step = 'sent' where id = $1", [own?.id]);
  expect((await told(own?.id)).status).toBe(409);
  expect((await rowsOf(other))[0]).toEqual(foreign);
});

test('ORD-14 the kit of a package is chosen on the page, out of those of the package', async () => {
  const order = await dialogOrder('complete-package', '877.00');
  const { body } = await ask('read', { token: linkTo(order) });
  const [kit] = body.things ?? [];
  expect(kit?.options.length).toBeGreaterThan(1);
  const choose = (handle: string | undefined) =>
    details(order, { ...home, kits: [{ id: kit?.id, kit: handle, usedBy: 'buyer' }] });
  expect((await choose('dutch')).status).toBe(422);
  const chosen = kit?.options.at(-1);
  expect((await choose(chosen?.handle)).status).toBe(200);
  const after = (await ask('read', { token: linkTo(order) })).body;
  expect(after.things?.[0]).toMatchObject({
    name: chosen?.name,
    product: chosen?.handle,
    forWhom: 'you',
    step: 'to-send',
  });
});

test('ORD-15 a state in which the laboratory may not be used is refused with a sentence', async () => {
  const order = await dialogOrder();
  await shop.cms.payload.update({
    collection: 'products',
    where: { handle: { equals: 'gi-map' } },
    data: { notIn: ['NY'] },
  });
  const { status, body } = await details(order, { ...home, state: 'NY' });
  expect(status).toBe(422);
  expect(body.fieldErrors?.state).toContain('not available in New York');
  const byStaff = await shop.cms.request(`fulfilment/orders/${order}/moves`, {
    as: await shop.cms.signIn('staff'),
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      move: 'details',
      press: randomUUID(),
      details: { address: { ...home, state: 'NY' } },
    }),
  });
  expect(byStaff.status).toBe(422);
  expect(await byStaff.text()).toContain('not available in New York');
  expect((await details(order, home)).status).toBe(200);
});

test('ORD-08 the page of an order names who writes about the time of a visit, and by which day', async () => {
  const { practitioner } = await shop.cms.payload.findGlobal({ slug: 'practice', depth: 0 });
  const { body } = await ask('read', {
    token: linkTo(await dialogOrder('consultation-60', '500.00')),
  });
  expect(body.visits).toMatchObject([{ state: 'granted', minutes: 60 }]);
  expect(body.timePromise).toContain(practitioner);
  expect(body.timePromise).toMatch(/ writes to you by \w+day, /);
});
