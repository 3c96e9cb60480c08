import type { Trial } from '../trial.ts';
import { orders } from './orders.ts';

/** In the order in which they run. */
export const trials: Trial[] = [orders];
