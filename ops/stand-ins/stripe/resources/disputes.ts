import type Stripe from 'stripe';
import { book, disputeFee } from '../balance/book.ts';
import { onClockOf } from '../control/clocks.ts';
import type { Call } from '../wire/call.ts';
import { invalidRequest, noSuch } from '../wire/errors.ts';
import { readParameters } from '../wire/parameters.ts';
import type { Route } from '../wire/route.ts';
import { mergeMetadata } from './addresses.ts';
import { newDispute, secondsToAnswer } from './dispute-record.ts';
import { expand } from './expand.ts';
import { listRoute, retrieveRoute } from './reading.ts';

/** The cardholder's bank takes the money of a charge back, until it is decided. `amount` in cents; absent: all of it. */
export function openDispute(
  given: Call,
  charge: Stripe.Charge,
  reason: string,
  amount = charge.amount,
): Stripe.Dispute {
  if (!charge.paid) throw new Error(`${charge.id} was never paid.`);
  if (given.store.list('disputes').some((known) => known.charge === charge.id))
    throw new Error(`${charge.id} is disputed already.`);
  const call = onClockOf(given, charge.customer);
  const opened = newDispute(call, charge, reason, amount);
  const withdrawn = book(call, {
    type: 'adjustment',
    source: opened.id,
    amount: -amount,
    fee: disputeFee,
    currency: charge.currency,
  });
  const dispute: Stripe.Dispute = { ...opened, balance_transactions: [withdrawn] };
  const disputed: Stripe.Charge = { ...charge, disputed: true };
  call.store.put('disputes', dispute);
  call.store.put('charges', disputed);
  call.emit('charge.dispute.created', dispute);
  call.emit('charge.dispute.funds_withdrawn', dispute);
  call.emit('charge.updated', disputed, charge);
  return dispute;
}

const open: readonly string[] = [
  'needs_response',
  'under_review',
  'appeal_needs_response',
  'appeal_under_review',
];

/** A lost dispute is taken to the card network once more; the money stays with the buyer until that is decided. */
export function appealDispute(given: Call, id: string): Stripe.Dispute {
  const before = given.store.get('disputes', id);
  if (before?.status !== 'lost') throw new Error(`${id} was not lost.`);
  const call = onClockOf(
    given,
    given.store.get('charges', before.charge as string)?.customer ?? null,
  );
  const dispute: Stripe.Dispute = {
    ...before,
    status: 'appeal_needs_response',
    evidence_details: { ...before.evidence_details, due_by: call.now() + secondsToAnswer },
  };
  call.store.put('disputes', dispute);
  call.emit('charge.dispute.updated', dispute, before);
  return dispute;
}

/** What the bank decides: the shop keeps the money ('won'), or has lost it. */
export function decideDispute(given: Call, id: string, outcome: 'won' | 'lost'): Stripe.Dispute {
  const before = given.store.get('disputes', id);
  if (!before) throw new Error(`There is no dispute ${id}.`);
  if (!open.includes(before.status)) throw new Error(`${id} is ${before.status} already.`);
  const call = onClockOf(
    given,
    given.store.get('charges', before.charge as string)?.customer ?? null,
  );
  const { amount, currency } = before;
  const reinstated =
    outcome === 'won'
      ? [book(call, { type: 'adjustment', source: id, amount, fee: 0, currency })]
      : [];
  const dispute: Stripe.Dispute = {
    ...before,
    balance_transactions: [...before.balance_transactions, ...reinstated],
    is_charge_refundable: outcome === 'won',
    status: outcome,
  };
  call.store.put('disputes', dispute);
  call.emit('charge.dispute.closed', dispute, before);
  if (outcome === 'won') call.emit('charge.dispute.funds_reinstated', dispute);
  return dispute;
}

function requireDispute(call: Call): Stripe.Dispute {
  const dispute = call.store.get('disputes', call.id);
  if (!dispute) throw noSuch('dispute', call.id, 'dispute');
  return dispute;
}

function update(call: Call): Stripe.Dispute {
  const params = readParameters<Stripe.DisputeUpdateParams>(call.params, {
    evidence: {
      product_description: 'string',
      uncategorized_text: 'string',
      service_date: 'string',
    },
    expand: 'strings',
    metadata: 'metadata',
    submit: 'boolean',
  });
  const before = requireDispute(call);
  if (!open.includes(before.status)) throw invalidRequest('This dispute is already closed');
  const hasEvidence = before.evidence_details.has_evidence || params.evidence !== undefined;
  const isSubmitted = params.submit !== false && params.evidence !== undefined;
  const dispute: Stripe.Dispute = {
    ...before,
    evidence: {
      ...before.evidence,
      ...(params.evidence as Partial<Stripe.Dispute.Evidence> | undefined),
    },
    evidence_details: {
      ...before.evidence_details,
      has_evidence: hasEvidence,
      submission_count: before.evidence_details.submission_count + (isSubmitted ? 1 : 0),
    },
    metadata: mergeMetadata(before.metadata, params.metadata),
    status: !isSubmitted
      ? before.status
      : before.status.startsWith('appeal_')
        ? 'appeal_under_review'
        : 'under_review',
  };
  call.store.put('disputes', dispute);
  call.emit('charge.dispute.updated', dispute, before);
  return expand(call.store, dispute, params.expand);
}

/** Gives in. */
function close(call: Call): Stripe.Dispute {
  const params = readParameters<Stripe.DisputeCloseParams>(call.params, { expand: 'strings' });
  const before = requireDispute(call);
  if (!open.includes(before.status)) throw invalidRequest('This dispute is already closed');
  return expand(call.store, decideDispute(call, before.id, 'lost'), params.expand);
}

export const disputeRoutes: readonly Route[] = [
  listRoute<Stripe.DisputeListParams>('disputes', { charge: 'string', payment_intent: 'string' }),
  retrieveRoute('disputes', 'dispute', 'dispute'),
  { method: 'POST', pattern: '/v1/disputes/:id', caller: 'secret', handler: update },
  { method: 'POST', pattern: '/v1/disputes/:id/close', caller: 'secret', handler: close },
];
