import type Stripe from 'stripe';
import type { Store } from './store.ts';

export type EmittedType =
  | `payment_intent.${'created' | 'succeeded' | 'payment_failed' | 'canceled' | 'requires_action'}`
  | `charge.${'succeeded' | 'failed' | 'refunded' | 'updated'}`
  | `charge.dispute.${'created' | 'updated' | 'closed' | 'funds_withdrawn' | 'funds_reinstated'}`
  | 'charge.refund.updated'
  | `refund.${'created' | 'updated' | 'failed'}`
  | `customer.${'created' | 'updated' | 'deleted'}`
  | `customer.subscription.${'created' | 'updated' | 'deleted'}`
  | `subscription_schedule.${'created' | 'updated' | 'canceled' | 'completed' | 'released' | 'expiring'}`
  | `invoice.${'created' | 'finalized' | 'updated' | 'paid' | 'payment_succeeded' | 'payment_failed' | 'payment_action_required' | 'voided' | 'marked_uncollectible' | 'deleted'}`
  | 'invoice_payment.paid'
  | `payment_method.${'attached' | 'detached'}`
  | `product.${'created' | 'updated'}`
  | `payout.${'created' | 'paid'}`
  | 'radar.early_fraud_warning.created'
  | 'price.created';

type EventOf<T> = Extract<Stripe.Event, { type: T }>;

/** `before`: the object as it was, for what Stripe tells as previous_attributes. */
export type Emit = <T extends EmittedType>(
  type: T,
  object: EventOf<T>['data']['object'],
  before?: object,
) => void;

/** One API request after authentication and decoding, with all that a handler may touch. */
export type Call = {
  store: Store;
  emit: Emit;
  /** Seconds since 1970, as Stripe's `created` fields have them. */
  now: () => number;
  /** The same call at another time: objects and events that it writes are dated by it. Seconds since 1970. */
  at: (seconds: number) => Call;
  /** It was moved to another time by `at`. */
  isDated: boolean;
  /** Address of the stand-in, for pages that a browser is sent to. */
  origin: string;
  caller: 'secret' | 'publishable';
  /** The object named in the path; '' where the route names none. */
  id: string;
  /** Decoded query or form, unchecked. */
  params: unknown;
};

export type Handler = (call: Call) => object;
