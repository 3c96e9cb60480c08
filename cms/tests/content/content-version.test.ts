import { createLocalReq } from 'payload';
import { Client } from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { contentVersion, raiseContentVersion } from '../../src/content-version/counter.ts';
import { tellOfTurned } from '../../src/payments/coupons/told-in-shop.ts';
import { useCms, type Caller } from '../support/cms.ts';

const cms = useCms({ seed: true });
const json = { 'content-type': 'application/json' };
let web: Caller;
let practitioner: Caller;

beforeAll(async () => {
  web = { headers: { authorization: `service-accounts API-Key ${cms.apiKey}` } };
  practitioner = await cms.signIn('practitioner');
});

type State = { version: number; since: string; changed: Record<string, string> };

async function state(): Promise<State> {
  const answer = await cms.request('content-version', { as: web });
  expect(answer.status).toBe(200);
  const body = (await answer.json()) as State;
  expect(body).toEqual({
    version: expect.any(Number),
    since: expect.any(String),
    changed: expect.any(Object),
  });
  return body;
}

const version = async () => (await state()).version;

/** The lists and pages whose tags are others after `work`. */
async function changedBy(work: () => Promise<unknown>): Promise<string[]> {
  const before = await state();
  await work();
  const after = await state();
  expect(after.since).toBe(before.since);
  return Object.keys(after.changed)
    .filter((name) => after.changed[name] !== before.changed[name])
    .toSorted();
}

/** How far the version rises while the practitioner does `work`. */
async function risenBy(work: () => Promise<unknown>): Promise<number> {
  const before = await version();
  await work();
  return (await version()) - before;
}

async function send(method: string, path: string, body: object): Promise<{ doc: { id: string } }> {
  const answer = await cms.request(path, {
    as: practitioner,
    method,
    headers: json,
    body: JSON.stringify(body),
  });
  expect(answer.status).toBeOneOf([200, 201]);
  return (await answer.json()) as { doc: { id: string } };
}

async function productId(handle: string): Promise<string> {
  const { docs } = await cms.payload.find({
    collection: 'products',
    where: { handle: { equals: handle } },
    limit: 1,
    depth: 0,
  });
  return docs[0]?.id ?? '';
}

const product = (handle: string) => ({
  handle,
  name: 'X',
  price: 10,
  category: 'testing',
  description: 'x',
  position: 1,
});

test('only the key of the storefront may ask for the content version', async () => {
  expect((await cms.request('content-version')).status).toBe(401);
  for (const role of ['staff', 'practitioner', 'admin'] as const)
    expect((await cms.request('content-version', { as: await cms.signIn(role) })).status).toBe(403);
  expect(await version()).toBeGreaterThan(0);
});

describe('REL-11 the content version rises by one', () => {
  test('when a document is published at once, saved, unpublished, published again and deleted', async () => {
    let id = '';
    expect(
      await risenBy(
        async () =>
          (id = (await send('POST', 'products', { ...product('life'), _status: 'published' })).doc
            .id),
      ),
    ).toBe(1);
    expect(
      await risenBy(() => send('PATCH', `products/${id}`, { price: 11, _status: 'published' })),
    ).toBe(1);
    expect(
      await risenBy(() =>
        send('PATCH', `products/${id}?select[name]=true`, { price: 12, _status: 'published' }),
      ),
    ).toBe(1);
    expect(await risenBy(() => send('PATCH', `products/${id}`, { _status: 'draft' }))).toBe(1);
    expect(await risenBy(() => send('PATCH', `products/${id}`, { _status: 'published' }))).toBe(1);
    expect(await risenBy(() => send('DELETE', `products/${id}`, {}))).toBe(1);
  });

  test('when a draft over a published document is published', async () => {
    const id = await productId('dutch');
    await send('PATCH', `products/${id}?draft=true`, { name: 'A draft', _status: 'draft' });
    expect(await risenBy(() => send('PATCH', `products/${id}`, { _status: 'published' }))).toBe(1);
  });

  test('when an older version is restored', async () => {
    const id = await productId('mycotox');
    await send('PATCH', `products/${id}`, { price: 430, _status: 'published' });
    const { docs } = await cms.payload.findVersions({
      collection: 'products',
      where: { parent: { equals: id } },
      sort: 'createdAt',
      limit: 1,
    });
    expect(await risenBy(() => send('POST', `products/versions/${docs[0]?.id}`, {}))).toBe(1);
  });

  test('when many documents are changed or deleted at once', async () => {
    expect(
      await risenBy(() =>
        send('PATCH', 'products?where[category][equals]=supplement', {
          badge: 'New',
          _status: 'published',
        }),
      ),
    ).toBe(1);
    await send('POST', 'products', { ...product('many-a'), _status: 'published' });
    await send('POST', 'products', { ...product('many-b'), _status: 'published' });
    expect(await risenBy(() => send('DELETE', 'products?where[handle][like]=many-', {}))).toBe(1);
  });

  test('ORD-08 settings without drafts that visitors see the effect of raise it with each saving', async () => {
    const save = (schedulerUrl: string) =>
      send('POST', 'globals/fulfilment-settings', { schedulerUrl });
    expect(await risenBy(() => save('https://book.example'))).toBe(1);
    expect(await risenBy(() => save(''))).toBe(1);
  });

  test('when a text of a page is published, saved and unpublished', async () => {
    expect(
      await risenBy(() =>
        send('POST', 'globals/practice', { replyTime: '24 hours', _status: 'published' }),
      ),
    ).toBe(1);
    expect(await risenBy(() => send('POST', 'globals/practice', { _status: 'draft' }))).toBe(1);
    expect(await risenBy(() => send('POST', 'globals/practice', { _status: 'published' }))).toBe(1);
  });

  test('when a picture is uploaded, described anew and deleted', async () => {
    const file = { name: 'dot.png', mimetype: 'image/png', data: dot, size: dot.length };
    let id = '';
    expect(
      await risenBy(
        async () =>
          (id = (await cms.payload.create({ collection: 'media', data: { alt: 'A dot' }, file }))
            .id),
      ),
    ).toBe(1);
    expect(await risenBy(() => send('PATCH', `media/${id}`, { alt: 'A red dot' }))).toBe(1);
    expect(await risenBy(() => send('DELETE', `media/${id}`, {}))).toBe(1);
  });
});

test('FAM-01 what a family saves by itself stands on the programme, and counts from the next page on', async () => {
  const read = async () => {
    const answer = await cms.request(
      'products?where[handle][equals]=family-wellness-program&select[groupPercent]=true&select[groupFrom]=true&select[isSubscription]=true',
      { as: web },
    );
    const { docs } = (await answer.json()) as {
      docs: { groupPercent: number; groupFrom: number }[];
    };
    return [docs[0]?.groupPercent ?? null, docs[0]?.groupFrom ?? null];
  };
  expect(await read()).toEqual([20, 3]);
  const { docs } = await cms.payload.find({
    collection: 'coupons',
    where: { code: { equals: 'FAMILY20' } },
    depth: 0,
  });
  const id = docs[0]?.id ?? '';
  expect(await risenBy(() => send('PATCH', `coupons/${id}`, { percent: 25 }))).toBe(1);
  expect(await read()).toEqual([25, 3]);
  expect(await risenBy(() => send('PATCH', `coupons/${id}`, { active: false }))).toBe(1);
  expect(await read()).toEqual([null, null]);
  await send('PATCH', `coupons/${id}`, { active: true, percent: 20 });
});

describe('REL-11 the content version stays', () => {
  test('when drafts are saved, over a published document too, and when a draft is deleted', async () => {
    const published = await productId('gi-map');
    let id = '';
    expect(
      await risenBy(
        async () =>
          (id = (
            await send('POST', 'products?draft=true', { ...product('draft'), _status: 'draft' })
          ).doc.id),
      ),
    ).toBe(0);
    for (const query of ['draft=true', 'draft=true&autosave=true']) {
      expect(
        await risenBy(() =>
          send('PATCH', `products/${id}?${query}`, { name: 'Y', _status: 'draft' }),
        ),
      ).toBe(0);
      expect(
        await risenBy(() =>
          send('PATCH', `products/${published}?${query}`, { name: 'Y', _status: 'draft' }),
        ),
      ).toBe(0);
      expect(await risenBy(() => send('POST', `globals/home?${query}`, { _status: 'draft' }))).toBe(
        0,
      );
    }
    expect(
      await risenBy(() => send('PATCH', `products/${id}`, { name: 'Z', _status: 'draft' })),
    ).toBe(0);
    expect(await risenBy(() => send('DELETE', `products/${id}`, {}))).toBe(0);
  });

  test('when what visitors do not see is written', async () => {
    expect(
      await risenBy(async () => {
        await cms.payload.create({
          collection: 'orders',
          data: {
            number: 'AAAA2222',
            status: 'paid',
            amount: '1.00',
            stripePaymentIntentId: 'pi_1',
          },
        });
        await cms.payload.create({
          collection: 'coupons',
          data: { code: 'HELLO', kind: 'percent', percent: 5, appliesTo: 'first' },
        });
        await cms.payload.updateGlobal({
          slug: 'worker',
          data: { seenAt: new Date().toISOString() },
        });
        await cms.signIn('staff');
      }),
    ).toBe(0);
  });

  test('when a change is refused, and when its transaction does not commit', async () => {
    const id = await productId('gi-map');
    const refused = () =>
      cms.request(`products/${id}`, {
        as: practitioner,
        method: 'PATCH',
        headers: json,
        body: '{"price":-1,"_status":"published"}',
      });
    expect(await risenBy(async () => expect((await refused()).status).toBe(400))).toBe(0);
    expect(
      await risenBy(async () => {
        const req = await createLocalReq({}, cms.payload);
        req.transactionID = (await cms.payload.db.beginTransaction()) ?? undefined;
        await cms.payload.update({
          collection: 'products',
          id,
          data: { price: 1, _status: 'published' },
          req,
        });
        await cms.payload.db.rollbackTransaction(String(req.transactionID)).catch(() => undefined);
      }),
    ).toBe(0);
    expect((await cms.payload.findByID({ collection: 'products', id })).price).toBe(477);
  });
});

test('REL-11 nobody reads the new version before the change itself is committed', async () => {
  const id = await productId('gi-map');
  const before = await version();
  const req = await createLocalReq({}, cms.payload);
  req.transactionID = (await cms.payload.db.beginTransaction()) ?? undefined;
  await cms.payload.update({
    collection: 'products',
    id,
    data: { price: 478, _status: 'published' },
    req,
  });
  expect(await version()).toBe(before);
  await cms.payload.db.commitTransaction(String(req.transactionID));
  expect(await version()).toBe(before + 1);
});

test('REL-11 publishing nine documents and all of them together, at once, loses no step and locks nobody out', async () => {
  const { docs } = await cms.payload.find({ collection: 'products', limit: 9, depth: 0 });
  const where = { id: { in: docs.map(({ id }) => id) } };
  const before = await contentVersion(cms.payload);
  const [bulk] = await Promise.all([
    cms.payload.update({
      collection: 'products',
      where,
      data: { badge: 'New', _status: 'published' },
    }),
    ...docs.map(({ id, price }) =>
      cms.payload.update({ collection: 'products', id, data: { price, _status: 'published' } }),
    ),
  ]);
  expect([docs.length, bulk.docs.length, bulk.errors]).toEqual([9, 9, []]);
  expect((await contentVersion(cms.payload)) - before).toBe(10);
});

test('ADM-02 a draft that a person saved can be published by a schedule', async () => {
  const id = await productId('fast-88');
  for (const query of ['draft=true', 'draft=true&autosave=true'])
    await send('PATCH', `products/${id}?${query}`, { name: 'Scheduled', _status: 'draft' });
  expect(
    await risenBy(() =>
      cms.payload.update({ collection: 'products', id, data: { _status: 'published' } }),
    ),
  ).toBe(1);
  expect((await cms.payload.findByID({ collection: 'products', id })).name).toBe('Scheduled');
});

test('REL-11 the version is one row, found by its index', async () => {
  const client = new Client({ connectionString: cms.databaseUrl });
  await client.connect();
  await client.query('set enable_seqscan = off');
  const { rows: plan } = await client.query(
    "explain select data from payload_kv where key = 'content-version'",
  );
  const { rows } = await client.query("select data from payload_kv where key = 'content-version'");
  await client.end();
  expect(JSON.stringify(plan)).toContain('payload_kv_key_idx');
  expect(rows).toEqual([{ data: await state() }]);
});

describe('FAST-08 a change is noted for the lists and pages that show it', () => {
  test('a product for those that name products', async () => {
    const id = await productId('gi-map');
    expect(
      await changedBy(() =>
        send('PATCH', `products/${id}`, { badge: 'New', _status: 'published' }),
      ),
    ).toEqual(['globals/store', 'offers', 'products']);
  });

  test('an article for its list, a text of a page for that page', async () => {
    const { docs } = await cms.payload.find({ collection: 'posts', limit: 1, depth: 0 });
    expect(
      await changedBy(() => send('PATCH', `posts/${docs[0]?.id}`, { _status: 'published' })),
    ).toEqual(['posts']);
    expect(
      await changedBy(() => send('POST', 'globals/practice', { _status: 'published' })),
    ).toEqual(['globals/practice']);
  });

  test('a picture for all that may have one', async () => {
    const file = { name: 'spot.png', mimetype: 'image/png', data: dot, size: dot.length };
    const { id } = await cms.payload.create({ collection: 'media', data: { alt: 'A spot' }, file });
    const names = await changedBy(() => send('PATCH', `media/${id}`, { alt: 'A red spot' }));
    expect(names).toEqual(
      expect.arrayContaining(['media', 'posts', 'products', 'offers', 'globals/about']),
    );
    expect(names).not.toContain('faqs');
    expect(names).not.toContain('globals/practice');
  });

  test('what a family saves by itself for the products, which tell it', async () => {
    const { docs } = await cms.payload.find({
      collection: 'coupons',
      where: { code: { equals: 'FAMILY20' } },
      depth: 0,
    });
    expect(
      await changedBy(() => send('PATCH', `coupons/${docs[0]?.id}`, { percent: 20 })),
    ).toContain('products');
  });

  test('FAM-01 a discount without a code for the products when it begins and when it ends by its dates, once each', async () => {
    const { docs } = await cms.payload.find({
      collection: 'coupons',
      where: { code: { equals: 'FAMILY20' } },
      depth: 0,
    });
    const at = (minutes: number) => new Date(Date.now() + minutes * 60_000);
    const dates = { validFrom: at(10).toISOString(), validUntil: at(20).toISOString() };
    await send('PATCH', `coupons/${docs[0]?.id}`, dates);
    const told = (minutes: number) => changedBy(() => tellOfTurned(cms.payload, at(minutes)));
    await told(0);
    expect(await told(9)).toEqual([]);
    expect(await told(11)).toContain('products');
    expect(await told(12)).toEqual([]);
    expect(await told(25)).toContain('products');
    expect(await told(26)).toEqual([]);
    await send('PATCH', `coupons/${docs[0]?.id}`, { validFrom: null, validUntil: null });
  });

  test('a draft for none', async () => {
    const id = await productId('gi-map');
    expect(
      await changedBy(() =>
        send('PATCH', `products/${id}?draft=true`, { name: 'A draft', _status: 'draft' }),
      ),
    ).toEqual([]);
  });

  test('each change with a tag that was not there before, also when the count has gone back', async () => {
    const id = await productId('gi-map');
    const publish = () => send('PATCH', `products/${id}`, { _status: 'published' });
    await publish();
    const first = await state();
    await setRow({ ...first, version: first.version - 1 });
    await publish();
    const second = await state();
    expect(second.version).toBe(first.version);
    expect(second.changed.products).not.toBe(first.changed.products);
  });

  test('all that an older CMS has changed without a note for every list', async () => {
    const id = await productId('gi-map');
    const before = await state();
    await setRow({ version: before.version + 1 });
    await send('PATCH', `products/${id}`, { _status: 'published' });
    const after = await state();
    expect(after.version).toBe(before.version + 2);
    expect(after.since).not.toBe(before.since);
    expect(Object.keys(after.changed).toSorted()).toEqual(['globals/store', 'offers', 'products']);
  });

  test('and what has no list at all, as a migration, for every list', async () => {
    const before = await state();
    await raiseContentVersion({ payload: cms.payload });
    const after = await state();
    expect([after.version, after.changed]).toEqual([before.version + 1, {}]);
    expect(after.since).not.toBe(before.since);
  });
});

async function setRow(data: object): Promise<void> {
  const client = new Client({ connectionString: cms.databaseUrl });
  await client.connect();
  await client.query("update payload_kv set data = $1 where key = 'content-version'", [data]);
  await client.end();
}

const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);
