import type Stripe from 'stripe';
import { book } from '../balance/book.ts';
import { findCardByName } from '../cards.ts';
import { idOf, onClockOf } from '../control/clocks.ts';
import type { Call } from '../wire/call.ts';
import { invalidRequest, noSuch } from '../wire/errors.ts';
import { newId, randomText } from '../wire/ids.ts';
import { OneOf, readParameters } from '../wire/parameters.ts';
import type { Route } from '../wire/route.ts';
import { mergeMetadata } from './addresses.ts';
import { expand } from './expand.ts';
import { listRoute, retrieveRoute } from './reading.ts';

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;

function create(given: Call): Stripe.Refund {
  const params = readParameters<Stripe.RefundCreateParams>(given.params, {
    amount: 'integer',
    charge: 'string',
    expand: 'strings',
    metadata: 'metadata',
    payment_intent: 'string',
    reason: new OneOf('duplicate', 'fraudulent', 'requested_by_customer'),
  });
  const charge = chargeOf(given, params);
  const call = onClockOf(given, charge.customer);
  const amount = checkAmount(call, charge, params.amount);
  const id = newId('re');
  const { currency } = charge;
  const refund: Stripe.Refund = {
    id,
    object: 'refund',
    amount,
    balance_transaction: book(call, {
      type: 'refund',
      source: id,
      amount: -amount,
      fee: 0,
      currency,
    }).id,
    charge: charge.id,
    created: call.now(),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: {
      card: {
        reference: randomText(16),
        reference_status: 'available',
        reference_type: 'acquirer_reference_number',
        type: 'refund',
      },
      type: 'card',
    },
    metadata: mergeMetadata({}, params.metadata),
    payment_intent: idOf(charge.payment_intent),
    payment_method: charge.payment_method,
    reason: params.reason || null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: cardOfCharge(call, charge)?.refund === 'pending' ? 'pending' : 'succeeded',
    transfer_reversal: null,
  };
  call.store.put('refunds', refund);
  const refunded = withRefunded(charge, charge.amount_refunded + amount);
  call.store.put('charges', refunded);
  call.emit('refund.created', refund);
  call.emit('charge.refunded', refunded, charge);
  return expand(call.store, refund, params.expand);
}

function cardOfCharge(call: Call, { payment_method: method }: Stripe.Charge) {
  return findCardByName(call.store.get('cards', idOf(method) ?? '')?.name ?? '');
}

function withRefunded(charge: Stripe.Charge, amount: number): Stripe.Charge {
  return { ...charge, amount_refunded: amount, refunded: amount === charge.amount };
}

function chargeOf(
  call: Call,
  { charge: chargeId, payment_intent: intentId }: Stripe.RefundCreateParams,
): Stripe.Charge {
  if (!chargeId && !intentId)
    throw invalidRequest(
      'One of the following params should be provided for this request: payment_intent or charge.',
    );
  const intent = intentId ? call.store.get('payment_intents', intentId) : undefined;
  if (intentId && !intent) throw noSuch('payment_intent', intentId, 'payment_intent');
  const charge = call.store.get('charges', chargeId ?? idOf(intent?.latest_charge) ?? '');
  if (chargeId && !charge) throw noSuch('charge', chargeId, 'charge');
  if (!charge?.paid)
    throw invalidRequest(
      `This ${intentId ? `PaymentIntent (${intentId})` : `Charge (${chargeId})`} does not have a successful charge to refund.`,
    );
  return charge;
}

/** The amount to give back, in cents: what is left when none is given. Throws Stripe's refusals. */
function checkAmount(call: Call, charge: Stripe.Charge, wanted: number | undefined): number {
  const dispute = call.store.list('disputes').find((known) => known.charge === charge.id);
  if (dispute && dispute.status !== 'won') {
    throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    });
  }
  const left = charge.amount - charge.amount_refunded;
  if (left === 0)
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  const amount = wanted ?? left;
  if (amount < 1)
    throw invalidRequest('This value must be greater than or equal to 1.', {
      code: 'parameter_invalid_integer',
      param: 'amount',
    });
  if (amount > charge.amount)
    throw invalidRequest(
      `Refund amount (${dollars(amount)}) is greater than charge amount (${dollars(charge.amount)})`,
      { param: 'amount' },
    );
  if (amount > left)
    throw invalidRequest(
      `Refund amount (${dollars(amount)}) is greater than unrefunded amount on charge (${dollars(left)})`,
      { param: 'amount' },
    );
  return amount;
}

/** What a bank reports later: a pending refund arrives, or the money of one that seemed to have arrived comes back. */
export function settleRefund(
  given: Call,
  id: string,
  outcome: 'succeeded' | 'failed',
): Stripe.Refund {
  const before = given.store.get('refunds', id);
  const charge = given.store.get('charges', idOf(before?.charge) ?? '');
  if (!before || !charge) throw new Error(`There is no refund ${id}.`);
  if (before.status === 'failed' || before.status === outcome)
    throw new Error(`${id} has ${before.status} already.`);
  const call = onClockOf(given, before.customer);
  const refund: Stripe.Refund = {
    ...before,
    status: outcome,
    ...(outcome === 'failed'
      ? {
          failure_balance_transaction: book(call, {
            type: 'refund_failure',
            source: id,
            amount: before.amount,
            fee: 0,
            currency: before.currency,
          }).id,
          failure_reason: 'lost_or_stolen_card',
        }
      : {}),
  };
  call.store.put('refunds', refund);
  if (outcome === 'failed') {
    const restored = withRefunded(charge, charge.amount_refunded - refund.amount);
    call.store.put('charges', restored);
    call.emit('refund.failed', refund);
    call.emit('charge.updated', restored, charge);
  }
  call.emit('refund.updated', refund, before);
  call.emit('charge.refund.updated', refund, before);
  return refund;
}

function requireRefund(call: Call): Stripe.Refund {
  const refund = call.store.get('refunds', call.id);
  if (!refund) throw noSuch('refund', call.id, 'refund');
  return refund;
}

function update(call: Call): Stripe.Refund {
  const params = readParameters<Stripe.RefundUpdateParams>(call.params, {
    expand: 'strings',
    metadata: 'metadata',
  });
  const before = requireRefund(call);
  const refund = { ...before, metadata: mergeMetadata(before.metadata ?? {}, params.metadata) };
  call.store.put('refunds', refund);
  onClockOf(call, refund.customer).emit('refund.updated', refund, before);
  return expand(call.store, refund, params.expand);
}

export const refundRoutes: readonly Route[] = [
  { method: 'POST', pattern: '/v1/refunds', caller: 'secret', handler: create },
  listRoute<Stripe.RefundListParams>('refunds', { charge: 'string', payment_intent: 'string' }),
  retrieveRoute('refunds', 'refund', 'refund'),
  { method: 'POST', pattern: '/v1/refunds/:id', caller: 'secret', handler: update },
];
