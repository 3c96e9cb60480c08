import { wireAmount } from 'common/money';
import type { BuyerForm, CheckoutRow, Revision } from '../checkout/checkout-rows.ts';
import type { TakenMoney } from './match-payment.ts';

type Sources = {
  intent: TakenMoney;
  revision: Revision | null;
  customer: BuyerForm | null;
  terms: Terms;
  number: string;
};
type Terms = Pick<CheckoutRow, 'termsVersion' | 'termsPage' | 'termsAcceptedAt'> | null;

/** The fields of an order (spec §3) from what Stripe charged, the frozen snapshot and the form. Texts stay texts. */
export function orderRecord({ intent, revision, customer, terms, number }: Sources) {
  const lines = revision?.lines ?? [];
  return {
    number,
    status: 'pending' as const,
    firstName: customer?.firstName ?? '',
    lastName: customer?.lastName ?? '',
    email: customer?.email ?? '',
    phone: customer?.phone ?? '',
    dateOfBirth: customer?.dateOfBirth ?? '',
    address: customer?.address ?? '',
    city: customer?.city ?? '',
    state: customer?.state ?? '',
    zipCode: customer?.zipCode ?? '',
    productType: lines.map(({ productId }) => productId).join(','),
    productName: lines.map(({ name, quantity }) => `${name} (x${quantity})`).join(', '),
    amount: wireAmount(intent.amount_received),
    couponCode: revision?.coupon?.code ?? null,
    discountAmount: revision?.coupon ? wireAmount(revision.coupon.discountCents) : null,
    lines: lines.map(({ productId, name, summary, quantity, unitCents }) => ({
      productId,
      name,
      summary,
      quantity,
      unitCents,
    })),
    needsDetails: revision?.needsDetails === true,
    isSubscription: revision?.plan ? 'true' : 'false',
    paymentsMade: revision?.plan ? `1 of ${revision.plan.payments}` : null,
    stripePaymentIntentId: intent.id,
    stripeSubscriptionId: null,
    stripeSubscriptionScheduleId: null,
    reference: intent.metadata.reference ?? null,
    termsVersion: terms?.termsVersion ?? null,
    termsPage: terms?.termsPage ?? null,
    termsAcceptedAt: terms?.termsAcceptedAt ?? null,
  };
}
