import type { Payload } from 'payload';
import type Stripe from 'stripe';

export type Deps = { payload: Payload; stripe: Stripe; now?: () => Date };

/** Does one piece of the comparison; one that fails is counted and does not stop the others. `order`: whose piece it is. */
export type Attempt = (id: string, work: () => Promise<void>, order?: string) => Promise<void>;
