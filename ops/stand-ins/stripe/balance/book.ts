import type Stripe from 'stripe';
import type { Call } from '../wire/call.ts';
import { newId } from '../wire/ids.ts';

type Booking = {
  type: Stripe.BalanceTransaction.Type;
  /** What the line is about: a charge, a refund, a dispute. */
  source: string;
  /** Cents; below 0 for money that goes. */
  amount: number;
  fee: number;
  currency: string;
};

/** Stripe's price for a card of the country in which the practice is (https://stripe.com/pricing): 2.9 % and 30 cents. */
export const cardFee = (cents: number) => Math.round(cents * 0.029) + 30;

/** What Stripe keeps of a charge that is disputed. */
export const disputeFee = 1_500;

/** Writes a line of the account's balance (https://docs.stripe.com/api/balance_transactions/object). */
export function book(
  call: Call,
  { type, source, amount, fee, currency }: Booking,
): Stripe.BalanceTransaction {
  const line: Stripe.BalanceTransaction = {
    id: newId('txn'),
    object: 'balance_transaction',
    amount,
    available_on: call.now() + 2 * 86_400,
    balance_type: 'payments',
    created: call.now(),
    currency,
    description: null,
    exchange_rate: null,
    fee,
    fee_details: [
      { amount: fee, application: null, currency, description: 'Stripe fees', type: 'stripe_fee' },
    ],
    net: amount - fee,
    reporting_category: type,
    source,
    status: 'pending',
    type,
  };
  call.store.put('balance_transactions', line);
  return line;
}
