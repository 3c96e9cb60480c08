import type { ConfirmPaymentData } from '@stripe/stripe-js';
import type { CustomerForm, IntentRequest, CouponRequest } from 'common/contract/payment-requests';
import { wireAmount } from 'common/money';
import { totalCents } from '../cart/cart.ts';
import type { CartLine } from '../cart/cart.ts';
import type { OrderBody } from '../purchase/api.ts';
import type { AppliedCoupon } from './coupon/coupon.ts';
import { laterCents, payableCents } from './coupon/coupon.ts';

/** Spec §7: until Pay is pressed the call carries placeholders instead of a person. */
const guest = { firstName: 'Guest', lastName: 'Customer', email: 'guest@example.com' };

/** What is bought in one checkout. */
export type Purchase = { lines: CartLine[]; coupon: AppliedCoupon | null; reference: string };

/** Body of POST /api/validate-coupon (spec §7); the items let the server judge codes that are for certain products. */
export function couponRequest(code: string, lines: CartLine[]): CouponRequest {
  return {
    code,
    orderTotal: totalCents(lines) / 100,
    items: lines.map(({ id, quantity }) => ({ id, quantity })),
  };
}

/** Body of POST /api/create-payment-intent (spec §7 and design §4); with `customer` it is the call that Pay makes. */
export function intentRequest(
  { lines, coupon, reference }: Purchase,
  customer?: CustomerForm,
): IntentRequest {
  const { firstName, lastName, email } = customer ?? guest;
  const later = laterCents(lines, coupon);
  return {
    amount: wireAmount(payableCents(lines, coupon)),
    firstName,
    lastName,
    email,
    productIds: productIds(lines),
    items: lines.map(({ id, quantity }) => ({ id, quantity })),
    ...(coupon && { couponCode: coupon.code }),
    ...(later !== null && { laterAmount: wireAmount(later) }),
    reference,
    ...(customer && { customer }),
  };
}

export function orderBody(
  { lines, coupon, reference }: Purchase,
  stripePaymentIntentId: string,
  customer: CustomerForm | null,
): OrderBody {
  const { termsVersion: _, termsPage: __, kits: ___, ...form } = customer ?? {};
  return {
    ...form,
    productType: productIds(lines),
    productName: lines.map(({ name, quantity }) => `${name} x ${quantity}`).join(', '),
    amount: wireAmount(payableCents(lines, coupon)),
    couponCode: coupon?.code ?? '',
    discountAmount: wireAmount(totalCents(lines) - payableCents(lines, coupon)),
    items: lines.map(({ id, name, quantity, cents }) => ({
      id,
      name,
      quantity,
      price: cents / 100,
    })),
    isSubscription: lines.some((line) => line.isSubscription) ? 'true' : 'false',
    stripeSubscriptionId: '',
    stripeSubscriptionScheduleId: '',
    stripePaymentIntentId,
    reference,
  };
}

/** What Stripe learns about the buyer (spec §7): who pays and where the card's bill goes, nothing about health. */
export function confirmParams(customer: CustomerForm, origin: string): ConfirmPaymentData {
  const { firstName, lastName, email, phone, address, city, state, zipCode } = customer;
  return {
    return_url: `${origin}/checkout`,
    receipt_email: email,
    payment_method_data: {
      billing_details: {
        name: `${firstName} ${lastName}`,
        email,
        phone,
        address: { line1: address, line2: '', city, state, postal_code: zipCode, country: 'US' },
      },
    },
  };
}

function productIds(lines: CartLine[]): string {
  return lines.map((line) => line.id).join(',');
}
