import type Stripe from 'stripe';
import { warnOfFraud } from '../balance/fraud-warnings.ts';
import { payOut } from '../balance/payouts.ts';
import { appealDispute, decideDispute, openDispute } from '../resources/disputes.ts';
import { settleRefund } from '../resources/refunds.ts';
import { act } from '../wire/api.ts';
import type { Call } from '../wire/call.ts';
import { type Action, type Actions, type Controls, count, done, text } from './control-action.ts';

/** {intentId, reason = 'fraudulent', amount?}: the buyer's bank takes a payment back; answers with the dispute. */
const dispute: Action = (controls, body) => {
  const charge = paidCharge(controls, text(body, 'intentId'));
  return make(controls, (call) =>
    openDispute(
      call,
      charge,
      body.reason === undefined ? 'fraudulent' : text(body, 'reason'),
      count(body, 'amount'),
    ),
  );
};

/** {disputeId, outcome: 'won' | 'lost'} */
const decision: Action = (controls, body) =>
  make(controls, (call) =>
    decideDispute(call, text(body, 'disputeId'), body.outcome === 'won' ? 'won' : 'lost'),
  );

/** {disputeId}: a lost one is appealed. */
const appeal: Action = (controls, body) =>
  make(controls, (call) => appealDispute(call, text(body, 'disputeId')));

/** {refundId, outcome: 'succeeded' | 'failed'}: what the buyer's bank reports of a refund later. */
const refund: Action = (controls, body) =>
  make(controls, (call) =>
    settleRefund(call, text(body, 'refundId'), body.outcome === 'failed' ? 'failed' : 'succeeded'),
  );

/** {}: everything that stands in the balance goes to the bank; answers with the payout. */
const payout: Action = (controls) => make(controls, payOut);

/** {intentId}: the bank of the card warns that its holder may not have paid. */
const fraudWarning: Action = (controls, body) =>
  make(controls, (call) => warnOfFraud(call, paidCharge(controls, text(body, 'intentId'))));

function paidCharge({ store }: Controls, intentId: string): Stripe.Charge {
  const charge = store
    .list('charges')
    .find((known) => known.payment_intent === intentId && known.paid);
  if (!charge) throw new Error(`${intentId} has no charge that was paid.`);
  return charge;
}

/** {account?, methods?, lacks?}: what differs of the account and its ways to pay; what its key may not do ('refunds:write'). */
const settings: Action = ({ store }, { account, methods, lacks }) => {
  store.put('settings', { id: 'account', patch: account ?? {} });
  store.put('settings', { id: 'methods', patch: methods ?? {} });
  store.put('settings', { id: 'key', lacks: Array.isArray(lacks) ? lacks.map(String) : [] });
  store.commit();
  return done;
};

function make(controls: Controls, change: (call: Call) => object): object {
  const { result, eventIds } = act(controls.context, change);
  controls.send(eventIds);
  return result;
}

export const moneyActions: Actions = {
  'POST /_control/dispute': dispute,
  'POST /_control/dispute/decide': decision,
  'POST /_control/dispute/appeal': appeal,
  'POST /_control/refund': refund,
  'POST /_control/settings': settings,
  'POST /_control/payout': payout,
  'POST /_control/fraud-warning': fraudWarning,
};
