export type Delivery = {
  /** The event's id. */
  id: string;
  /** 'held' and 'dropped' are a test's doing. */
  state: 'waiting' | 'delivered' | 'given up' | 'held' | 'dropped';
  attempts: number;
  lastStatus?: number;
  /** Milliseconds since 1970. */
  nextAt?: number;
};

/** The first answer to an idempotency key, kept for 24 hours (https://docs.stripe.com/api/idempotent_requests). */
export type SavedAnswer = {
  id: string;
  fingerprint: string;
  requestId: string;
  createdAt: number;
  status: number;
  body: object;
};

/** A customer whose time is a test's; seconds since 1970. A frozen one stands still, another runs on with the real time. */
export type Clock = { id: string; time: number; isFrozen: boolean };

/** A test's order that a customer's saved card shall behave as another card, from the k-th payment on. */
export type CardBehaviour = {
  /** The customer's id. */
  id: string;
  /** The customer's payments that went through are counted; 3 means the third. */
  fromPayment: number;
  /** The name of a test card, such as pm_card_chargeCustomerFail. */
  card: string;
  /** Attempts that it holds for; absent: until it is taken back. */
  times?: number;
};

/** What Stripe's dashboard asks for under "Manage failed payments". */
export type RetrySettings = {
  /** 'retries', or the customer for whom a test wants others. */
  id: string;
  /** Days from one failed automatic attempt to the next; after the last of them it is given up. */
  days: number[];
  /** What becomes of the subscription when it is given up. */
  afterwards: 'cancel' | 'unpaid' | 'past_due';
  /**
   * What becomes of a subscription whose very first payment fails: it is tried again like any other, or it is `incomplete`,
   * is tried no more, and expires after 23 hours (https://docs.stripe.com/billing/subscriptions/overview#subscription-statuses).
   */
  first: 'past_due' | 'incomplete';
};
