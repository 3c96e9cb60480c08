import type { Emit } from '../resources/events.ts';
import type { Store } from './store.ts';

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
