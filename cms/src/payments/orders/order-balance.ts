import { formatAmount } from 'common/money';
import type { OrderStatus } from './order-status.ts';
import type { Dispute, Facts } from './stripe-snapshot.ts';

/** What the facts mean for an order. */
export type Judgement = {
  /** Null: nothing to tell, the status is that of the work. */
  status: Extract<
    OrderStatus,
    'refunded' | 'disputed' | 'payment-failed' | 'partially-refunded'
  > | null;
  /** Changes exactly when there is news: a status that staff set stays until then. */
  mark: string;
  paidCents: number;
  refundedCents: number;
  disputeNote: string | null;
};

/**
 * Depends on the facts alone, so that events in any order and number lead to the same end. A lost dispute counts as money
 * that went back, also while it is appealed, and so does one of a kind that nobody knows. `isOver`: no monthly payment will
 * follow.
 */
export function judge(facts: Facts, isOver: boolean): Judgement {
  const paidCents = total(facts.payments);
  const refundedCents = total(facts.refunds.filter(({ hasFailed }) => !hasFailed));
  const lost = facts.disputes.filter(({ state }) => state === 'lost');
  const open = facts.disputes.filter(isUndecided);
  const gone = [...lost, ...open.filter(({ state }) => state !== 'open')];
  const failed = (facts.plan?.invoices ?? []).filter(({ state }) => state === 'failed');
  const returned = refundedCents + total(gone);
  const marks = [
    returned > 0 ? `returned ${refundedCents} ${total(gone)}` : '',
    ...open.map(({ id }) => `disputed ${id}`).toSorted(),
    ...failed.map(({ id, failedAttempts }) => `failed ${id} ${failedAttempts}`).toSorted(),
  ];
  return {
    status: statusOf(),
    mark: marks.filter(Boolean).join(', '),
    paidCents,
    refundedCents,
    disputeNote: describe(facts.disputes),
  };

  function statusOf(): Judgement['status'] {
    if (paidCents > 0 && refundedCents + total(lost) >= paidCents && isOver) return 'refunded';
    if (open.length > 0) return 'disputed';
    if (failed.length > 0) return 'payment-failed';
    return returned > 0 ? 'partially-refunded' : null;
  }
}

/** Where an order stands after the facts were read; `work` is what staff, or the finaliser, said last. */
export function nextStatus(
  order: { status: OrderStatus; moneyMark: string; workStatus: OrderStatus },
  { status, mark }: Judgement,
): OrderStatus {
  if (order.status === 'refunded' || mark === order.moneyMark) return order.status;
  return status ?? order.workStatus;
}

/** Whether Stripe may still decide, and somebody here may have to answer. */
export function isUndecided({ state }: Dispute): boolean {
  return state === 'open' || state === 'appealed' || state === 'unknown';
}

const sentences: Record<Dispute['state'], string | null> = {
  open: 'is disputed.',
  lost: 'was lost in a dispute.',
  appealed: 'was lost in a dispute, and is appealed.',
  unknown: 'is in a dispute that Stripe alone can tell of: look there.',
  over: null,
};

function describe(disputes: Dispute[]): string | null {
  const told = Object.entries(sentences).flatMap(([state, words]) => {
    const cents = total(disputes.filter((dispute) => dispute.state === state));
    return words && cents > 0 ? [`${formatAmount(cents)} ${words}`] : [];
  });
  return told.join(' ') || null;
}

function total(sums: { cents: number }[]): number {
  return sums.reduce((cents, sum) => cents + sum.cents, 0);
}
