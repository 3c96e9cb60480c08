import { monthsLater } from 'common/plan-dates';
import type { Invoice, PlanFacts, Schedule } from '../orders/stripe-snapshot.ts';

export type PlanRow = {
  id: string;
  dueOn: string;
  cents: number;
  state: 'due' | 'paid' | 'failed' | 'stopped';
  paidOn?: string | null;
  stripeInvoiceId?: string | null;
  attempts?: number | null;
  payLink?: string | null;
};

/** A row of `plans` as code reads it. */
export type Plan = {
  id: string;
  order: string;
  orderNumber: string;
  productName: string;
  reference: string;
  status: 'pending' | 'active' | 'late' | 'completed' | 'stopped';
  centsPerPayment: number;
  paymentsTotal: number;
  payments: PlanRow[];
  scheduleVersion: number;
  /** Rises when Stripe failed at setting it up: a repeat with the same idempotency key would be answered the same for a day. */
  setUpAttempt: number;
  stopRequestedAt: string | null;
  stripeCustomerId: string;
  stripeSubscriptionScheduleId: string | null;
  stripeSubscriptionId: string | null;
};

export type PlanState = Pick<
  Plan,
  'status' | 'payments' | 'stripeSubscriptionScheduleId' | 'stripeSubscriptionId'
> & {
  paymentsDone: number;
  nextPaymentOn: string | null;
  /** Stripe takes nothing more although something is left, and nobody here stopped it. */
  endedEarly: boolean;
};

/** Where a plan stands, from what Stripe says and what was asked for. The first payment was taken with the order. */
export function planState(plan: Plan, { schedules, invoices }: PlanFacts): PlanState {
  const wanted = wantedOf(plan, schedules);
  const expired = new Set(expiredOf(schedules).map(({ subscription }) => subscription));
  const taken = invoices.filter(
    ({ subscription, state }) => state === 'paid' || !expired.has(subscription),
  );
  const [first, ...later] = plan.payments;
  const isEnded = plan.stopRequestedAt !== null || (wanted !== null && !wanted.isOpen);
  const rows = later.map((row, place) => {
    const invoice = taken[place];
    return invoice
      ? fromInvoice(row, invoice)
      : fromSchedule(row, wanted, place - invoicesBefore(wanted, taken), isEnded);
  });
  const payments = first ? [first, ...rows] : rows;
  const paymentsDone = payments.filter(({ state }) => state === 'paid').length;
  const left = payments.find(({ state }) => state === 'due' || state === 'failed');
  const isLate = payments.some(({ state }) => state === 'failed');
  // Stopped is what Stripe no longer charges, not what somebody asked for.
  const isRunning = left !== undefined || schedules.some(({ isOpen }) => isOpen);
  return {
    payments,
    paymentsDone,
    nextPaymentOn: left?.dueOn ?? null,
    status:
      paymentsDone === plan.paymentsTotal
        ? 'completed'
        : isLate
          ? 'late'
          : !isRunning
            ? 'stopped'
            : wanted
              ? 'active'
              : plan.status === 'pending'
                ? 'pending'
                : 'active',
    endedEarly:
      plan.stopRequestedAt === null &&
      wanted !== null &&
      !wanted.isOpen &&
      taken.length < later.length,
    stripeSubscriptionScheduleId: wanted?.id ?? plan.stripeSubscriptionScheduleId,
    stripeSubscriptionId: wanted?.subscription ?? plan.stripeSubscriptionId,
  };
}

/** The schedule that stands for what the plan says now. */
export function wantedOf(
  { scheduleVersion }: Pick<Plan, 'scheduleVersion'>,
  schedules: Schedule[],
): Schedule | null {
  return schedules.find(({ version }) => version === scheduleVersion) ?? null;
}

/** Schedules that never began, because their first payment failed and nobody made it within a day. */
export function expiredOf(schedules: Schedule[]): Schedule[] {
  return schedules.filter(({ expiredAt }) => expiredAt !== null);
}

/** Nothing more will be taken. */
export function isOver({ status }: Pick<PlanState, 'status'>): boolean {
  return status === 'completed' || status === 'stopped';
}

function fromInvoice(row: PlanRow, invoice: Invoice): PlanRow {
  return {
    ...row,
    cents: invoice.cents,
    dueOn: dateOf(invoice.created),
    state: invoice.state === 'void' ? 'stopped' : invoice.state,
    paidOn: invoice.paidAt === null ? null : dateOf(invoice.paidAt),
    stripeInvoiceId: invoice.id,
    attempts: invoice.failedAttempts,
    payLink: invoice.payLink,
  };
}

/** A payment that is yet to come; `place` counts from the first one of the schedule. */
function fromSchedule(
  row: PlanRow,
  schedule: Schedule | null,
  place: number,
  isEnded: boolean,
): PlanRow {
  const dueOn = schedule
    ? monthsLater(new Date(schedule.startsAt * 1000), place).toISOString()
    : row.dueOn;
  return {
    ...row,
    dueOn,
    state: isEnded ? 'stopped' : 'due',
    stripeInvoiceId: null,
    attempts: 0,
    payLink: null,
  };
}

/** How many payments were taken, or tried, before this schedule began. */
function invoicesBefore(schedule: Schedule | null, invoices: Invoice[]): number {
  return invoices.filter(({ subscription }) => subscription !== schedule?.subscription).length;
}

function dateOf(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}
