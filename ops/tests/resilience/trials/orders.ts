import type { ServiceName } from '../../../launcher/stack.ts';
import type { Answer } from '../../world/calls.ts';
import { crowd } from '../../world/crowd.ts';
import { grouped } from '../../world/figures.ts';
import { mailsOf } from '../../world/mail-queue.ts';
import { ordersOf, withoutOneOrder } from '../../world/orders.ts';
import { newShopper } from '../../world/shopper.ts';
import { countForms, formNames, mailsOfForms, sendForm, type SentForm } from '../forms.ts';
import { whileKilling } from '../killing.ts';
import { reconcile } from '../reconcile.ts';
import type { Trial } from '../trial.ts';
import type { World } from '../world.ts';

const victims: ServiceName[] = ['web', 'cms', 'worker', 'postgres', 'mail'];

const formsPerPurchase = 5;

type Purchase = { intent: string; acknowledged: string[]; answers: Answer[] };

export const orders: Trial = {
  id: 'REL-01',
  title: 'PAY-01 PAY-02: purchases and forms while every process is killed',
  async run(world) {
    const { purchases, sent, kills } = await useUnderKills(
      world,
      world.count(1_000, 20),
      world.count(10, 1),
    );
    await world.recover();
    const { found } = await reconcile(world);

    const intents = purchases.map(({ intent }) => intent);
    const wrong = await withoutOneOrder(world.query, intents);
    const rows = await ordersOf(world.query, intents);
    const idOf = new Map(rows.map(({ intent, id }) => [intent, id]));
    const lost = purchases.filter(({ intent, acknowledged }) =>
      acknowledged.some((id) => id !== idOf.get(intent)),
    ).length;
    const acks = [...purchases, ...sent].flatMap(({ acknowledged }) => acknowledged).length;
    const failures = [...purchases, ...sent]
      .flatMap(({ answers }) => answers)
      .filter(({ status }) => status === 500).length;
    const forms = await countForms(world, sent);
    const ofOrders = await mailsOf(
      world,
      'order_id',
      rows.map(({ id }) => id),
    );
    const ofForms = await mailsOfForms(world, forms.stored);
    const mails = {
      wanted: ofOrders.wanted + ofForms.wanted,
      expected: 2 * purchases.length + ofForms.expected,
      missing: ofOrders.missing + ofForms.missing,
      repeated: ofOrders.repeated + ofForms.repeated,
    };
    // A kill between the mail server's yes and the mark repeats that one mail, with the same Message-ID (REL-05).
    const kept =
      wrong +
        lost +
        failures +
        forms.lost +
        forms.notOne +
        mails.missing +
        ofOrders.strayIds +
        ofForms.strayIds ===
        0 &&
      mails.wanted === mails.expected &&
      mails.repeated <= kills;
    return {
      kept,
      figure: `${grouped(purchases.length)} payments and ${grouped(sent.length)} forms, ${kills} kills, ${lost + forms.lost} of ${grouped(acks)} acknowledged lost, ${wrong} payments without exactly one paid order, ${forms.notOne} forms without exactly one record, ${failures} answers 500, ${found} found by reconcile, ${grouped(mails.wanted)} mails of ${grouped(mails.expected)}, ${mails.missing} missing, ${mails.repeated} repeated`,
    };
  },
};

/** Goes on until there are `least` purchases, each with its forms, and every process was killed at least so often. */
async function useUnderKills(
  world: World,
  least: number,
  killsOfEach: number,
): Promise<{ purchases: Purchase[]; sent: SentForm[]; kills: number }> {
  const purchases: Purchase[] = [];
  const sent: SentForm[] = [];
  let kills = 0;
  const useInTurns = async (lane: number) => {
    for (
      let turn = 0;
      purchases.length < least || kills < killsOfEach * victims.length;
      turn += 1
    ) {
      const names = Array.from({ length: formsPerPurchase }, () => world.random.pick(formNames));
      const [purchase, forms] = await Promise.all([
        buy(world, lane + turn),
        Promise.all(names.map((name) => sendForm(world, name))),
      ]);
      purchases.push(purchase);
      sent.push(...forms);
    }
  };
  await whileKilling(
    world,
    victims,
    () => (kills += 1),
    () => crowd(8, 8, useInTurns),
  );
  return { purchases, sent, kills };
}

/** Every fourth closes the browser after the charge; for the others create-order, its repeats and webhooks come mixed. */
async function buy(world: World, index: number): Promise<Purchase> {
  const { random } = world;
  const shopper = newShopper(world);
  await shopper.call('GET', '/api/payment/status');
  const { intent } = await shopper.pay(random.between(1, 3));
  const reports = index % 4 === 3 ? 0 : 1 + random.between(0, 3);
  const webhooks = random.between(0, 4);
  const calls = random.shuffled([
    ...Array.from({ length: reports }, () => async () => await shopper.report(intent)),
    ...Array.from({ length: webhooks }, () => async () => {
      await shopper.deliver(intent);
      return null;
    }),
  ]);
  const answers = await Promise.all(calls.map(async (call) => await call()));
  const acknowledged = answers.flatMap((answer) =>
    answer?.status === 200 ? [String(answer.body.transactionId)] : [],
  );
  return {
    intent,
    acknowledged,
    answers: shopper.answers.filter(
      ({ status }, at) => status !== 500 || !isRefusedDelivery(shopper.answers[at]),
    ),
  };
}

/** A webhook is answered 500 on purpose while the CMS is away, so that Stripe delivers it again. */
function isRefusedDelivery(answer: Answer | undefined): boolean {
  return String(answer?.body.message).includes('deliver it again');
}
