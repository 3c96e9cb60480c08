import { randomUUID } from 'node:crypto';
import { crowd } from '../../world/crowd.ts';
import { grouped } from '../../world/figures.ts';
import { memoryOfProcess } from '../../world/memory.ts';
import { cart } from '../../world/shopper.ts';
import { ask } from '../ask.ts';
import { startReplica, type Replica } from '../replica.ts';
import type { Trial } from '../trial.ts';
import { post } from '../visits.ts';
import type { World } from '../world.ts';

/** As in web/app/server/limits/rate-limit-table.ts; a promise is written down twice on purpose. */
const promised = {
  intentsOfOneAddress: 600,
  intentsOfEverybodyIn10s: 400,
  missesOfOneAddress: 120,
};
const mostRiseMb = 60;

export const limits: Trial = {
  id: 'SEC-07',
  title:
    'Limits hold against forged addresses, guesses and crowds, and forty buyers behind one address notice nothing',
  run: async (world) => {
    const replicas = [await startReplica(world, '1'), await startReplica(world, '2')];
    const [first] = replicas;
    if (!first) throw new Error('no replica');
    try {
      const blocked = await fortyBuyers(world, first, '203.0.113.40');
      const burst = await passedOf(
        world,
        replicas.slice(0, 1),
        world.count(5_000, 1_500),
        (turn) => `10.9.${turn >> 8}.${turn & 255}, 198.51.100.1`,
      );
      const spread = await passedOf(
        world,
        replicas,
        world.count(5_000, 1_500),
        () => '198.51.100.2',
      );
      const guesses = await guess(world, first, world.count(10_000, 2_000));
      const crowd = world.count(100_000, 5_000);
      // The first quarter fills what may be remembered; all that come later must find room in it.
      await visitFrom(world, first, 0, crowd / 4);
      const before = await visitFrom(world, first, crowd / 4, crowd / 2);
      await visitFrom(world, first, crowd / 2, (crowd * 3) / 4);
      const rise = (await visitFrom(world, first, (crowd * 3) / 4, crowd)) - before;
      // The window of everybody may turn over once or twice while a burst is under way; that of one address does not.
      const bypasses =
        Math.max(0, burst - promised.intentsOfOneAddress) +
        Math.max(0, spread - 2 * promised.intentsOfOneAddress) +
        Math.max(0, guesses - promised.missesOfOneAddress - 32);
      return {
        kept: bypasses === 0 && blocked === 0 && guesses > 0 && rise < mostRiseMb,
        figure: `false blocks ${blocked} / 40 buyers; one address with made-up ones got ${burst}, on two replicas ${spread}; ${guesses} of ${grouped(world.count(10_000, 2_000))} guesses judged; ${grouped(crowd)} addresses ${rise < 0 ? '' : '+'}${rise.toFixed(0)} MB`,
      };
    } finally {
      await Promise.all(replicas.map(({ stop }) => stop()));
    }
  },
};

const from = (world: World, { url }: Replica, path: string, body: object, address: string) =>
  post(world, path, body, { at: url, address });

async function passedOf(
  world: World,
  replicas: Replica[],
  count: number,
  address: (turn: number) => string,
): Promise<number> {
  const answers = await crowd(count, 16, (turn) =>
    from(
      world,
      replicas[turn % replicas.length] as Replica,
      '/api/create-payment-intent',
      {},
      address(turn),
    ),
  );
  return answers.filter(({ status }) => status !== 429).length;
}

/**
 * One request of each address from number `begin` up to and without `end`. Answers the least memory, in MB, that the
 * replica held meanwhile: what has been let go and is not yet collected counts for nothing.
 */
async function visitFrom(
  world: World,
  replica: Replica,
  begin: number,
  end: number,
): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  await crowd(end - begin, 32, async (index) => {
    const turn = begin + index;
    const address = `10.${turn >> 16}.${(turn >> 8) & 255}.${turn & 255}`;
    await from(world, replica, '/api/payment/create-order', {}, address);
    if (index % 250 === 0) least = Math.min(least, memoryOfProcess(replica.pid));
  });
  return least;
}

/** Codes that are made up, by both calls that judge them; answers how many were judged and not turned away. */
async function guess(world: World, replica: Replica, count: number): Promise<number> {
  const answers = await crowd(count, 8, async (turn) => {
    const coupon = { code: `SAVE${turn}`, orderTotal: 477 };
    const intent = { amount: '477.00', productIds: 'gi-map', couponCode: coupon.code };
    return turn % 2
      ? await from(world, replica, '/api/validate-coupon', coupon, '198.51.100.3')
      : await from(world, replica, '/api/create-payment-intent', intent, '198.51.100.3');
  });
  return answers.filter(({ status }) => status === 422 || status === 409).length;
}

/** All at the same time: the page's calls, a few changes of the cart, two codes, the confirmation. Answers how many were turned away. */
async function fortyBuyers(world: World, replica: Replica, address: string): Promise<number> {
  const blocked = await Promise.all(
    Array.from({ length: 40 }, async () => {
      const reference = randomUUID();
      const intent = { ...cart(), reference };
      const steps: [string, object?][] = [
        ['/api/payment/status'],
        ['/checkout'],
        ...Array.from({ length: 5 }, (): [string, object] => [
          '/api/create-payment-intent',
          intent,
        ]),
        ['/api/validate-coupon', { code: 'WELCOM10', orderTotal: 477 }],
        ['/api/validate-coupon', { code: 'WELCOME10', orderTotal: 477 }],
        ['/api/payment/create-order', { stripePaymentIntentId: 'pi_made_up', reference }],
      ];
      const statuses: number[] = [];
      for (const [path, body] of steps) {
        const { status } = body
          ? await from(world, replica, path, body, address)
          : await ask(replica.url + path, { headers: { 'x-forwarded-for': address } });
        statuses.push(status);
      }
      return statuses.includes(429);
    }),
  );
  return blocked.filter(Boolean).length;
}
