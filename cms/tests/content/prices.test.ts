import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { readHistory } from '../../src/prices/history.ts';
import { readPrices } from '../../src/prices/read-prices.ts';
import { type Caller, useCms } from '../support/cms.ts';
import { createSample } from '../support/samples.ts';

const cms = useCms();

async function post(path: string, body: unknown, as?: Caller) {
  const answer = await cms.request(path, {
    ...(as && { as }),
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return {
    status: answer.status,
    ...((await answer.json()) as { changed?: number; message?: string }),
  };
}

async function asAdmin() {
  const { docs } = await cms.payload.find({
    collection: 'users',
    where: { role: { equals: 'admin' }, mustChangePassword: { not_equals: true } },
    limit: 1,
  });
  const [user] = docs;
  const { createLocalReq } = await import('payload');
  return await createLocalReq(user ? { user: { ...user, collection: 'users' } } : {}, cms.payload);
}

/** A product at $477 with a card at $470 and a question that names $777. */
async function shelf() {
  const admin = await cms.signIn('admin');
  const name = `Kit ${randomUUID().slice(0, 8)}`;
  const product = await createSample(cms.payload, 'products', {
    name,
    price: 477,
    _status: 'published',
  });
  const offer = await createSample(cms.payload, 'offers', {
    name: `${name} card`,
    price: 470,
    products: [product],
    _status: 'published',
  });
  const faq = await createSample(cms.payload, 'faqs', {
    question: 'What does it cost?',
    answer: `The ${name} is $777. Shipping is $9.`,
    _status: 'published',
  });
  const line = async () => {
    const found = (await readPrices(await asAdmin())).find(({ id }) => id === product);
    if (!found) throw new Error('The product is not on the price desk');
    return found;
  };
  return { admin, name, product, offer, faq, line };
}

test('DESK-08 a price is shown with every place that names it, and what disagrees is flagged', async () => {
  const { line, name } = await shelf();
  const { places, prices } = await line();
  expect(places.map(({ kind, cents }) => [kind, cents])).toEqual([
    ['product', 47_700],
    ['offer', 47_000],
    ['faq', 77_700],
  ]);
  expect(places[1]?.label).toContain(`${name} card`);
  expect(prices).toEqual([47_000, 47_700, 77_700]);
});

test('DESK-08 the same everywhere changes product, card and question in one press; the others stay', async () => {
  const { admin, product, faq, name, line } = await shelf();
  const body = { product, cents: 148_050, from: 47_700, everywhere: true };
  expect(await post('prices/set', body, admin)).toMatchObject({ status: 200, changed: 3 });
  expect((await line()).prices).toEqual([148_050]);
  const { answer } = await cms.payload.findByID({ collection: 'faqs', id: faq });
  expect(answer).toBe(`The ${name} is $1,480.50. Shipping is $9.`);
  expect((await post('prices/set', body, admin)).status).toBe(409);
});

test('DESK-08 without it the product alone has the new price', async () => {
  const { admin, product, line } = await shelf();
  const answer = await post('prices/set', { product, cents: 40_000, from: 47_700 }, admin);
  expect(answer).toMatchObject({ status: 200, changed: 1 });
  expect((await line()).prices).toEqual([40_000, 47_000, 77_700]);
});

test('DESK-08 who changed a price when, from what to what, also where it was changed elsewhere in the admin', async () => {
  const { admin, product } = await shelf();
  await post('prices/set', { product, cents: 40_000, from: 47_700 }, admin);
  await cms.payload.update({
    collection: 'products',
    id: product,
    data: { price: 41, _status: 'published' },
  });
  await cms.payload.update({
    collection: 'products',
    id: product,
    data: { price: 55 },
    draft: true,
  });
  const history = await readHistory(await asAdmin(), 'products', product);
  expect(history.map(({ from, to }) => [from, to])).toEqual([
    [40_000, 4_100],
    [47_700, 40_000],
  ]);
  expect(history[1]?.by).toMatch(/^admin-/);
});

test('DESK-08 a draft that nobody has published is not published with a price, and then nothing is changed', async () => {
  const { admin, product, offer, line } = await shelf();
  await cms.payload.update({
    collection: 'offers',
    id: offer,
    data: { name: 'Half done' },
    draft: true,
  });
  const refused = await post(
    'prices/set',
    { product, cents: 40_000, from: 47_700, everywhere: true },
    admin,
  );
  expect([refused.status, refused.message]).toEqual([409, expect.stringContaining('draft')]);
  expect((await line()).prices).toEqual([47_000, 47_700, 77_700]);
});

test('DESK-08 of two who set a price at once one is told', async () => {
  const { admin, product } = await shelf();
  const answers = await Promise.all(
    [40_000, 41_000].map((cents) => post('prices/set', { product, cents, from: 47_700 }, admin)),
  );
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 409,
  ]);
});

test('ORD-11 DESK-08 out of stock is one press', async () => {
  const { admin, product, line } = await shelf();
  const press = { product, availability: 'out-of-stock' };
  expect((await post('prices/availability', press, admin)).status).toBe(200);
  expect((await line()).availability).toBe('out-of-stock');
});

test('DESK-08 prices are set by those who may, and to what a card can be charged', async () => {
  const { admin, product, line } = await shelf();
  const body = { product, cents: 100, from: 47_700 };
  const sale = { product, availability: 'hidden' };
  for (const [as, status] of [
    [undefined, 401],
    [await cms.signIn('staff'), 403],
    [{ headers: { authorization: `service-accounts API-Key ${cms.apiKey}` } }, 403],
    [await cms.signIn('admin', { mustChangePassword: true }), 403],
  ] as const) {
    expect((await post('prices/set', body, as)).status).toBe(status);
    expect((await post('prices/availability', sale, as)).status).toBe(status);
  }
  for (const wrong of [
    { ...body, cents: 49 },
    { ...body, cents: 10_000_000 },
    { ...body, cents: 100.5 },
    { ...body, cents: '100' },
    { ...body, product: 'x' },
    { product },
    '{',
  ])
    expect((await post('prices/set', wrong, admin)).status).toBe(400);
  expect((await post('prices/set', { ...body, product: randomUUID() }, admin)).status).toBe(404);
  expect((await post('prices/availability', { product, availability: 'gone' }, admin)).status).toBe(
    400,
  );
  expect((await line()).prices).toEqual([47_000, 47_700, 77_700]);
});
