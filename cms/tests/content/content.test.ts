import { beforeAll, describe, expect, test } from 'vitest';
import { useCms, type Caller } from '../support/cms.ts';

const cms = useCms({ seed: true });
const json = { headers: { 'content-type': 'application/json' } };
let web: Caller;
let practitioner: Caller;
let staff: Caller;

beforeAll(async () => {
  web = { headers: { authorization: `service-accounts API-Key ${cms.apiKey}` } };
  practitioner = await cms.signIn('practitioner');
  staff = await cms.signIn('staff');
});

async function readAsWeb(path: string) {
  const answer = await cms.request(path, { as: web });
  expect(answer.status).toBe(200);
  return answer.json();
}

type Doc = {
  id: string;
  handle: string;
  name: string;
  price: number;
  category: string;
  features: { text: string }[];
};

async function catalogue(): Promise<Doc[]> {
  return (await readAsWeb('products?limit=100&depth=1&sort=position')).docs;
}

describe('the sample catalogue', () => {
  test.each([
    ['CAT-01', { 'gi-map': 477 }],
    ['CAT-02', { 'gi-map-zonulin': 537 }],
    ['CAT-03', { 'adult-gut': 357, 'child-gut': 337, 'baby-gut': 337, 'pregnancy-gut': 337 }],
    ['CAT-04', { 'organic-acids': 457, dutch: 477, 'fast-88': 377 }],
    [
      'CAT-05',
      { mycotox: 427, toxdetect: 437, 'dna-methylation': 627, 'female-polygenic-risk': 377 },
    ],
    ['CAT-07', { 'concierge-consult': 750 }],
    ['CAT-08', { probiotic: 65, 'digestive-enzymes': 45, 'gut-repair': 55 }],
    ['CAT-09', { 'family-wellness-program': 637 }],
    ['CAT-10', { 'complete-package': 877 }],
  ])('%s has the prices of the spec', async (_id, prices) => {
    const found = Object.fromEntries(
      (await catalogue()).map(({ handle, price }) => [handle, price]),
    );
    expect(found).toMatchObject(prices);
  });

  test('CAT-06 testing holds exactly thirteen products, and the shop nineteen', async () => {
    const products = await catalogue();
    expect(products.filter(({ category }) => category === 'testing')).toHaveLength(13);
    expect(products).toHaveLength(19);
  });

  test('CAT-09 the programme is four monthly payments', async () => {
    const program = (await catalogue()).find(({ handle }) => handle === 'family-wellness-program');
    expect(program).toMatchObject({
      category: 'package',
      priceNote: 'per month per person',
      isSubscription: true,
      subscriptionDetails: { interval: 'month', intervalCount: 1, totalPayments: 4 },
    });
  });

  test('CAT-11 every product has a name, words, a price and at least three lines, some five', async () => {
    const products = await catalogue();
    for (const product of products) {
      expect(product).toMatchObject({
        name: expect.any(String),
        description: expect.any(String),
        price: expect.any(Number),
      });
      expect(product.features.length).toBeGreaterThanOrEqual(3);
    }
    expect(products.some(({ features }) => features.length >= 5)).toBe(true);
  });

  test('CAT-12 the days to results are those of the spec', async () => {
    const { docs } = await readAsWeb(
      'products?limit=100&where[category][equals]=testing&sort=position',
    );
    const days = Object.fromEntries(
      docs.map(({ handle, turnaroundDays }: { handle: string; turnaroundDays: number }) => [
        handle,
        turnaroundDays,
      ]),
    );
    expect(days).toMatchObject({
      'gi-map': 14,
      'gi-map-zonulin': 14,
      'adult-gut': 28,
      'baby-gut': 28,
      dutch: 10,
      'dna-methylation': 10,
    });
  });

  test('the four offers have the prices of the home cards', async () => {
    const { docs } = await readAsWeb('offers?limit=100&depth=1&sort=position');
    expect(
      docs.map(({ handle, price, listPrice }: Doc & { listPrice: number | null }) => [
        handle,
        price,
        listPrice,
      ]),
    ).toEqual([
      ['gi-map', 470, null],
      ['adult-gut-health', 357, null],
      ['consultation-60', 500, null],
      ['complete-package', 877, 1137],
    ]);
  });

  test('every page has its texts, and what the spec quotes is in them', async () => {
    const home = await readAsWeb('globals/home');
    expect([home.hero.titleLine1, home.hero.titleLine2]).toEqual(['Trust God.', 'Trust your Gut.']);
    expect((await readAsWeb('globals/practice')).tagline).toBe(
      'Where Gut Health Becomes Life Changing',
    );
    expect((await readAsWeb('globals/frame')).menu).toHaveLength(9);
    expect((await readAsWeb('globals/store?depth=1')).packagePlan.offer).toMatchObject({
      handle: 'complete-package',
    });
    expect((await readAsWeb('globals/checkout')).terms.sections.length).toBeGreaterThan(3);
  });
});

describe('editing', () => {
  const productId = async (handle: string) =>
    (await catalogue()).find((product) => product.handle === handle)?.id;

  test('ADM-01 a new price is what the storefront reads next; the home card keeps its own', async () => {
    const id = await productId('gi-map');
    const body = JSON.stringify({ price: 480, _status: 'published' });
    expect(
      (await cms.request(`products/${id}`, { as: practitioner, method: 'PATCH', ...json, body }))
        .status,
    ).toBe(200);
    expect((await catalogue()).find(({ handle }) => handle === 'gi-map')?.price).toBe(480);
    const { docs } = await readAsWeb('offers?where[handle][equals]=gi-map');
    expect(docs[0].price).toBe(470);
  });

  test('ADM-02 a draft is never visible to the storefront, whatever it asks for', async () => {
    const id = await productId('dutch');
    const body = JSON.stringify({ name: 'Secret draft', _status: 'draft' });
    expect(
      (
        await cms.request(`products/${id}?draft=true`, {
          as: practitioner,
          method: 'PATCH',
          ...json,
          body,
        })
      ).status,
    ).toBe(200);
    for (const path of [
      `products/${id}`,
      `products/${id}?draft=true`,
      'products?limit=100',
      'products?limit=100&draft=true',
    ]) {
      const answer = await cms.request(path, { as: web });
      expect(await answer.text()).not.toContain('Secret draft');
    }
    expect((await cms.request('products/versions', { as: web })).status).toBe(403);
  });

  test('ADM-02 an unpublished text is not read by the storefront', async () => {
    const body = JSON.stringify({ name: 'Secret practice', _status: 'draft' });
    expect(
      (
        await cms.request('globals/practice?draft=true', {
          as: practitioner,
          method: 'POST',
          ...json,
          body,
        })
      ).status,
    ).toBe(200);
    expect((await readAsWeb('globals/practice?draft=true')).name).toBe('Good Soil Family Wellness');
  });

  test.each([0, -1, 0.49, 1.005, 'NaN', 'free', null])(
    'PAY-04 the price %j is refused',
    async (price) => {
      const id = await productId('mycotox');
      const answer = await cms.request(`products/${id}`, {
        as: practitioner,
        method: 'PATCH',
        ...json,
        body: JSON.stringify({ price, _status: 'published' }),
      });
      expect(answer.status).toBe(400);
      expect((await catalogue()).find(({ handle }) => handle === 'mycotox')?.price).toBe(427);
    },
  );

  test('a handle can never be changed', async () => {
    const id = await productId('toxdetect');
    const answer = await cms.request(`products/${id}`, {
      as: practitioner,
      method: 'PATCH',
      ...json,
      body: '{"handle":"other"}',
    });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('handle cannot be changed');
  });

  test('two products cannot share a handle', async () => {
    const data = {
      name: 'X',
      handle: 'gi-map',
      price: 1,
      category: 'testing' as const,
      description: 'x',
      position: 1,
    };
    await expect(cms.payload.create({ collection: 'products', data })).rejects.toThrow();
  });

  test('ADM-05 staff change neither price nor text', async () => {
    const id = await productId('gi-map');
    expect(
      (
        await cms.request(`products/${id}`, {
          as: staff,
          method: 'PATCH',
          ...json,
          body: '{"price":1}',
        })
      ).status,
    ).toBe(403);
    expect(
      (await cms.request('globals/home', { as: staff, method: 'POST', ...json, body: '{}' }))
        .status,
    ).toBe(403);
    const [version] = (await cms.payload.findVersions({ collection: 'products', limit: 1 })).docs;
    for (const [method, path] of [
      ['PATCH', 'products?where[handle][equals]=gi-map'],
      ['PATCH', `products/${id}?draft=true`],
      ['POST', `products/${id}/duplicate`],
      ['POST', `products/versions/${version?.id}`],
    ] as const)
      expect(
        (await cms.request(path, { as: staff, method, ...json, body: '{"price":1}' })).status,
      ).toBe(403);
  });

  test('DATA-01 an id that a caller sends is not taken over', async () => {
    const id = '11111111-1111-4111-8111-111111111111';
    const body = JSON.stringify({
      id,
      name: 'X',
      handle: 'own-id',
      price: 1,
      category: 'testing',
      description: 'x',
      position: 1,
    });
    const answer = await cms.request('products', {
      as: practitioner,
      method: 'POST',
      ...json,
      body,
    });
    const { doc } = await answer.json();
    expect([answer.status, doc.id]).toEqual([201, expect.not.stringMatching(id)]);
    expect(doc).toMatchObject({ createdAt: expect.any(String), updatedAt: expect.any(String) });
  });
});
