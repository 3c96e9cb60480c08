import type Stripe from 'stripe';
import type { Call } from '../wire/call.ts';
import { newId } from '../wire/ids.ts';

/**
 * Sends everything that stands in the balance to the practice's bank, and says so once it is there
 * (https://docs.stripe.com/api/payouts/object).
 */
export function payOut(call: Call): Stripe.Payout {
  const paid = new Set(call.store.list('paid_out').map(({ id }) => id));
  const lines = call.store.list('balance_transactions').filter(({ id }) => !paid.has(id));
  if (lines.length === 0) throw new Error('Nothing stands in the balance.');
  const payout: Stripe.Payout = {
    id: newId('po'),
    object: 'payout',
    amount: lines.reduce((cents, { net }) => cents + net, 0),
    application_fee: null,
    application_fee_amount: null,
    arrival_date: call.now() + 86_400,
    automatic: true,
    balance_transaction: null,
    created: call.now(),
    currency: 'usd',
    description: 'STRIPE PAYOUT',
    destination: null,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    livemode: false,
    metadata: {},
    method: 'standard',
    original_payout: null,
    payout_method: null,
    reconciliation_status: 'completed',
    reversed_by: null,
    source_type: 'card',
    statement_descriptor: null,
    status: 'paid',
    trace_id: null,
    type: 'bank_account',
  };
  call.store.put('payouts', payout);
  for (const { id } of lines) call.store.put('paid_out', { id, payout: payout.id });
  call.emit('payout.created', payout);
  call.emit('payout.paid', payout);
  return payout;
}
