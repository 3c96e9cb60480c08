import type Stripe from 'stripe';
import { listShape, paginate } from '../resources/lists.ts';
import { listRoute, retrieveRoute } from '../resources/reading.ts';
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

function listWarnings(call: Call): Stripe.ApiList<Stripe.Radar.EarlyFraudWarning> {
  const params = readParameters<Stripe.Radar.EarlyFraudWarningListParams>(call.params, {
    ...listShape,
    charge: 'string',
    payment_intent: 'string',
  });
  const found = call.store
    .list('early_fraud_warnings')
    .filter(({ charge }) => !params.charge || charge === params.charge)
    .filter(
      ({ payment_intent: intent }) => !params.payment_intent || intent === params.payment_intent,
    );
  return paginate(found, params, warnings);
}

function retrieveWarning(call: Call): Stripe.Radar.EarlyFraudWarning {
  readParameters(call.params, {});
  const found = call.store.get('early_fraud_warnings', call.id);
  if (!found) throw noSuch('early fraud warning', call.id);
  return found;
}

const warnings = '/v1/radar/early_fraud_warnings';

export const balanceRoutes: readonly Route[] = [
  {
    method: 'GET',
    pattern: '/v1/balance_transactions',
    caller: 'secret',
    handler: listTransactions,
  },
  retrieveRoute('balance_transactions', 'balance transaction'),
  listRoute<Stripe.PayoutListParams>('payouts', { status: 'string' }),
  retrieveRoute('payouts', 'payout'),
  { method: 'GET', pattern: warnings, caller: 'secret', handler: listWarnings },
  { method: 'GET', pattern: `${warnings}/:id`, caller: 'secret', handler: retrieveWarning },
];
