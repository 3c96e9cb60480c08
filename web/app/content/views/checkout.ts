import type { PlanWords } from './cart.ts';
import type { EmptyWords, PageHead, WayOn } from './parts.ts';

export type CheckoutPage = {
  head: PageHead;
  title: string;
  lead: string;
  dateOfBirthHint: string;
  shippingHint: string;
  terms: Terms;
  secureNote: string;
  /** Apple Pay, Google Pay and Link are offered besides cards. */
  takesWallets: boolean;
  form: CheckoutWords;
  plan: PlanWords;
  empty: EmptyWords & { waysOn: WayOn[] };
  /** The steps are those of a test kit, for the assistant: what follows from an order comes with the order. */
  done: { title: string; steps: { when: string; title: string; text: string }[] } & DoneWords;
};

export type Terms = {
  title: string;
  version: string;
  sections: { heading: string; text: string }[];
  reminder: string;
};

/** The small checkout over home and store; what stands in braces is filled in. */
export type OfferDialogPage = {
  form: Record<
    | 'title'
    | 'firstName'
    | 'lastName'
    | 'email'
    | 'phone'
    | 'card'
    | 'cardNote'
    | 'cardOff'
    | 'number'
    | 'expiry'
    | 'cvv'
    | 'zip'
    | 'pay'
    | 'close'
    | 'terms'
    | 'termsLink'
    | 'nothingCharged',
    string
  >;
  /** Below the button: `{asked}` is what the offer's buyer does after paying, `{details}` what it needs, or `missing`. */
  promise: string;
  missing: string;
  /** In the place of the promise, where all that is sold is a visit. */
  timePromise: string;
  done: Record<
    | 'title'
    | 'lead'
    | 'number'
    | 'first'
    | 'firstText'
    | 'second'
    | 'secondText'
    | 'order'
    | 'button'
    | 'goOn',
    string
  >;
  termsVersion: string;
};

/** The words of the form and of the order beside it; `{amount}` stands for dollars. */
export type CheckoutWords = {
  steps: Record<'person' | 'address' | 'goods' | 'billing' | 'terms' | 'payment', string>;
  /** Where nothing is sent. */
  visit: Record<'dateOfBirth' | 'note', string>;
  labels: Record<
    | 'firstName'
    | 'lastName'
    | 'email'
    | 'phone'
    | 'dateOfBirth'
    | 'address'
    | 'city'
    | 'state'
    | 'zipCode'
    | 'card',
    string
  >;
  consents: Record<'terms' | 'privacy' | 'privacyLink', string>;
  order: Record<
    | 'title'
    | 'quantity'
    | 'items'
    | 'coupon'
    | 'apply'
    | 'remove'
    | 'saved'
    | 'shipping'
    | 'free'
    | 'total'
    | 'pay',
    string
  >;
};

type DoneWords = {
  buttons: { order: string; goOn: string; home: string };
  stepsTitle: string;
  receipt: Record<
    | 'title'
    | 'number'
    | 'quantity'
    | 'coupon'
    | 'shipping'
    | 'free'
    | 'paid'
    | 'shipsTo'
    | 'sentTo'
    | 'inMail',
    string
  >;
};
