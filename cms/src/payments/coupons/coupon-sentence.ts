import { formatAmount, toCents } from 'common/money';
import type { Dates } from '../../clock/dates.ts';

/** A coupon as its form has it; `products` are names. */
export type CouponWords = {
  active?: boolean | null;
  isAutomatic?: boolean | null;
  kind?: 'percent' | 'amount' | null;
  percent?: number | null;
  amount?: number | null;
  products: string[];
  minimum?: number | null;
  leastQuantity?: number | null;
  validFrom?: string | null;
  validUntil?: string | null;
  limitTotal?: number | null;
  limitPerEmail?: number | null;
  appliesTo?: 'first' | 'all' | null;
};

const times = (count: number) => (count === 1 ? 'once' : `${count} times`);

/** What a coupon does, as one would say it: '10% off everything in the store. Only the first monthly payment. Once for each buyer.' */
export function couponSentence(coupon: CouponWords, { dated }: Dates): string {
  const { products, minimum, leastQuantity, validFrom, validUntil, limitTotal, limitPerEmail } =
    coupon;
  const off =
    coupon.kind === 'amount'
      ? `${formatAmount(toCents(coupon.amount ?? 0))} off`
      : `${coupon.percent ?? 0}% off`;
  const goods = products.length > 0 ? products.join(', ') : 'everything in the store';
  const monthly =
    coupon.appliesTo === 'all' ? 'Every monthly payment' : 'Only the first monthly payment';
  const days = [
    validFrom ? `from ${dated(validFrom)}` : '',
    validUntil ? `until ${dated(validUntil)}` : '',
  ]
    .filter(Boolean)
    .join(' ');
  const parts = [
    coupon.active === false ? 'Switched off' : '',
    `${off} ${goods}${leastQuantity ? `, from ${leastQuantity} pieces or people` : ''}${minimum ? `, for orders of ${formatAmount(toCents(minimum))} or more` : ''}`,
    monthly,
    days ? `Counts ${days}` : '',
    limitPerEmail ? `${capital(times(limitPerEmail))} for each buyer` : '',
    limitTotal ? `${capital(times(limitTotal))} in all` : '',
    coupon.isAutomatic ? 'Taken off without a code' : '',
  ];
  return `${parts.filter(Boolean).join('. ')}.`;
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
