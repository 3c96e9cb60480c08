import { setTimeout as pause } from 'node:timers/promises';
import { send } from '../world/calls.ts';
import { grouped, seconds } from '../world/figures.ts';
import { mailsOf } from '../world/mail-queue.ts';
import { withoutOneOrder } from '../world/orders.ts';
import { newPerson, newShopper } from '../world/shopper.ts';
import type { Shop } from '../world/world.ts';

export type Bought = { intent: string; /** The order that the shop named. */ id: string };
export type Visit = {
  status: number;
  /** The first words of what came. */
  said: string;
  path: string;
  /** When it was asked for and answered, in milliseconds since 1970. */ from: number;
  to: number;
};

const pages = ['/', '/store', '/cart', '/checkout', '/blog', '/faq'];
const betweenVisitsMs = 100;

/** One kit: paid at the stand-in and told to the shop. */
export async function buyOne(world: Shop): Promise<Bought & { email: string }> {
  const person = newPerson();
  const shopper = newShopper(world, person);
  const { intent } = await shopper.pay();
  const { status, body } = await shopper.report(intent);
  if (status !== 200 || typeof body.transactionId !== 'string')
    throw new Error(`create-order answered ${status} ${String(body.message)}`);
  return { intent, id: body.transactionId, email: person.email };
}

/** Shoppers who buy one kit after the other, and a visitor who opens page after page, while `work` goes on. */
export async function whileShopping<T>(
  world: Shop,
  shoppers: number,
  work: () => Promise<T>,
): Promise<{ result: T; bought: Bought[]; visits: Visit[] }> {
  const over = new AbortController();
  const bought: Bought[] = [];
  const shop = async () => {
    while (!over.signal.aborted) {
      bought.push(await buyOne(world));
      await pause(world.random.between(2_000, 6_000), undefined, { signal: over.signal }).catch(
        () => {},
      );
    }
  };
  const load = Promise.all([visit(world, over.signal), ...Array.from({ length: shoppers }, shop)]);
  // Looked at below; until then a shopper who gives up must not end the whole run.
  load.catch(() => over.abort());
  try {
    const result = await work();
    over.abort();
    const [visits] = await load;
    return { result, bought, visits };
  } finally {
    over.abort();
    await load.catch(() => undefined);
  }
}

async function visit({ web }: Shop, signal: AbortSignal): Promise<Visit[]> {
  const visits: Promise<Visit>[] = [];
  for (let index = 0; !signal.aborted; index += 1) {
    const path = pages[index % pages.length] ?? '/';
    const from = Date.now();
    visits.push(
      send(web + path).then(({ status, text }) => ({
        status,
        said: text.slice(0, 100),
        path,
        from,
        to: Date.now(),
      })),
    );
    await pause(betweenVisitsMs);
  }
  return await Promise.all(visits);
}

export type Tally = { isWhole: boolean; repeatedMails: number; figure: string };

/** Whether each payment has one order, which is the one that the buyer was told, and each order its mail. */
export async function tallyOf(world: Shop, bought: Bought[]): Promise<Tally> {
  const wrong = await withoutOneOrder(
    world.query,
    bought.map(({ intent }) => intent),
  );
  const rows = await world.query<{ id: string }>('select id from orders where id::text = any($1)', [
    bought.map(({ id }) => id),
  ]);
  const lost = bought.length - rows.length;
  const { missing, repeated } = await mailsOf(
    world,
    'order_id',
    bought.map(({ id }) => id),
  );
  return {
    isWhole: bought.length > 0 && wrong === 0 && lost === 0 && missing === 0,
    repeatedMails: repeated,
    figure: `${grouped(bought.length)} kits bought, ${wrong} payments without exactly one order, ${lost} orders lost, ${missing} mails missing, ${repeated} repeated`,
  };
}

export const failed = (visits: Visit[]): Visit[] => visits.filter(({ status }) => status !== 200);

/** '2 of 300 pages failed (502 /store after 31.0 s: …), the slowest took 1.2 s'; 0: no whole answer came within 20 seconds. */
export function pagesOf(visits: Visit[]): string {
  const begin = Math.min(...visits.map(({ from }) => from));
  const broken = failed(visits).map(
    ({ status, path, from, said }) => `${status} ${path} after ${seconds(from - begin)}: ${said}`,
  );
  const slowest = Math.max(...visits.map(({ from, to }) => to - from));
  return `${broken.length} of ${grouped(visits.length)} pages failed${broken.length > 0 ? ` (${broken.slice(0, 40).join('\n        ')})` : ''}, the slowest took ${seconds(slowest)}`;
}
