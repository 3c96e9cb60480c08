import type { TakenMoney } from './settle.ts';
import type { CustomerForm } from './contract.ts';
import type { Revision } from './checkout-rows.ts';
import { wireAmount } from './amounts.ts';

type Sources = { intent: TakenMoney; revision: Revision | null; customer: CustomerForm | null; number: string };

/** The fields of an order (spec §3) from what Stripe charged, the frozen snapshot and the form. Texts stay texts. */
export function orderRecord({ intent, revision, customer, number }: Sources) {
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
    lines,
    isSubscription: 'false',
    stripePaymentIntentId: intent.id,
    stripeSubscriptionId: null,
    stripeSubscriptionScheduleId: null,
    reference: intent.metadata.reference ?? null,
    termsVersion: customer?.termsVersion ?? null,
  };
}
