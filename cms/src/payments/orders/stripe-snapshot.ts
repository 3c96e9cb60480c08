import type Stripe from 'stripe';

/** What Stripe says of the money of one order, at one moment. Cents; seconds since 1970. */
export type Facts = {
  /** The payment of the checkout first, then the monthly ones; only what was taken. */
  payments: Payment[];
  refunds: Refund[];
  disputes: Dispute[];
  /** How Stripe books the payments. */
  charges: BookedCharge[];
  /** Null when the order has no monthly payments. */
  plan: PlanFacts | null;
};

/** A charge that went through; the fees are null until Stripe has booked it. */
export type BookedCharge = {
  id: string;
  intentId: string;
  cents: number;
  created: number;
  feeCents: number | null;
  disputeFeeCents: number | null;
  balanceTransactionId: string | null;
};

export type Payment = { intentId: string; cents: number };
export type Refund = {
  id: string;
  intentId: string;
  cents: number;
  created: number;
  hasFailed: boolean;
  row: string | null;
};
export type Dispute = {
  id: string;
  cents: number;
  /** Stripe's own word. */
  status: string;
  /** 'appealed': it was lost, and is open again. 'unknown': a status that Stripe had not when this was written. */
  state: 'open' | 'lost' | 'appealed' | 'over' | 'unknown';
  /** Until when Stripe takes an answer. */
  answerBy: number | null;
  intentId: string;
  /** What Stripe keeps because of it. */
  feeCents: number;
  /** What it took from the balance, below 0, and what came back. */
  movements: { id: string; cents: number; created: number }[];
};

export type PlanFacts = {
  /** Our schedules, by the version that asked for them. */
  schedules: Schedule[];
  /** Oldest first. */
  invoices: Invoice[];
};
export type Schedule = {
  id: string;
  version: number;
  isOpen: boolean;
  startsAt: number;
  subscription: string | null;
  /** When Stripe gave it up because its first payment was not made within a day; null when it did not. */
  expiredAt: number | null;
};
export type Invoice = {
  id: string;
  subscription: string | null;
  state: 'due' | 'failed' | 'paid' | 'void';
  cents: number;
  created: number;
  paidAt: number | null;
  failedAttempts: number;
  payLink: string | null;
  /** Why Stripe could not turn the draft into a bill; null when nothing is wrong. */
  stuckBecause: string | null;
};

type Asked = { intentId: string; plan: { customer: string; reference: string } | null };

/** Asks Stripe for everything at once, so that the order of its events does not matter. Throws when Stripe cannot be reached. */
export async function readFacts(stripe: Stripe, { intentId, plan }: Asked): Promise<Facts> {
  const intent = await stripe.paymentIntents.retrieve(intentId, {
    expand: ['latest_charge.balance_transaction'],
  });
  const monthly = plan ? await readPlan(stripe, plan) : null;
  const first = intent.amount_received > 0 ? [{ intentId, cents: intent.amount_received }] : [];
  const payments = [...first, ...(monthly?.payments ?? [])];
  const perPayment = await Promise.all(payments.map(({ intentId: id }) => readReturns(stripe, id)));
  const disputes = perPayment.flatMap((payment) => payment.disputes);
  const { latest_charge: latest } = intent;
  const charges = [
    ...(latest && typeof latest === 'object' ? [latest] : []),
    ...(monthly?.charges ?? []),
  ];
  return {
    payments,
    refunds: perPayment.flatMap(({ refunds }) => refunds),
    disputes,
    charges: charges.filter(({ paid }) => paid).map((charge) => readCharge(charge, disputes)),
    plan: monthly?.facts ?? null,
  };
}

async function readReturns(stripe: Stripe, intentId: string) {
  const [refunds, disputes] = await Promise.all([
    all(stripe.refunds.list({ payment_intent: intentId, limit: 100 })),
    all(stripe.disputes.list({ payment_intent: intentId, limit: 100 })),
  ]);
  return {
    refunds: refunds.map((refund) => ({
      id: refund.id,
      intentId,
      cents: refund.amount,
      created: refund.created,
      hasFailed: refund.status === 'failed' || refund.status === 'canceled',
      row: refund.metadata?.refund ?? null,
    })),
    disputes: disputes.map(
      ({ id, amount, status, evidence_details, balance_transactions: lines }) => ({
        id,
        intentId,
        feeCents: lines.reduce((cents, { fee }) => cents + fee, 0),
        movements: lines.map((line) => ({
          id: line.id,
          cents: line.amount,
          created: line.created,
        })),
        cents: amount,
        status,
        state: disputeStates[status] ?? 'unknown',
        answerBy: evidence_details.due_by,
      }),
    ),
  };
}

function readCharge(charge: Stripe.Charge, disputes: Dispute[]): BookedCharge {
  const { id, amount: cents, created, balance_transaction: booked } = charge;
  const intentId = idOf(charge.payment_intent) ?? '';
  const disputed = disputes.filter((dispute) => dispute.intentId === intentId);
  return {
    id,
    intentId,
    cents,
    created,
    feeCents: typeof booked === 'object' ? (booked?.fee ?? null) : null,
    disputeFeeCents:
      disputed.length > 0 ? disputed.reduce((sum, { feeCents }) => sum + feeCents, 0) : null,
    balanceTransactionId: idOf(booked),
  };
}

const disputeStates: Partial<Record<string, Dispute['state']>> = {
  needs_response: 'open',
  under_review: 'open',
  warning_needs_response: 'open',
  warning_under_review: 'open',
  lost: 'lost',
  appeal_needs_response: 'appealed',
  appeal_under_review: 'appealed',
  won: 'over',
  warning_closed: 'over',
  prevented: 'over',
};

async function readPlan(
  stripe: Stripe,
  { customer, reference }: { customer: string; reference: string },
) {
  const [schedules, charged, invoices] = await Promise.all([
    readSchedules(stripe, customer, reference),
    all(stripe.charges.list({ customer, limit: 100, expand: ['data.balance_transaction'] })),
    all(stripe.invoices.list({ customer, limit: 100, expand: ['data.payments'] })),
  ]);
  const ours = invoices
    .filter(({ total }) => total > 0)
    .toSorted((one, other) => one.created - other.created);
  const payments = ours.flatMap((invoice) => (invoice.status === 'paid' ? intentsOf(invoice) : []));
  const intents = new Set(payments.map(({ intentId }) => intentId));
  const charges = charged.filter((charge) => intents.has(idOf(charge.payment_intent) ?? ''));
  return { payments, charges, facts: { schedules, invoices: ours.map(readInvoice) } };
}

/** The schedules that the shop made for this customer, oldest first. */
export async function readSchedules(
  stripe: Stripe,
  customer: string,
  reference: string,
): Promise<Schedule[]> {
  const schedules = await all(
    stripe.subscriptionSchedules.list({ customer, limit: 100, expand: ['data.subscription'] }),
  );
  return schedules
    .toReversed()
    .filter(({ metadata }) => metadata?.reference === reference)
    .map((schedule) => ({
      id: schedule.id,
      version: Number(schedule.metadata?.version),
      isOpen:
        (schedule.status === 'not_started' || schedule.status === 'active') &&
        !hasEnded(schedule.subscription),
      startsAt: schedule.phases[0]?.start_date ?? schedule.created,
      subscription: idOf(schedule.subscription),
      expiredAt: expiryOf(schedule.subscription),
    }))
    .toSorted((one, other) => one.version - other.version);
}

/** A subscription can be taken away from under its schedule. */
function hasEnded(subscription: Stripe.SubscriptionSchedule['subscription']): boolean {
  return (
    typeof subscription === 'object' &&
    subscription !== null &&
    ['canceled', 'unpaid', 'incomplete_expired'].includes(subscription.status)
  );
}

function expiryOf(subscription: Stripe.SubscriptionSchedule['subscription']): number | null {
  return typeof subscription === 'object' && subscription?.status === 'incomplete_expired'
    ? (subscription.ended_at ?? subscription.created)
    : null;
}

function readInvoice(invoice: Stripe.Invoice): Invoice {
  const { id, status, attempt_count: attempts } = invoice;
  const isHeld = status === 'draft' && invoice.auto_advance === false;
  const isFailed = status === 'uncollectible' || (status === 'open' && attempts > 0);
  return {
    id,
    subscription: idOf(invoice.parent?.subscription_details?.subscription),
    state:
      status === 'paid'
        ? 'paid'
        : status === 'void' || isHeld
          ? 'void'
          : isFailed
            ? 'failed'
            : 'due',
    cents: invoice.total,
    created: invoice.created,
    paidAt: invoice.status_transitions.paid_at,
    failedAttempts: status === 'paid' ? Math.max(0, attempts - 1) : attempts,
    payLink: invoice.hosted_invoice_url ?? null,
    stuckBecause: status === 'draft' ? (invoice.last_finalization_error?.message ?? null) : null,
  };
}

function intentsOf(invoice: Stripe.Invoice): Payment[] {
  return (invoice.payments?.data ?? []).flatMap(({ status, payment, amount_paid: cents }) => {
    const intentId = idOf(payment.payment_intent);
    return status === 'paid' && intentId && cents ? [{ intentId, cents }] : [];
  });
}

async function all<T>(
  pages: Stripe.ApiListPromise<T & { id: string }>,
): Promise<(T & { id: string })[]> {
  return await pages.autoPagingToArray({ limit: 1_000 });
}

export function idOf(object: string | { id: string } | null | undefined): string | null {
  return typeof object === 'string' ? object : (object?.id ?? null);
}
