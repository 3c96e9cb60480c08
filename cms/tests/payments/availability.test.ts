import { randomUUID } from 'node:crypto';
import { createLocalReq } from 'payload';
import { beforeEach, expect, test } from 'vitest';
import { mailSources } from '../../src/globals/mail-sources.ts';
import { composeMail } from '../../src/mails/compose.ts';
import * as newest from '../../src/migrations/20261122_224140.ts';
import { asOwner } from '../support/owner.ts';
import { challenge, tokenOf } from '../support/payments/cards.ts';
import { cards, useShop } from '../support/shop.ts';

const shop = await useShop();
const buyer = {
  firstName: 'Naomi',
  lastName: 'Whitfield',
  email: 'naomi@buyer.example',
  phone: '',
};
const kits = ['adult-gut', 'child-gut', 'baby-gut', 'gi-map'];

const dialog = async (
  productType: string,
  amount: string,
  more: { reference?: string; paymentToken?: string } = {},
) =>
  await shop.call('offer-order', {
    ...buyer,
    productType,
    amount,
    paymentToken: await tokenOf(),
    ...more,
  });
const cart = (id: string, amount: string, reference: string = randomUUID()) =>
  shop.intent({ amount, productIds: id, items: [{ id, quantity: 1 }], reference });
const set = (handles: string[], status: 'draft' | 'published') =>
  shop.cms.payload.update({
    collection: 'products',
    where: { handle: { in: handles } },
    data: { _status: status },
  });
const hide = (...handles: string[]) => set(handles, 'draft');
const intentsOf = async (reference: string) =>
  (
    await shop.stripe.paymentIntents.list({ limit: 100 }).autoPagingToArray({ limit: 5_000 })
  ).filter(({ metadata }) => metadata.reference === reference);

beforeEach(async () => {
  await set([...kits, 'complete-package'], 'published');
});

test('ORD-11 a kit that is hidden is not sold through its offer either: 409 with words, and nothing is charged', async () => {
  await hide('adult-gut');
  const reference = randomUUID();
  expect(await dialog('adult-gut-health', '357.00', { reference })).toMatchObject({
    status: 409,
    body: {
      success: false,
      message: expect.stringMatching(/no longer available/),
      prices: { 'adult-gut-health': null },
    },
  });
  expect(await cart('adult-gut', '397.00', reference)).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/no longer available/), prices: { 'adult-gut': null } },
  });
  expect(await intentsOf(reference)).toEqual([]);
  await set(['adult-gut'], 'published');
  expect(await dialog('adult-gut-health', '357.00', { reference })).toMatchObject({
    status: 200,
    body: { success: true },
  });
});

test('ORD-11 the package is sold, in dialog and cart, while one of its kits is, and not without any or when it is hidden itself', async () => {
  await hide('adult-gut', 'baby-gut', 'gi-map');
  expect(await dialog('complete-package', '877.00')).toMatchObject({ status: 200 });
  expect(await cart('complete-package', '877.00')).toMatchObject({ status: 200 });
  await hide('child-gut', 'gi-map');
  expect(await dialog('complete-package', '877.00')).toMatchObject({
    status: 409,
    body: { prices: { 'complete-package': null } },
  });
  expect(await cart('complete-package', '877.00')).toMatchObject({
    status: 409,
    body: { prices: { 'complete-package': null } },
  });
  await set(kits, 'published');
  await hide('complete-package');
  expect(await dialog('complete-package', '877.00')).toMatchObject({ status: 409 });
  expect(await cart('complete-package', '877.00')).toMatchObject({ status: 409 });
});

test('ORD-11 a kit that is hidden between two presses of Pay stops both ways of paying for it', async () => {
  const reference = randomUUID();
  expect(await cart('gi-map', '477.00', reference)).toMatchObject({ status: 200 });
  const declined = randomUUID();
  await dialog('gi-map', '470.00', {
    reference: declined,
    paymentToken: await tokenOf(cards.declined),
  });
  await hide('gi-map');
  expect(await cart('gi-map', '477.00', reference)).toMatchObject({
    status: 409,
    body: { prices: { 'gi-map': null } },
  });
  expect(await dialog('gi-map', '470.00', { reference: declined })).toMatchObject({
    status: 409,
    body: { prices: { 'gi-map': null } },
  });
  expect((await intentsOf(declined)).map(({ status }) => status)).toEqual(['canceled']);
});

test('ORD-11 a bank that says yes after the buyer was told that it is no longer for sale charges nothing', async () => {
  const wish = { reference: randomUUID(), paymentToken: await tokenOf(cards.challenge) };
  const asked = await dialog('gi-map', '470.00', wish);
  expect(asked.body).toMatchObject({ requiresAction: true });
  await hide('gi-map');
  expect(await dialog('gi-map', '470.00', wish)).toMatchObject({ status: 409 });
  await expect(challenge(String(asked.body.clientSecret), 'complete')).rejects.toThrow();
  expect((await intentsOf(wish.reference)).map(({ amount_received: taken }) => taken)).toEqual([0]);
});

test('ORD-11 money that was taken before it was hidden is an order', async () => {
  const wish = { reference: randomUUID(), paymentToken: await tokenOf() };
  shop.proxy.cut('after', /confirm$/, 2);
  expect((await dialog('gi-map', '470.00', wish)).status).toBe(503);
  await hide('gi-map');
  expect(await dialog('gi-map', '470.00', wish)).toMatchObject({
    status: 200,
    body: { success: true },
  });
});

test('ORD-11 an offer whose product was deleted sells nothing', async () => {
  expect(await dialog('consultation-60', '500.00')).toMatchObject({ status: 200 });
  await shop.cms.payload.delete({
    collection: 'products',
    where: { handle: { equals: 'concierge-consult' } },
  });
  expect(await dialog('consultation-60', '500.00')).toMatchObject({
    status: 409,
    body: { prices: { 'consultation-60': null } },
  });
});

test('ORD-11 an offer that names no product is not sold', async () => {
  await shop.cms.payload.create({
    collection: 'offers',
    data: {
      name: 'X',
      handle: 'x-offer',
      price: 5,
      description: 'x',
      position: 1,
      _status: 'published',
    },
  });
  expect(await dialog('x-offer', '5.00')).toMatchObject({
    status: 409,
    body: { prices: { 'x-offer': null } },
  });
});

test('ORD-11 the mail of a package names the kits that can be chosen now', async () => {
  await hide('child-gut');
  const { body } = await dialog('complete-package', '877.00');
  const { text } = await composeMail(shop.cms.payload, mailSources, {
    kind: 'order-details',
    subject: 'x',
    order: String(body.transactionId),
  });
  expect(text).toContain('\nYou can choose between Adult Gut, Baby Gut, GI-MAP.\n');
});

test('ORD-11 a shop from before: an offer of several products becomes one of the package, which takes over the choice, drafts included', async () => {
  const { payload } = shop.cms;
  const req = await createLocalReq({}, payload);
  const find = async (collection: 'offers' | 'products') =>
    (
      await payload.find({
        collection,
        where: { handle: { equals: 'complete-package' } },
        depth: 0,
      })
    ).docs[0];
  const [offer, product] = [await find('offers'), await find('products')];
  const before = {
    products: offer && 'products' in offer ? offer.products : null,
    parts: partsOf(product),
  };
  await asOwner(shop.cms, (db) => newest.down({ db, payload, req }));
  for (const [table, path, owners] of [
    ['offers_rels', 'products', 'select id from offers where id = $1'],
    ['_offers_v_rels', 'version.products', 'select id from _offers_v where parent_id = $1'],
  ] as const) {
    await shop.query(`delete from ${table} where parent_id in (${owners})`, [offer?.id]);
    await shop.query(
      `insert into ${table} ("order", parent_id, path, products_id) select row_number() over (order by handle), owner.id, $2, products.id from (${owners}) owner, products where handle = any($3)`,
      [offer?.id, path, kits],
    );
  }
  await asOwner(shop.cms, (db) => newest.up({ db, payload, req }));
  expect(before).toEqual({ products: [product?.id], parts: [expect.any(Array)] });
  expect({
    products: ((await find('offers')) as { products?: unknown })?.products,
    parts: partsOf(await find('products')),
  }).toEqual({
    products: before.products,
    parts: before.parts.map((ids) => expect.arrayContaining(ids)),
  });
  const version = async (collection: 'offers' | 'products', id = '') =>
    (
      await payload.findVersions({
        collection,
        where: { parent: { equals: id } },
        sort: '-updatedAt',
        limit: 1,
        depth: 0,
      })
    ).docs[0]?.version;
  expect(await version('offers', offer?.id)).toMatchObject({ products: before.products });
  expect(partsOf(await version('products', product?.id))[0]).toHaveLength(kits.length);
});

function partsOf(product: object | undefined): unknown[][] {
  const { parts } = (product ?? {}) as { parts?: { oneOf?: unknown[] }[] | null };
  return (parts ?? []).map(({ oneOf }) => oneOf ?? []);
}
