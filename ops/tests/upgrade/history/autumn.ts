import { randomUUID } from 'node:crypto';
import { until } from '../../world/until.ts';
import { person } from './people.ts';
import { customerOf, type Story } from './story.ts';

const programme = (quantity = 1) => ({ id: 'family-wellness-program', quantity });
const one = (...ids: string[]) => ids.map((id) => ({ id, quantity: 1 }));

/** August: what is long over by now. */
export async function august({
  buying: { buy },
  sell,
  order,
  office,
  settled,
}: Story): Promise<void> {
  await sell('four of four', buy({ person: person(0), items: [programme(2)] }));
  await sell('completed', buy({ person: person(1), items: one('gi-map') }));
  await sell('visit', buy({ person: person(2), items: one('concierge-consult') }));
  await sell(
    'fulfilling',
    buy({
      person: person(3),
      items: [...one('probiotic', 'digestive-enzymes'), { id: 'gut-repair', quantity: 4 }],
    }),
  );
  await settled();
  const { patch } = await office();
  for (const name of ['completed', 'visit', 'fulfilling'])
    await patch(`orders/${order(name).id}`, { status: 'fulfilling' });
  for (const name of ['completed', 'visit'])
    await patch(`orders/${order(name).id}`, { status: 'completed' });
}

/** September: programmes, one of them with a card that will fail; a kit that goes back; the small dialog. */
export async function september(story: Story): Promise<void> {
  const { buying, sell, office, settled } = story;
  const { buy, buyOffer, stripe } = buying;
  await sell('three of four', buy({ person: person(4), items: [programme(), ...one('gi-map')] }));
  const late = await sell('late', buy({ person: person(5), items: [programme()] }));
  await sell('family', buy({ person: person(6), items: [programme(3)], couponCode: 'FAMILY20' }));
  const returned = await sell(
    'refunded',
    buy({ person: person(7), items: one('adult-gut'), couponCode: 'WELCOME10' }),
  );
  await sell('dialog', buyOffer('gi-map', '470.00', person(8)));
  await settled();
  await stripe.control('POST', 'retries', { days: [3, 5, 7], afterwards: 'past_due' });
  await stripe.control('POST', 'card-behaviour', {
    customer: await customerOf(story, late.id),
    card: 'pm_card_chargeCustomerFail',
    fromPayment: 3,
  });
  const { post } = await office();
  await post(`payments/orders/${returned.id}/refund`, {
    request: randomUUID(),
    amount: '321.30',
    reason: 'Changed her mind — devolución completa',
    stopPlan: false,
  });
}

/** October: one programme that goes on and one that will be stopped; disputes; a checkout that nobody ever pays. */
export async function october({
  buying: { buy, begin, stripe },
  sell,
  settled,
}: Story): Promise<void> {
  await sell('two of four', buy({ person: person(9), items: [programme()] }));
  await sell('stopped', buy({ person: person(10), items: [programme()] }));
  const open = await sell('disputed', buy({ person: person(11), items: one('child-gut') }));
  const won = await sell('dispute won', buy({ person: person(12), items: one('gi-map-zonulin') }));
  const lost = await sell('dispute lost', buy({ person: person(13), items: one('dutch') }));
  await sell(
    'package',
    buy({ person: person(14), items: [{ id: 'complete-package', quantity: 2 }] }),
  );
  await begin({ person: person(15), items: one('adult-gut') });
  await settled();
  await stripe.control('POST', 'dispute', { intentId: open.intent });
  for (const [{ intent }, outcome] of [
    [won, 'won'],
    [lost, 'lost'],
  ] as const) {
    const { body } = await stripe.control('POST', 'dispute', {
      intentId: intent,
      reason: 'product_not_received',
    });
    await settled();
    await stripe.control('POST', 'dispute/decide', { disputeId: body.id, outcome });
  }
}

/** November: money goes back in every way, a payment fits no checkout, and one programme ends early. */
export async function november(story: Story): Promise<void> {
  const { buying, sell, order, office, settled, query } = story;
  const { buy, buyOffer, begin, charge, stripe } = buying;
  const { post } = await office();
  await post(`payments/orders/${order('stopped').id}/stop-plan`, {});
  await sell('one of four', buy({ person: person(16), items: [programme()] }));
  await sell('moved', buy({ person: person(17), items: [programme()] }));
  await sell('dialog visit', buyOffer('consultation-60', '500.00', person(18)));
  await sell('dialog package', buyOffer('complete-package', '877.00', person(19)));
  const partly = await sell(
    'partly refunded',
    buy({ person: person(20), items: [{ id: 'gi-map', quantity: 2 }] }),
  );
  const pending = await sell(
    'refund on its way',
    buy({ person: person(21), items: one('baby-gut') }, '4000000000007726'),
  );
  const failing = await sell(
    'refund failed',
    buy({ person: person(22), items: one('child-gut') }, '4000000000005126'),
  );
  const unheard = await sell(
    'refund unheard',
    buy({ person: person(23), items: one('gi-map', 'probiotic') }),
  );
  await settled();
  const back = (id: string, amount: string, stopPlan = false) =>
    post(`payments/orders/${id}/refund`, {
      request: randomUUID(),
      amount,
      reason: 'Kit arrived broken: caja rota 📦',
      stopPlan,
    });
  await back(partly.id, '100.00');
  await back(pending.id, '337.00');
  await back(failing.id, '37.00');
  await back(order('three of four').id, '137.00');
  const { data: refunds } = await stripe.sdk.refunds.list({ payment_intent: failing.intent });
  await stripe.control('POST', 'refund', { refundId: refunds[0]?.id, outcome: 'failed' });
  await stripe.control('POST', 'webhooks/rules', { type: '*', what: 'drop' });
  await stripe.sdk.refunds.create({ payment_intent: unheard.intent, amount: 6_500 });
  await stripe.control('DELETE', 'webhooks/rules');
  const formless = await begin({ person: person(24), items: one('gi-map'), withForm: false });
  await charge(formless);
  await until(
    'a payment without a form is put aside',
    180_000,
    async () =>
      (await query('select 1 from orders where stripe_payment_intent_id = $1', [formless.intent]))
        .length || null,
  );
}
