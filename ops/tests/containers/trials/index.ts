import type { Trial } from '../trial.ts';
import { backup } from './backup.ts';
import { buyAKit } from './buy.ts';
import { cacheInFront } from './cache-in-front.ts';
import { firstAccount } from './first-account.ts';
import { hardened } from './hardened.ts';
import { builtImages } from './images.ts';
import { kills } from './kills.ts';
import { visitorLimits } from './limits.ts';
import { restarts } from './restarts.ts';
import { scaled } from './scaled.ts';
import { missingSecrets, startTimes } from './start.ts';
import { swarm } from './swarm.ts';
import { update } from './update.ts';

/** In the order in which they run: nobody has an account before SEC-13, and what is counted at the end is what all before it left. */
export const trials: Trial[] = [
  builtImages,
  missingSecrets,
  startTimes,
  hardened,
  firstAccount,
  buyAKit,
  visitorLimits,
  cacheInFront,
  restarts,
  scaled,
  kills,
  update,
  backup,
  swarm,
];
