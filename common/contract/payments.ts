/**
 * The calls between web and cms about money, all below /cms-api/payments, all with the service account's key.
 * web imports these as types only. Amounts on the wire are two-decimal dollar text ('877.00'), as spec §7 has them.
 */
export type PaymentStatus = {
  /** True when cms has a secret key for Stripe; Stripe itself is not asked. */
  configured: boolean;
};

export type CustomerForm = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  dateOfBirth: string;
  address: string;
  city: string;
  state: string;
  zipCode: string;
  termsAccepted: true;
  privacyPolicyAccepted: true;
} & TermsAccepted;

/** What an order keeps of the acceptance, beside the time, which cms knows. */
export type TermsAccepted = {
  /** Version of the terms that the buyer was shown. */
  termsVersion?: string;
  /** Path of the page on which they were accepted: '/checkout', or where the dialog was opened. */
  termsPage?: string;
};

/** POST /cms-api/payments/intent */
export type IntentRequest = {
  amount: string;
  firstName?: string;
  lastName?: string;
  email?: string;
  /** Product handles joined by commas; counts only when `items` is absent. */
  productIds: string;
  items?: { id: string; quantity: number }[];
  couponCode?: string;
  /** What the browser shows as each payment after today's; another sum is a 409 as with `amount`. Absent without a programme in the cart. */
  laterAmount?: string;
  /** uuid of the browser's checkout; absent: the call is a checkout of its own. */
  reference?: string;
  /** Sent on Pay: stores the form and re-prices before the browser confirms. */
  customer?: CustomerForm;
};

export type IntentAnswer =
  /** `discountAmount` is already taken off `amount`; '0.00' without a coupon. */
  | {
      success: true;
      clientSecret: string;
      message: string;
      reference: string;
      amount: string;
      discountAmount: string;
      /** The payments after today's; absent without a programme in the cart. */
      later?: LaterPayments;
      /** When the call names no coupon: one that the shop applies by itself to this cart (FAMILY20). The browser takes it unless the buyer removed it. */
      offeredCoupon?: CouponTerms;
    }
  | (OrderAnswer & { paid: true; message: string; reference: string });

/**
 * Monthly payments that follow the one of today: how many, and each one's amount. `from` is today by the clock of cms
 * ('2026-11-22', UTC); their days follow from it: `./plan-dates.ts`.
 */
export type LaterPayments = { count: number; amount: string; from: string };

/**
 * POST /cms-api/payments/offer-order: the dialog (spec §3). May be repeated with the same `reference`, with the same token
 * (an answer got lost, 3-D Secure was passed) or a new one (the card was declined): one charge at most, and once the money
 * is taken the answer is its order. Declines are a 422 `Refusal` with Stripe's words for the buyer, another price a 409
 * with `prices` by the offer's handle; after any 4xx nothing was charged.
 */
export type OfferOrderRequest = {
  firstName: string;
  lastName: string;
  email: string;
  /** '' when the buyer gave none. */
  phone: string;
  /** Handle of the offer, which names the price. */
  productType: string;
  amount: string;
  /** Single use, made by Stripe.js from the card fields ('tok_…'). */
  paymentToken: string;
  /** uuid of the dialog's purchase; absent: the call is a purchase of its own. */
  reference?: string;
} & TermsAccepted;

export type OfferOrderAnswer =
  | OrderAnswer
  /** The bank asks the buyer: `stripe.handleNextAction({ clientSecret })`, then the same call again. */
  | { success: false; requiresAction: true; clientSecret: string; reference: string }
  /** The bank has not answered yet: the same call again after a while. */
  | { success: false; processing: true; message: string; reference: string };

/** POST /cms-api/payments/order; fields of spec §3 that cms does not need are checked for shape and dropped. */
export type OrderRequest = {
  stripePaymentIntentId: string;
  reference?: string;
  amount?: string;
  productType?: string;
  productName?: string;
  items?: { id: string; name?: string; quantity: number; price?: number }[];
};

export type OrderAnswer = {
  success: true;
  /** The order's uuid. */
  transactionId: string;
  /** What people read: eight characters without look-alikes. */
  number: string;
  /** Absent when it could not be told; the order stands all the same. */
  next?: NextSteps;
};

export type BoughtKind = 'kit' | 'consultation' | 'package' | 'program' | 'goods';

/** What the page says once the order is written, by what was bought; words of the CMS. */
export type NextSteps = {
  bought: BoughtKind[];
  /** Below the heading. */
  lead: string;
  /** In the order of time. */
  steps: { when: string; title: string; text: string }[];
  /** How to say that something is wrong. */
  helpNote: string;
};

/** Every refusal of a money call, with a 4xx or 503 status. */
export type Refusal = {
  success: false;
  message: string;
  fieldErrors?: Record<string, string>;
  /** With 409: current price of each product asked for, in dollars; null for one that is not for sale. */
  prices?: Record<string, { name: string; price: number } | null>;
  /** With 409, when the call named a coupon code that is at fault or changes the sum. */
  coupon?: CouponRefusal | CouponTerms;
  /** Neither the card nor what was typed is at fault, staff have a note, and `message` says all that the buyer needs. */
  isOurs?: true;
};

/** The code does not count, or no longer: ask again without it. `message` is a reason that the buyer may read. */
export type CouponRefusal = { code: string; message: string };

/**
 * What the code takes off the payment of today, in dollars as numbers: ask again with `newTotal`. `code` is the stored
 * spelling. With a programme in the cart: what it takes off the programme's part of today's payment, and off each later one.
 */
export type CouponTerms = {
  code: string;
  discountAmount: number;
  newTotal: number;
  firstDiscountAmount?: number;
  laterDiscountAmount?: number;
};

/** POST /cms-api/payments/validate-coupon: for display only, nothing is reserved. A code that does not count is a 422 `Refusal`. */
export type CouponRequest = {
  code: string;
  /** Dollars, at most two decimals; counts only when `items` is absent. */
  orderTotal: number;
  items?: { id: string; quantity: number }[];
};

export type CouponAnswer = { success: true } & CouponTerms;

/** POST /cms-api/payments/event: a webhook that web has verified. cms fetches the object itself. */
export type EventRequest = { id: string; type: string; objectId: string };
export type EventAnswer = { received: true };
