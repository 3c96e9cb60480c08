import type { CouponRefusal, CouponTerms } from 'common/contract/coupons';
import type { CustomerForm } from 'common/contract/payment-requests';
import { toCents, wireAmount } from 'common/money';
import { reprice } from '../cart/cart.ts';
import type { CartLine, PriceList } from '../cart/cart.ts';
import type { PaymentApi, WireRefusal } from '../purchase/api.ts';
import type { Order } from '../purchase/order.ts';
import { toOrder } from '../purchase/order.ts';
import type { Problem } from '../purchase/payment-words.ts';
import { connectionError } from '../purchase/payment-words.ts';
import type { AppliedCoupon } from './coupon/coupon.ts';
import { couponNotice, laterCents, payableCents, toApplied } from './coupon/coupon.ts';
import { knownFieldErrors } from './form/form.ts';
import type { FieldErrors } from './form/form.ts';
import { intentRequest } from './request-bodies.ts';
import type { Purchase } from './request-bodies.ts';

/** The cart that was `asked` about and its coupon as they should be; they hold for the next call. */
export type Repriced = {
  asked: CartLine[];
  lines: CartLine[];
  coupon: AppliedCoupon | null;
  notices: string[];
};

export type IntentOutcome =
  /** `planFrom`: the day from which a programme's payments count; `gift`: a coupon that the shop would apply by itself. */
  | { kind: 'ready'; clientSecret: string; planFrom: string | null; gift?: AppliedCoupon }
  /** This checkout has been paid before: in another tab, or before a reload. */
  | { kind: 'paid'; order: Order }
  | ({ kind: 'repriced' } & Repriced)
  | { kind: 'refused-fields'; errors: FieldErrors }
  | { kind: 'failed'; problem: Problem };

/**
 * Asks for the payment intent of these lines, or brings it up to date (CHK-14, 16…18). A 409 answers with the cart as it
 * should be. An intent over other amounts than the page shows is never handed out.
 */
export async function requestIntent(
  api: PaymentApi,
  { lines, coupon, reference }: Purchase,
  customer?: CustomerForm,
): Promise<IntentOutcome> {
  const result = await api.intent(intentRequest({ lines, coupon, reference }, customer));
  if (result.kind === 'unreachable') return { kind: 'failed', problem: connectionError };
  if (result.kind === 'refused') return refused({ lines, coupon }, result.status, result.refusal);
  const { answer } = result;
  if ('paid' in answer) return { kind: 'paid', order: toOrder(answer) };
  const later = laterCents(lines, coupon);
  const isAsShown =
    answer.amount === wireAmount(payableCents(lines, coupon)) &&
    answer.later?.amount === (later === null ? undefined : wireAmount(later));
  if (!isAsShown) return { kind: 'failed', problem: setupError(undefined) };
  return {
    kind: 'ready',
    clientSecret: answer.clientSecret,
    planFrom: answer.later?.from ?? null,
    ...(answer.offeredCoupon && { gift: { ...toApplied(answer.offeredCoupon), isGift: true } }),
  };
}

export function setupError(message: string | undefined): Problem {
  return { title: 'Setup Error', message: message || 'Unable to initialize payment.' };
}

function refused(
  { lines, coupon }: Pick<Purchase, 'lines' | 'coupon'>,
  status: number,
  refusal: WireRefusal,
): IntentOutcome {
  if (status === 409 && refusal.prices) {
    const repriced = reprice(lines, priceList(lines, refusal.prices));
    const judged = judgeCoupon(coupon, refusal.coupon);
    const notices = [...repriced.notices, ...judged.notices];
    if (repriced.lines !== lines || !isSame(judged.coupon, coupon))
      return {
        kind: 'repriced',
        asked: lines,
        lines: repriced.lines,
        coupon: judged.coupon,
        notices,
      };
  }
  const errors = knownFieldErrors(refusal.fieldErrors);
  if (Object.keys(errors).length > 0) return { kind: 'refused-fields', errors };
  return { kind: 'failed', problem: setupError(refusal.message) };
}

/** What became of the coupon that the call named. */
function judgeCoupon(
  coupon: AppliedCoupon | null,
  judgement: CouponRefusal | CouponTerms | undefined,
): { coupon: AppliedCoupon | null; notices: string[] } {
  if (!coupon || !judgement) return { coupon, notices: [] };
  if ('message' in judgement)
    return { coupon: null, notices: [couponNotice(coupon.code, judgement.message)] };
  return {
    coupon: { ...toApplied(judgement), ...(coupon.isGift && { isGift: true }) },
    notices: [],
  };
}

function isSame(one: AppliedCoupon | null, other: AppliedCoupon | null): boolean {
  return (
    one?.code === other?.code &&
    one?.discountCents === other?.discountCents &&
    one?.ofPlan?.laterCents === other?.ofPlan?.laterCents &&
    one?.ofPlan?.firstCents === other?.ofPlan?.firstCents
  );
}

/** A line that the refusal does not speak of keeps its price. */
function priceList(lines: CartLine[], prices: NonNullable<WireRefusal['prices']>): PriceList {
  const spoken = Object.entries(prices).map(([id, current]) => [
    id,
    current && { name: current.name, cents: toCents(current.price) },
  ]);
  return {
    ...Object.fromEntries(lines.map(({ id, name, cents }) => [id, { name, cents }])),
    ...Object.fromEntries(spoken),
  };
}
