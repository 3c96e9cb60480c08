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
  /** Version of the terms that the buyer was shown. */
  termsVersion?: string;
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
  /** uuid of the browser's checkout; absent: the call is a checkout of its own. */
  reference?: string;
  /** Sent on Pay: stores the form and re-prices before the browser confirms. */
  customer?: CustomerForm;
};

export type IntentAnswer =
  /** `discountAmount` is already taken off `amount`; '0.00' without a coupon. */
  | { success: true; clientSecret: string; message: string; reference: string; amount: string; discountAmount: string }
  | { success: true; paid: true; transactionId: string; number: string; message: string; reference: string };

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
};

/** The code does not count, or no longer: ask again without it. `message` is a reason that the buyer may read. */
export type CouponRefusal = { code: string; message: string };

/** What the code takes off the cart of now, in dollars as numbers: ask again with `newTotal`. `code` is the stored spelling. */
export type CouponTerms = { code: string; discountAmount: number; newTotal: number };

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
