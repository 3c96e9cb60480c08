import type { Stripe } from '@stripe/stripe-js';
import type { TermsAccepted } from 'common/contract/payment-fields';
import type { Offer } from '../content/views.ts';
import type { PaymentApi } from '../purchase/api.ts';
import type { Order } from '../purchase/order.ts';
import type { ToastMessage } from '../ui/toast/toast-state.ts';
import type { BuyerErrors } from './offer-form.ts';
import type { OfferReference } from './offer-reference.ts';

export type PurchaseState = {
  /** What is asked for the offer now; the server may know better than the page. */
  cents: number;
  /** 'off': payments cannot be taken; 'away': nobody could say. Both say why in `banner`. */
  access: 'asking' | 'open' | 'off' | 'away';
  banner: string | null;
  stripe: Stripe | null;
  isLibraryMissing: boolean;
  /** 'unanswered': nobody knows yet what became of the money, and a button asks again. */
  stage: 'form' | 'paying' | 'unanswered' | 'done';
  /** What the last press of Pay came to, in words that say what to do next. */
  problem: string | null;
  /** `round` counts the refusals: each of them moves the focus, also when the errors are the same. */
  refusedFields: { errors: BuyerErrors; round: number };
  /** What Stripe said against the card that was typed, with its code. */
  refusedCard: { code: string; message: string } | null;
  receipt: (Order & { email: string; cents: number }) | null;
};

export type PurchaseDeps = {
  api: Pick<PaymentApi, 'status' | 'offerOrder'>;
  offer: Pick<Offer, 'id' | 'name' | 'cents'>;
  terms: TermsAccepted;
  reference: OfferReference;
  /** Null: the shop has no publishable key. */
  publishableKey: string | null;
  /** Loads Stripe's script. */
  loadStripe: () => Promise<Stripe>;
  notify: (toast: ToastMessage) => void;
  wait: (seconds: number) => Promise<void>;
};
