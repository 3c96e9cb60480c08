import type { Trial } from '../trial.ts';
import { changedCart } from './changes.ts';
import { clocks } from './clocks.ts';
import { durableCommit, outbox } from './commit.ts';
import { scarceCoupon } from './coupons.ts';
import { diskFull } from './disk-full.ts';
import { cleanLogs } from './logs.ts';
import { mailAway } from './mail-outages.ts';
import { killedAfterYes, manyWorkers, takeOver } from './mails.ts';
import { orders } from './orders.ts';
import { blackHoles, databaseRestarts, manyAtOnce, withoutCms } from './outages.ts';
import { cutTowardsStripe, mismatched, oneCharge, stripeAway } from './payments.ts';
import { rollingRestart } from './rolling.ts';
import { soak } from './soak.ts';
import { twoBuilds } from './two-builds.ts';
import { anyOrder, replays, signatures } from './webhooks.ts';

/** In the order in which they run; the search of the logs comes last. */
export const trials: Trial[] = [
  orders,
  signatures,
  replays,
  durableCommit,
  anyOrder,
  mismatched,
  oneCharge,
  cutTowardsStripe,
  stripeAway,
  changedCart,
  scarceCoupon,
  outbox,
  takeOver,
  manyWorkers,
  killedAfterYes,
  mailAway,
  databaseRestarts,
  blackHoles,
  manyAtOnce,
  rollingRestart,
  twoBuilds,
  withoutCms,
  diskFull,
  soak,
  clocks,
  cleanLogs,
];
