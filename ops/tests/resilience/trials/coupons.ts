import type { Answer } from '../../world/calls.ts';
import { crowd } from '../../world/crowd.ts';
import { grouped } from '../../world/figures.ts';
import { newShopper, type Shopper } from '../../world/shopper.ts';
import { intentOf } from '../../world/stripe-side.ts';
import { whileKilling } from '../killing.ts';
import type { Trial } from '../trial.ts';
import type { World } from '../world.ts';

const limit = 10;

type Wish = { shopper: Shopper; answer: Answer };

export const scarceCoupon: Trial = {
  id: 'PAY-13',
  title: 'many buyers at once want a coupon that ten may use, while the shop is killed',
  async run(world) {
    const rounds = world.count(5);
    const buyers = world.count(200, 60);
    const figures = { asked: 0, tooMany: 0, unclear: 0, notGivenBack: 0, wrongAmount: 0, kills: 0 };
    for (let round = 0; round < rounds; round += 1) {
      const code = await addCoupon(world);
      const first = await wishFor(world, code, buyers, () => (figures.kills += 1));
      const held = first.filter(isHeld);
      const payers = held.filter((_, index) => index % 3 !== 0);
      await crowd(payers.length, 6, async (index) => await buy(payers[index]));
      await letReservationsEnd(world, code);
      const second = await wishFor(world, code, buyers, () => (figures.kills += 1));
      await crowd(limit, 6, async (index) => await buy(second.filter(isHeld)[index]));

      const [uses] = await world.query<{ redeemed: number; discounted: number; wrong: number }>(
        `select (select count(*)::int from coupon_redemptions where code = $1 and status = 'redeemed') as redeemed,
          (select count(*)::int from orders where coupon_code = $1) as discounted,
          (select count(*)::int from orders where coupon_code = $1 and (amount <> '429.30' or status <> 'paid')) as wrong`,
        [code],
      );
      figures.asked += first.length + second.length;
      figures.tooMany +=
        Math.max(0, held.length - limit) +
        Math.max(0, (uses?.redeemed ?? 0) - limit) +
        Math.abs((uses?.discounted ?? 0) - (uses?.redeemed ?? 0));
      figures.notGivenBack += Math.abs(limit - (uses?.redeemed ?? 0));
      figures.wrongAmount += uses?.wrong ?? 0;
      figures.unclear += [...first, ...second].filter(
        (wish) => !isHeld(wish) && !isClear(wish),
      ).length;
    }
    return {
      kept: figures.tooMany + figures.unclear + figures.notGivenBack + figures.wrongAmount === 0,
      figure: `${rounds} codes for ${limit}, ${grouped(figures.asked)} checkouts, ${figures.kills} kills, ${figures.tooMany} uses too many, ${figures.notGivenBack} not given back, ${figures.wrongAmount} orders with a wrong amount, ${figures.unclear} refusals without words`,
    };
  },
};

async function wishFor(
  world: World,
  code: string,
  buyers: number,
  onKill: () => void,
): Promise<Wish[]> {
  const wishes = await whileKilling(world, ['cms', 'web', 'postgres'], onKill, () =>
    crowd(buyers, 40, async () => {
      const shopper = newShopper(world);
      return { shopper, answer: await shopper.prepareWith(code) };
    }),
  );
  await world.recover();
  return wishes;
}

async function buy(wish: Wish | undefined): Promise<void> {
  if (!wish) return;
  const { shopper, answer } = wish;
  const secret = String(answer.body.clientSecret);
  await shopper.stripe.confirm(secret);
  await shopper.report(intentOf(secret));
}

const isHeld = ({ answer }: Wish) => typeof answer.body.clientSecret === 'string';

function isClear({ answer: { status, body } }: Wish): boolean {
  const { message } = (body.coupon ?? {}) as { message?: string };
  return status === 409 && typeof message === 'string' && message.includes(' ');
}

async function addCoupon({ query, random }: World): Promise<string> {
  const code = `TEN-${random.between(100_000, 999_999)}`;
  await query(
    `insert into coupons (code, active, kind, percent, limit_total, applies_to) values ($1, true, 'percent', 10, $2, 'first')`,
    [code, limit],
  );
  return code;
}

/** As if half an hour had passed for those who left without paying. */
async function letReservationsEnd({ query }: World, code: string): Promise<void> {
  await query(
    `update coupon_redemptions set reserved_until = now() - interval '1 second' where code = $1 and status = 'reserved'`,
    [code],
  );
}
