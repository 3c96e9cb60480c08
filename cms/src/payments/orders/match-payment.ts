import type { CheckoutRow, Revision } from '../checkout/checkout-rows.ts';

/** What counts of a PaymentIntent, as Stripe itself answered it. */
export type TakenMoney = {
  id: string;
  status: string;
  amount: number;
  amount_received: number;
  currency: string;
  metadata: Record<string, string>;
  /** Who holds the card that monthly payments are taken from. */
  customer: string | { id: string } | null;
};

export type Settlement =
  | { kind: 'unpaid' }
  | { kind: 'fits'; revision: Revision }
  | { kind: 'needs-review'; reason: string; revision: Revision | null };

/**
 * Compares taken money with what was offered: the snapshot that the intent itself names, not the newest one.
 * Money that fits nothing is never an ordinary paid order, and never nothing (design §4, promises PAY-09).
 */
export function settle(intent: TakenMoney, checkout: CheckoutRow | null): Settlement {
  if (intent.status !== 'succeeded') return { kind: 'unpaid' };
  const revision =
    checkout?.revisions.find((one) => String(one.revision) === intent.metadata.revision) ?? null;
  const review = (reason: string): Settlement => ({ kind: 'needs-review', reason, revision });
  if (!checkout) return review('Stripe took a payment that belongs to no checkout of this shop.');
  if (checkout.paymentIntentId !== intent.id)
    return review('The checkout of this payment belongs to another payment.');
  if (!revision) return review('The payment names a state of the cart that is not known.');
  if (intent.currency !== 'usd')
    return review(`The payment was made in ${intent.currency.toUpperCase()}, not in USD.`);
  if (intent.amount !== revision.cents)
    return review('The amount of the payment is not the price of the cart.');
  if (intent.amount_received !== revision.cents)
    return review('Stripe received another amount than the price of the cart.');
  if (!checkout.customer)
    return review('The payment was made without the form: name and address are missing.');
  if (revision.plan && !intent.customer)
    return review(
      'The first of several payments was made, but the card was not kept for the others.',
    );
  return { kind: 'fits', revision };
}
