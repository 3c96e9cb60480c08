import type { OrderPageAnswer } from 'common/contract/order-page';
import { formatAmount } from 'common/money';
import type { Payload } from 'payload';
import { readMoney } from '../payments/orders/order-money.ts';
import { findPlan } from '../payments/orders/sync-order.ts';

/** What was bought and paid, and what is left of a plan with its days; from our own rows. */
export async function readPayments(
  payload: Payload,
  orderId: string,
): Promise<OrderPageAnswer['money']> {
  const { lines, coupon, paid, sentBack } = await readMoney(payload, orderId);
  const plan = await findPlan(payload, { order: { equals: orderId } });
  const left = (plan?.payments ?? []).filter(({ state }) => state === 'due' || state === 'failed');
  return {
    lines,
    coupon,
    paid,
    sentBack,
    plan: plan && {
      name: plan.productName,
      payments: plan.payments.map(({ dueOn, cents, state, payLink }) => ({
        day: dueOn.slice(0, 10),
        amount: formatAmount(cents),
        state,
        payLink: state === 'failed' ? (payLink ?? null) : null,
      })),
      left: {
        count: left.length,
        sum: formatAmount(left.reduce((cents, payment) => cents + payment.cents, 0)),
      },
    },
  };
}
