import type Stripe from 'stripe';
import { listShape, paginate } from '../resources/lists.ts';
import type { Call } from '../wire/call.ts';
import { noSuch } from '../wire/errors.ts';
import { readParameters } from '../wire/parameters.ts';
import type { Route } from '../wire/route.ts';

function listTransactions(call: Call): Stripe.ApiList<Stripe.BalanceTransaction> {
  const params = readParameters<Stripe.BalanceTransactionListParams>(call.params, {
    ...listShape,
    payout: 'string',
    source: 'string',
    type: 'string',
  });
  const payouts = new Map(call.store.list('paid_out').map(({ id, payout }) => [id, payout]));
  const lines = call.store
    .list('balance_transactions')
    .filter(({ id }) => !params.payout || payouts.get(id) === params.payout)
    .filter(({ source }) => !params.source || source === params.source)
    .filter(({ type }) => !params.type || type === params.type);
  return paginate(lines, params, '/v1/balance_transactions');
}

function listPayouts(call: Call): Stripe.ApiList<Stripe.Payout> {
  const params = readParameters<Stripe.PayoutListParams>(call.params, {
    ...listShape,
    status: 'string',
  });
  const payouts = call.store
    .list('payouts')
    .filter(({ status }) => !params.status || status === params.status);
  return paginate(payouts, params, '/v1/payouts');
}

function listWarnings(call: Call): Stripe.ApiList<Stripe.Radar.EarlyFraudWarning> {
  const params = readParameters<Stripe.Radar.EarlyFraudWarningListParams>(call.params, {
    ...listShape,
    charge: 'string',
    payment_intent: 'string',
  });
  const warnings = call.store
    .list('early_fraud_warnings')
    .filter(({ charge }) => !params.charge || charge === params.charge)
    .filter(
      ({ payment_intent: intent }) => !params.payment_intent || intent === params.payment_intent,
    );
  return paginate(warnings, params, '/v1/radar/early_fraud_warnings');
}

const one =
  (name: 'balance_transactions' | 'payouts' | 'early_fraud_warnings', kind: string) =>
  (call: Call) => {
    readParameters(call.params, {});
    const found = call.store.get(name, call.id);
    if (!found) throw noSuch(kind, call.id);
    return found;
  };

export const balanceRoutes: readonly Route[] = [
  {
    method: 'GET',
    pattern: '/v1/balance_transactions',
    caller: 'secret',
    handler: listTransactions,
  },
  {
    method: 'GET',
    pattern: '/v1/balance_transactions/:id',
    caller: 'secret',
    handler: one('balance_transactions', 'balance transaction'),
  },
  { method: 'GET', pattern: '/v1/payouts', caller: 'secret', handler: listPayouts },
  {
    method: 'GET',
    pattern: '/v1/payouts/:id',
    caller: 'secret',
    handler: one('payouts', 'payout'),
  },
  {
    method: 'GET',
    pattern: '/v1/radar/early_fraud_warnings',
    caller: 'secret',
    handler: listWarnings,
  },
  {
    method: 'GET',
    pattern: '/v1/radar/early_fraud_warnings/:id',
    caller: 'secret',
    handler: one('early_fraud_warnings', 'early fraud warning'),
  },
];
