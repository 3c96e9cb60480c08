import { formatAmount, toCents } from 'common/money';
import { type Discount, type Line, sum } from '../checkout/pricing.ts';

/** A coupon as the CMS has it now. Money in dollars, dates as ISO texts, `products` as handles; null: no such bound. */
export type Coupon = {
  id: string;
  code: string;
  active: boolean;
  kind: 'percent' | 'amount';
  percent: number | null;
  amount: number | null;
  minimum: number | null;
  /** From so many pieces of its products: three persons of a programme. */
  leastQuantity: number | null;
  validFrom: string | null;
  validUntil: string | null;
  products: { handle: string; name: string }[];
  /** Which of the monthly payments it lowers. */
  payments: 'first' | 'all';
  limits: Limits;
};

export type Limits = { total: number | null; perEmail: number | null };

/** How often a code counts as used by others: in all, and by the same e-mail address. */
export type Uses = { total: number; byEmail: number };

export const notValid = 'This coupon code is not valid.';

/** The stored spelling of what somebody typed; null when no code is spelled so. Letters of other alphabets are no letters here. */
export function readCode(typed: string): string | null {
  const code = typed.normalize('NFKC').trim();
  return /^[A-Za-z0-9-]{3,30}$/.test(code) ? code.toUpperCase() : null;
}

/** Two spellings of one address are one person for a limit. */
export function readEmail(typed: string): string {
  return typed.trim().toLowerCase();
}

/** Why a coupon does not count for these lines at this moment, as a sentence for the buyer; null when it does. */
export function findFault(coupon: Coupon, lines: Line[], now: Date): string | null {
  if (!coupon.active) return 'This coupon code is no longer active.';
  if (coupon.validFrom && now < new Date(coupon.validFrom))
    return 'This coupon code is not valid yet.';
  if (coupon.validUntil && now > new Date(coupon.validUntil))
    return 'This coupon code has expired.';
  const { products } = coupon;
  const names = products.map(({ name }) => name).join(', ');
  const covered =
    products.length === 0
      ? lines
      : lines.filter(({ productId }) => products.some(({ handle }) => handle === productId));
  if (covered.length === 0) return `This coupon code is only for ${names}.`;
  const quantity = covered.reduce((pieces, line) => pieces + line.quantity, 0);
  if (coupon.leastQuantity !== null && quantity < coupon.leastQuantity) {
    return `This coupon code is for ${coupon.leastQuantity} or more of ${names || 'the products in the store'}.`;
  }
  if (coupon.minimum !== null && sum(lines) < toCents(coupon.minimum)) {
    return `This coupon code is for orders of ${formatAmount(toCents(coupon.minimum))} or more.`;
  }
  return null;
}

/** Why one more use is one too many, as a sentence for the buyer; null when it is not. */
export function findExcess(limits: Limits, uses: Uses): string | null {
  if (limits.total !== null && uses.total >= limits.total)
    return 'This coupon code has been used up.';
  if (limits.perEmail !== null && uses.byEmail >= limits.perEmail)
    return 'You have used this coupon code before.';
  return null;
}

export function discountOf(coupon: Coupon): Discount {
  const { id, code, payments } = coupon;
  const products = coupon.products.length > 0 ? coupon.products.map(({ handle }) => handle) : null;
  return coupon.kind === 'percent'
    ? { id, code, payments, products, kind: 'percent', percent: coupon.percent ?? 0 }
    : { id, code, payments, products, kind: 'amount', cents: toCents(coupon.amount ?? 0) };
}
