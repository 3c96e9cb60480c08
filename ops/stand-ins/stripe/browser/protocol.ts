import type {
  Appearance,
  PaymentIntentResult,
  PaymentMethod,
  StripeCardNumberElementOptions,
  StripeElementStyle,
  StripeError,
  StripePaymentElementOptions,
  Token,
} from '@stripe/stripe-js';

/** Where the frame with the card fields is told what it is for, once. */
export type ElementSetup = {
  key: string;
  /** null while no intent exists yet (elements({mode: 'payment', …})). */
  clientSecret: string | null;
  appearance: Appearance;
  fonts: FontSource[];
  options: StripePaymentElementOptions;
};

export type FontSource =
  | { cssSrc: string }
  | {
      family: string;
      src: string;
      weight?: string;
      style?: string;
      display?: string;
      unicodeRange?: string;
    };

export type ConfirmRequest = {
  clientSecret: string;
  returnUrl: string | null;
  receiptEmail: string | null;
  billingDetails: Record<string, unknown> | null;
  shipping: Record<string, unknown> | null;
};

/** Ways to pay besides a card, as `wallets` of the Payment Element names them. */
export type Wallet = 'applePay' | 'googlePay' | 'link';
export const walletNames: Record<Wallet, string> = {
  applePay: 'Apple Pay',
  googlePay: 'Google Pay',
  link: 'Link',
};

/** What the shop's page may ask the frame to do; each call is answered. */
export type ElementCalls = {
  setUp: (setup: ElementSetup) => { error?: StripeError };
  update: (changes: { appearance?: Appearance; options?: StripePaymentElementOptions }) => void;
  /** `wallet`: its sheet has to be shown by the page. */
  submit: () => { error?: StripeError; wallet?: Wallet };
  confirm: (request: ConfirmRequest) => PaymentIntentResult;
  fetchUpdates: () => { error?: StripeError };
  focus: () => void;
  blur: () => void;
  clear: () => void;
};

/** What the frame tells the shop's page. Never what was typed. */
export type ElementEvents = {
  change: { complete: boolean; empty: boolean };
  focus: null;
  blur: null;
  escape: null;
  enter: null;
  resize: { height: number };
};

export type CardFieldType = 'cardNumber' | 'cardExpiry' | 'cardCvc';
export type CardFieldOptions = Pick<
  StripeCardNumberElementOptions,
  'disabled' | 'placeholder' | 'showIcon' | 'iconStyle'
> & { style?: StripeElementStyle };

/** The same for one of the split card fields. `group` is shared by the fields of one card. */
export type CardFieldSetup = {
  key: string;
  group: string;
  type: CardFieldType;
  fonts: FontSource[];
  options: CardFieldOptions;
};

/** Asked of the card number, which knows the other fields of its group. */
export type CardFieldCalls = {
  setUp: (setup: CardFieldSetup) => { error?: StripeError };
  update: (changes: { options: CardFieldOptions }) => void;
  createToken: (
    data: Record<string, string>,
  ) => { token: Token; error?: undefined } | { error: StripeError };
  createPaymentMethod: (
    billingDetails: object,
  ) => { paymentMethod: PaymentMethod; error?: undefined } | { error: StripeError };
  confirm: (request: ConfirmRequest) => PaymentIntentResult;
  focus: () => void;
  blur: () => void;
  clear: () => void;
};

export type CardFieldEvents = Omit<ElementEvents, 'change'> & {
  change: {
    complete: boolean;
    empty: boolean;
    error?: { type: 'validation_error'; code: string; message: string };
    brand?: string;
  };
};

/** The same for the frame with the 3-D Secure question. */
export type ChallengeCalls = { cancel: () => void; focus: () => void };
export type ChallengeEvents = { settled: null; resize: { height: number } };
