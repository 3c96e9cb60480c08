import { randomUUID } from 'node:crypto';
import type { CollectionSlug } from 'payload';
import { expect, test } from 'vitest';
import type { ErasurePlan } from '../../src/data-rights/erasure.ts';
import type { PersonExport } from '../../src/data-rights/export.ts';
import { heldCollections, holdings } from '../../src/data-rights/holdings.ts';
import { destroyExpired, findExpired } from '../../src/data-rights/retention.ts';
import { decryptField } from '../../src/fields/encryption/encrypted.ts';
import { sealedColumns } from '../../src/fields/encryption/sealed-columns.ts';
import { arrangePlan } from '../../src/payments/plans/arrange-plan.ts';
import type { Caller } from '../support/cms.ts';
import { guide, health } from '../support/leads.ts';
import { giMap, pay, person, useShop } from '../support/shop.ts';

const shop = await useShop({ LINK_SECRET: randomUUID() + randomUUID() });
const day = 24 * 60 * 60_000;
/** Somebody is made in every collection, over the calls of the shop. */
const long = { timeout: 60_000 };

type Answer = {
  success: boolean;
  message?: string;
  plan?: ErasurePlan;
  export?: PersonExport;
  page?: string;
};

async function ask(name: 'plan' | 'export' | 'erase', body: object, as?: Caller) {
  const response = await shop.cms.request(`data-rights/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    ...(as && { as }),
  });
  return { status: response.status, body: (await response.json()) as Answer };
}

async function form(path: string, body: object): Promise<void> {
  const response = await shop.cms.request(`leads/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `service-accounts API-Key ${shop.cms.apiKey}`,
    },
    body: JSON.stringify({ elapsedMs: 20_000, ...body }),
  });
  expect(response.status).toBe(200);
}

async function buy(
  email: string,
  goods: object = giMap,
  who: Partial<typeof person> = {},
): Promise<string> {
  const { body } = await shop.intent({
    ...goods,
    reference: randomUUID(),
    customer: { ...person, ...who, email },
  });
  const secret = String(body.clientSecret);
  await pay(secret);
  return String((await shop.order(secret.split('_secret_')[0] ?? '')).body.transactionId);
}

const program = {
  amount: '637.00',
  laterAmount: '637.00',
  productIds: 'family-wellness-program',
};

/** Somebody of whom something is held in every collection that holds something of people. */
async function everywhere(
  email: string,
  { as = person, message = health.message }: { as?: typeof person; message?: string } = {},
) {
  const orders = [await buy(email, giMap, as), await buy(email, program, as)];
  const [, withPlan] = orders;
  const { docs } = await shop.cms.payload.find({
    collection: 'plans',
    where: { order: { equals: withPlan } },
  });
  const [plan] = docs;
  if (!plan) throw new Error('There is no plan');
  await arrangePlan({ payload: shop.cms.payload, stripe: shop.stripe }, plan.id);
  const { firstName, lastName, phone } = as;
  const who = { firstName, lastName, email };
  await form('contact', { ...who, ...health, phone, message });
  await form('freebie-downloads', { ...who, freebieName: guide });
  await form('workshop-signup', who);
  await shop.intent({ ...giMap, reference: randomUUID(), customer: { ...as, email } });
  const { query } = shop;
  await query(
    `insert into lead_captures (id, first_name, last_name, email, status) values ($1, $3, $4, $2, 'new')`,
    [randomUUID(), email, firstName, lastName],
  );
  await query(
    `insert into coupon_redemptions (code, status, email, order_id, reference) values ('WELCOME10', 'redeemed', $1, $2, $3)`,
    [email, orders[0], randomUUID()],
  );
  await query(
    `insert into charges (order_id, taken_on, stripe_charge_id) values ($1, now(), $2)
     on conflict do nothing`,
    [orders[0], `ch_${randomUUID()}`],
  );
  await query(
    `insert into bookings (kind, order_id, booked_on, cents, stripe_id, key) values ('dispute', $1, now(), 100, 'dp_x', $2)`,
    [orders[0], randomUUID()],
  );
  await query(
    `insert into refunds (order_id, cents, state, request, payment_intent_id) values ($1, 100, 'made', $2, 'pi_x')`,
    [orders[0], randomUUID()],
  );
  await query(
    `insert into payment_checks (state, words, kind, order_id, key) values ('done', 'x', 'amount', $1, $2)`,
    [orders[0], randomUUID()],
  );
  await query(
    `insert into person_notes (person_id, by, text) select id, 'x', null from people where lower(email) = lower($1)`,
    [email],
  );
  await query(
    `insert into replies (person_id, email, by, text) select id, $1::text, 'x', null from people where lower(email) = lower($1::text)`,
    [email],
  );
  const stripeCustomer = (
    await shop.cms.payload.findByID({ collection: 'plans', id: plan.id, depth: 0 })
  ).stripeCustomerId;
  return { orders, plan: plan.id, stripeCustomer: String(stripeCustomer) };
}

/** Everything of these orders is finished. */
async function finish(orders: string[]): Promise<void> {
  await shop.query(`update plans set status = 'completed' where order_id = any($1)`, [orders]);
  await shop.query(`update fulfilments set step = 'done' where order_id = any($1)`, [orders]);
  await shop.query(`update visits set state = 'done' where order_id = any($1)`, [orders]);
}

test('PRV-04 every collection says what it holds of people', () => {
  const slugs = Object.keys(shop.cms.payload.collections).sort();
  expect(Object.keys(holdings).sort()).toEqual(slugs);
});

test(
  'PRV-04 one person is in every collection: exported whole, refused while something runs, erased as the dry run said, and nobody else is touched',
  long,
  async () => {
    const email = `Hannah.${randomUUID().slice(0, 8)}@visitor.example`;
    const other = `naomi-${randomUUID().slice(0, 8)}@visitor.example`;
    const { orders, stripeCustomer } = await everywhere(email);
    const others = await buy(other);
    await form('contact', { firstName: 'Naomi', lastName: 'Other', email: other, ...health });
    const owner = await shop.cms.signIn('practitioner');

    for (const name of ['plan', 'export', 'erase'] as const) {
      expect((await ask(name, { email, name: 'Hannah Whitfield' })).status).toBe(401);
      const staff = await shop.cms.signIn('staff');
      expect((await ask(name, { email, name: 'Hannah Whitfield' }, staff)).status).toBe(403);
      expect((await ask(name, { email: 'no address', name: '' }, owner)).status).toBe(400);
    }

    const spelled = email.toUpperCase();
    const { body } = await ask('export', { email: spelled }, owner);
    expect(body.export?.records.map(({ collection }) => collection)).toEqual(
      heldCollections.map(({ slug }) => slug),
    );
    const held = JSON.stringify(body.export);
    for (const word of [person.phone, person.address, person.dateOfBirth, health.message])
      expect(held).toContain(word);
    expect(held).not.toMatch(/Encrypted: open the record|"v1\./);
    for (const word of [other, 'Naomi']) expect(held).not.toContain(word);
    expect(body.page).toContain(person.dateOfBirth);
    expect(body.page).not.toMatch(/<script|src=|href=/);

    const running = await ask('erase', { email, name: 'Hannah Whitfield' }, owner);
    expect(running).toMatchObject({ status: 409, body: { success: false } });
    expect(running.body.message).toMatch(/payments of order \w+ are still running.*on its way/s);
    expect((await ask('export', { email }, owner)).body.export?.records).toHaveLength(
      heldCollections.length,
    );

    await finish(orders);
    const { plan: dry } = (await ask('plan', { email }, owner)).body;
    expect(dry).toMatchObject({ name: 'Hannah Whitfield', refusals: [] });
    expect(dry?.goes.map(({ words }) => words)).toEqual(
      heldCollections
        .filter(({ erasure }) => erasure === 'goes')
        .map(({ words }) => expect.toBeOneOf(words)),
    );
    const year = new Date().getUTCFullYear() + 6;
    expect(dry?.until).toContain(`${year}-`);

    expect((await ask('erase', { email, name: 'Somebody Else' }, owner)).status).toBe(422);
    const erased = await ask('erase', { email, name: ' hannah whitfield ' }, owner);
    expect(erased).toMatchObject({ status: 200, body: { plan: dry } });
    expect(await shop.stripe.customers.retrieve(stripeCustomer)).toMatchObject({ deleted: true });

    const { plan: after } = (await ask('plan', { email }, owner)).body;
    expect(after).toMatchObject({ goes: [], stays: dry?.stays });
    const places = await copiesOf(email);
    expect(places).toEqual(['orders']);
    expect(await copiesOf(other)).toEqual(
      expect.arrayContaining(['contact_submissions', 'mails', 'orders']),
    );
    expect(await shop.query('select id from orders where id = $1', [others])).toHaveLength(1);
    expect(
      await shop
        .query(`select 1 from openings where record = 'person-erasure' and record_id = $1`, [
          orders[0],
        ])
        .then((rows) => rows.length),
    ).toBeLessThanOrEqual(1);
    expect(
      await shop.query(
        `select 1 from openings where record in ('person-erasure', 'person-export')`,
      ),
    ).toHaveLength(3);

    const again = await ask('erase', { email, name: 'Hannah Whitfield' }, owner);
    expect(again).toMatchObject({ status: 200, body: { plan: { goes: [] } } });
  },
);

/** What nobody else has: texts that stand in clear, and those that are sealed. */
function marked() {
  const mark = randomUUID().slice(0, 8);
  const as = {
    ...person,
    firstName: `Hannahzq${mark}`,
    lastName: `Whitzq${mark}`,
    phone: `(208) 555-${mark.replaceAll(/\D/g, '').padEnd(4, '7').slice(0, 4)} zq${mark}`,
    address: `418 Orchard Lane zq${mark}`,
    dateOfBirth: `1988-02-29 zq${mark}`,
  };
  const message = `Since March, zq${mark} in every meal.`;
  return { mark: `zq${mark}`, as, message, email: `hannah.zq${mark}@visitor.example` };
}

test(
  'PRV-04 the export holds every text of every row of the person, opened; whatever is left out is named here',
  long,
  async () => {
    const { as, message, email, mark } = marked();
    await everywhere(email, { as, message });
    const owner = await shop.cms.signIn('practitioner');
    const { body } = await ask('export', { email }, owner);
    const held = JSON.stringify(body.export);
    for (const text of [as.phone, as.address, as.dateOfBirth, message, as.firstName, as.lastName])
      expect(held).toContain(text);
    expect(body.page).toContain(message);
    const sealedOnes = sealedColumns(shop.cms.payload);
    /** Marks of the code for itself, keys that would open something, and what a row is found by. */
    const notTold =
      /^(link_serial|money_mark|followed|revisions|pay_link|mailbox|words|body|state|customer)$/;
    for (const { collection, rows } of body.export?.records ?? []) {
      const table = collection.replaceAll('-', '_');
      const inTable = await shop.query(`select * from "${table}" where id = any($1)`, [
        rows.map(({ id }) => id),
      ]);
      expect(inTable.length, collection).toBe(rows.length);
      const told = JSON.stringify(rows);
      for (const row of inTable)
        for (const [column, value] of Object.entries(row)) {
          if (typeof value !== 'string' || value === '' || notTold.test(column)) continue;
          const sealedAs = sealedOnes.find((one) => one.table === table && one.column === column);
          const text = sealedAs
            ? decryptField(value, { ...sealedAs.place, id: String(row.id) })
            : value;
          expect([collection, column, told.includes(JSON.stringify(text).slice(1, -1))]).toEqual([
            collection,
            column,
            true,
          ]);
        }
    }
    // Nothing that names the person stands in a collection that is not exported.
    const exported = new Set(
      body.export?.records.map(({ collection }) => collection.replaceAll('-', '_')),
    );
    for (const place of await copiesOf(mark))
      expect(exported.has(place) || place.startsWith('orders_') ? [] : [place]).toEqual([]);
  },
);

test(
  'PRV-04 after an erasure nothing that names the person is left outside of what the law keeps, sealed texts included',
  long,
  async () => {
    const { as, message, email, mark } = marked();
    const { orders } = await everywhere(email, { as, message });
    await finish(orders);
    const owner = await shop.cms.signIn('practitioner');
    const sealedCopies = async () => {
      const found = new Set<string>();
      for (const { table, column, id, place } of sealedColumns(shop.cms.payload))
        for (const row of await shop.query(
          `select ${id}::text as id, "${column}" as text from "${table}" where "${column}" like 'v1.%'`,
        ))
          if (decryptField(String(row.text), { ...place, id: String(row.id) }).includes(mark))
            found.add(table);
      return [...found].sort();
    };
    expect(await sealedCopies()).toEqual(
      expect.arrayContaining(['checkouts', 'contact_submissions', 'orders']),
    );
    const name = `${as.firstName} ${as.lastName}`;
    expect((await ask('erase', { email, name }, owner)).status).toBe(200);
    expect(await copiesOf(mark)).toEqual(['orders']);
    expect(await sealedCopies()).toEqual(['orders']);
  },
);

test('PRV-04 nothing is erased while a kit, a plan or a visit alone runs', long, async () => {
  const email = `beth-${randomUUID().slice(0, 8)}@visitor.example`;
  const { orders } = await everywhere(email);
  await shop.query(
    `insert into visits (order_id, line, place, label, minutes, state) values ($1, 'x', 9, 'First visit', 30, 'done')`,
    [orders[1]],
  );
  const owner = await shop.cms.signIn('practitioner');
  const running: [string, RegExp][] = [
    [`update fulfilments set step = 'sent' where order_id = $1`, /still on its way/],
    [`update plans set status = 'active' where order_id = $1`, /are still running/],
    [`update visits set state = 'booked' where order_id = $1`, /is booked/],
  ];
  for (const [run, words] of running) {
    await finish(orders);
    await shop.query(run, [orders[1]]);
    const refused = await ask('erase', { email, name: 'Hannah Whitfield' }, owner);
    expect([run, refused.status, refused.body.message]).toEqual([
      run,
      409,
      expect.stringMatching(words),
    ]);
  }
  expect(await copiesOf(email)).toEqual(expect.arrayContaining(['contact_submissions', 'mails']));
});

test(
  'PRV-05 client data goes six years after the last contact, a day later and not a day before, with all that hangs on it',
  long,
  async () => {
    const email = `ruth-${randomUUID().slice(0, 8)}@visitor.example`;
    const { orders, stripeCustomer } = await everywhere(email);
    await finish(orders);
    const [first, last] = orders;
    await shop.query(`update orders set created_at = now() - interval '7 years' where id = $1`, [
      first,
    ]);
    await shop.query(
      `update orders set created_at = now() - interval '6 years', work_done_at = null where id = $1`,
      [last],
    );
    const { payload } = shop.cms;
    const now = Date.now();
    const isExpired = async (at: number) =>
      (await findExpired(payload, new Date(at))).some(({ orders: own }) =>
        own.includes(String(first)),
      );
    expect(await isExpired(now - day)).toBe(false);
    expect(await isExpired(now + day)).toBe(true);
    expect(await destroyExpired({ payload, stripe: shop.stripe }, new Date(now - day))).toBe(0);
    expect(await shop.query('select id from orders where id = any($1)', [orders])).toHaveLength(2);

    await shop.query(`update plans set status = 'late' where order_id = any($1)`, [orders]);
    expect(await isExpired(now + day), 'while a plan runs').toBe(false);
    await finish(orders);

    expect(await destroyExpired({ payload, stripe: shop.stripe }, new Date(now + day))).toBe(1);
    expect(await copiesOf(email)).toEqual([
      'contact_submissions',
      'freebie_downloads',
      'lead_captures',
      'mails',
      'people',
      'replies',
      'workshop_signups',
    ]);
    for (const { slug, tie } of heldCollections)
      if (tie === 'order') expect(await rowsAbout(slug, orders), slug).toBe(0);
    expect(await shop.stripe.customers.retrieve(stripeCustomer)).toMatchObject({ deleted: true });
  },
);

test('PRV-04 the address of the practice itself, to which all its notices go, cannot be erased', async () => {
  const owner = await shop.cms.signIn('practitioner');
  const { email } = await shop.cms.payload.findGlobal({ slug: 'practice' });
  expect(await ask('erase', { email, name: email }, owner)).toMatchObject({
    status: 422,
    body: { message: expect.stringContaining('practice itself') },
  });
});

const rowsAbout = async (slug: CollectionSlug, orders: string[]) =>
  (
    await shop.query(`select 1 from "${slug.replaceAll('-', '_')}" where order_id = any($1)`, [
      orders,
    ])
  ).length;

/** The tables in which a text stands somewhere, in any spelling. */
async function copiesOf(text: string): Promise<string[]> {
  const tables = await shop.query(
    `select tablename from pg_tables where schemaname = 'public' order by tablename`,
  );
  const each = tables.map(
    ({ tablename }) =>
      `select '${String(tablename)}' as name where exists (select 1 from "${String(tablename)}" as t where t::text ilike $1)`,
  );
  const found = await shop.query(each.join(' union all '), [`%${text}%`]);
  return found.map(({ name }) => String(name)).toSorted();
}
