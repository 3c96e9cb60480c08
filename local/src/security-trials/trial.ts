import type { Verdict } from '../chaos/trial.ts';
import type { World } from './world.ts';

export type Trial = {
  /** Of the promise, as in `npm run test:security -- --only=SEC-06`. */
  id: string;
  title: string;
  run: (world: World) => Promise<Verdict>;
};
