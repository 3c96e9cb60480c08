import { readMoney, readRecords } from '../history/records.ts';
import type { Doc } from '../manifest.ts';
import type { World } from '../world.ts';
import { type Check, counted, requireNone } from './check.ts';
import { differences } from './compare.ts';

/**
 * When a document was written last: the worker reads orders anew from Stripe. Sessions are those of this very look, too.
 * The sentence of a coupon is kept nowhere: each version of the shop says the same in its own words.
 */
const isMoving = (path: string) => ['updatedAt', 'followed', 'sessions', 'sentence'].includes(path);

/** The documents of the present shop, with those of the old one beside them. */
async function pairs({
  manifest,
  office,
}: World): Promise<{ slug: string; before: Doc; now: Doc | undefined }[]> {
  const records = await readRecords(office);
  return Object.entries(manifest.records).flatMap(([slug, docs]) =>
    docs.map((before) => ({
      slug,
      before,
      now: records[slug]?.find(({ id }) => id === before.id),
    })),
  );
}

export const recordsKept: Check = {
  title:
    'the admin panel answers every record of people and money as the old one did, the sealed ones opened',
  async run(world) {
    const all = await pairs(world);
    const faults = all.flatMap(({ slug, before, now }) => {
      if (!now) return [`${slug} ${before.id} is not answered any more`];
      return differences(before, now, isMoving).map(
        (difference) => `${slug} ${before.id}: ${difference}`,
      );
    });
    requireNone(faults);
    return `${counted(all.length, 'records')} of ${Object.keys(world.manifest.records).length} collections`;
  },
};

/** Where the work on an old order stands, by what its status said (design §10). */
const workBy: Record<string, string[]> = {
  completed: ['done'],
  fulfilling: ['on-its-way', 'visits-open'],
  refunded: ['stopped'],
};

export const workListed: Check = {
  title: 'ORD-02 every order has its kits, goods and visits, where its status said that they are',
  async run({ manifest, office }) {
    const orders = manifest.records.orders ?? [];
    const faults: string[] = [];
    for (const before of orders) {
      const [now] = await office.list<Doc>(
        'orders',
        `where[number][equals]=${String(before.number)}`,
      );
      const work = String(now?.work);
      const expected = workBy[String(before.status)];
      if (expected ? !expected.includes(work) : !now?.work)
        faults.push(`${String(before.number)}, ${String(before.status)}, has the work ${work}`);
    }
    requireNone(faults);
    return counted(orders.length, 'orders');
  },
};

export const ordersFound: Check = {
  title: 'every order is found by its number, with its status, buyer, amount and lines',
  async run({ manifest, office }) {
    const orders = manifest.records.orders ?? [];
    const faults: string[] = [];
    for (const before of orders) {
      const [now, ...others] = await office.list<Doc>(
        'orders',
        `where[number][equals]=${String(before.number)}`,
      );
      const told = (doc: Doc | undefined) =>
        JSON.stringify([
          doc?.status,
          doc?.firstName,
          doc?.lastName,
          doc?.email,
          doc?.amount,
          doc?.productName,
          linesOf(doc),
        ]);
      if (others.length > 0)
        faults.push(`${String(before.number)} is the number of ${others.length + 1} orders`);
      if (told(now) !== told(before))
        faults.push(`${String(before.number)} was ${told(before)} and is ${told(now)}`);
    }
    requireNone(faults);
    return `${counted(orders.length, 'orders')} in ${new Set(orders.map(({ status }) => status)).size} states`;
  },
};

const linesOf = (doc: Doc | undefined) =>
  ((doc?.lines ?? []) as Record<string, unknown>[]).map(({ name, quantity, price, productId }) => [
    name,
    quantity,
    price,
    productId,
  ]);

export const moneyShown: Check = {
  title: 'the panel of every order says what was paid, sent back and is to come',
  async run({ manifest, office }) {
    const now = await readMoney(office, manifest.records.orders ?? []);
    requireNone(
      Object.entries(manifest.money).flatMap(([id, before]) =>
        differences(renamed(before), now[id], () => false).map(
          (difference) => `${id}: ${difference}`,
        ),
      ),
    );
    return counted(Object.keys(manifest.money).length, 'panels');
  },
};

/** What was `refunded` is `sentBack` today, and null where it was nothing. */
function renamed(before: unknown): object {
  const { refunded, ...same } = before as { refunded: string };
  return { ...same, sentBack: refunded === '$0.00' ? null : refunded };
}

export const sealedOpens: Check = {
  title: 'what was stored encrypted opens as it was typed',
  async run({ manifest, office }) {
    const faults: string[] = [];
    let values = 0;
    const compare = (what: string, typed: object, opened: Record<string, unknown>) => {
      for (const [name, value] of Object.entries(typed).filter(([, text]) => text !== '')) {
        values += 1;
        if (opened[name] !== value)
          faults.push(
            `${name} of ${what} was typed as ${String(value)} and opens as ${String(opened[name])}`,
          );
      }
    };
    for (const [id, buyer] of Object.entries(manifest.buyers))
      compare(`order ${id}`, buyer, await office.get(`orders/${id}?depth=0`));
    for (const [id, buyer] of Object.entries(manifest.forms))
      compare(
        `checkout ${id}`,
        buyer,
        JSON.parse(String((await office.get(`checkouts/${id}?depth=0`)).customer)) as Record<
          string,
          unknown
        >,
      );
    for (const { id, typed } of manifest.messages)
      compare(`message ${id}`, typed, await office.get(`contact-submissions/${id}?depth=0`));
    requireNone(faults);
    return counted(values, 'values');
  },
};
