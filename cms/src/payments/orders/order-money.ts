import { formatAmount, readWireAmount, wireAmount } from 'common/money';
import type { Payload } from 'payload';
import { Refused } from '../checkout/refused.ts';
import { isOver, type Plan } from '../plans/plan-state.ts';
import type { RefundRow } from '../refunds/refund-rows.ts';
import { findPlan } from './sync-order.ts';

/** What the buttons of an order show; texts are ready to print, `refundable` is wire text ('477.00'). */
export type OrderMoney = {
  lines: { name: string; quantity: number; each: string; sum: string }[];
  coupon: { code: string; discount: string } | null;
  /** With the order itself, on that day. */
  paidFirst: string;
  paid: string;
  /** Null while nothing went back. */
  sentBack: string | null;
  refundable: string;
  plan: {
    summary: string;
    payments: { day: string; amount: string; state: string; payLink: string | null }[];
    canStop: boolean;
    canMove: boolean;
    next: string | null;
  } | null;
};

type Order = {
  id: string;
  amount: string;
  couponCode: string | null;
  discountAmount: string | null;
  lines: { name: string; quantity: number; unitCents: number }[] | null;
};

const states = { due: 'To come', paid: 'Paid', failed: 'Failed', stopped: 'Not taken' };

/** How the money of an order stands, from our own rows. Throws a 404 `Refused`. */
export async function readMoney(payload: Payload, orderId: string): Promise<OrderMoney> {
  const order = await payload.db.findOne<Order>({
    collection: 'orders',
    where: { id: { equals: orderId } },
    select: { amount: true, couponCode: true, discountAmount: true, lines: true },
  });
  if (!order) throw new Refused(404, 'This order is not known.');
  const plan = await findPlan(payload, { order: { equals: orderId } });
  const { docs: refunds } = await payload.db.find<RefundRow>({
    collection: 'refunds',
    where: { and: [{ order: { equals: orderId } }, { state: { not_equals: 'failed' } }] },
    pagination: false,
    limit: 0,
  });
  const later = (plan?.payments ?? []).slice(1).filter(({ state }) => state === 'paid');
  const paid = (readWireAmount(order.amount) ?? 0) + sum(later);
  const sentBack = sum(refunds);
  return {
    lines: (order.lines ?? []).map(({ name, quantity, unitCents }) => ({
      name,
      quantity,
      each: formatAmount(unitCents),
      sum: formatAmount(unitCents * quantity),
    })),
    coupon: order.couponCode
      ? {
          code: order.couponCode,
          discount: formatAmount(readWireAmount(order.discountAmount ?? '') ?? 0),
        }
      : null,
    paidFirst: formatAmount(readWireAmount(order.amount) ?? 0),
    paid: formatAmount(paid),
    sentBack: sentBack > 0 ? formatAmount(sentBack) : null,
    refundable: wireAmount(Math.max(0, paid - sentBack)),
    plan: plan && describe(plan),
  };
}

function describe(plan: Plan) {
  const done = plan.payments.filter(({ state }) => state === 'paid').length;
  const isRunning = !isOver(plan) && plan.stopRequestedAt === null;
  const next = plan.payments.find(({ state }) => state === 'due');
  return {
    summary: `${done} of ${plan.paymentsTotal} monthly payments are paid`,
    payments: plan.payments.map(({ dueOn, cents, state, attempts, payLink }) => ({
      day: dueOn.slice(0, 10),
      amount: formatAmount(cents),
      state:
        state === 'failed' && attempts
          ? `Refused ${attempts === 1 ? 'once' : `${attempts} times`}`
          : states[state],
      payLink: state === 'failed' ? (payLink ?? null) : null,
    })),
    canStop: isRunning,
    canMove: isRunning && next !== undefined && plan.status !== 'late',
    next: isRunning && next ? next.dueOn.slice(0, 10) : null,
  };
}

function sum(parts: { cents: number }[]): number {
  return parts.reduce((cents, part) => cents + part.cents, 0);
}
