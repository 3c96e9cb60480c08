import {
  openCheckouts,
  couponsSpent,
  leaving,
  oldEvents,
  programmeGoesOn,
  refunds,
} from './business.ts';
import { calm } from './calm.ts';
import type { Check } from './check.ts';
import {
  draftsKept,
  editsKept,
  filesKept,
  pagesShow,
  plansKept,
  retiredStays,
  signIns,
} from './content.ts';
import { mailStates, onlyDueMails } from './mails.ts';
import { moneyShown, ordersFound, recordsKept, sealedOpens, workListed } from './records.ts';
import { asked, standing } from './run.ts';
import { rowsKept, valuesKept } from './tables.ts';

/** First what a start has left as it was; after that what people do with it. */
export const checks: Check[] = [
  calm,
  rowsKept,
  valuesKept,
  onlyDueMails,
  mailStates,
  recordsKept,
  ordersFound,
  workListed,
  moneyShown,
  sealedOpens,
  editsKept,
  draftsKept,
  plansKept,
  pagesShow,
  filesKept,
  retiredStays,
  signIns,
  openCheckouts,
  couponsSpent,
  programmeGoesOn,
  refunds,
  oldEvents,
  leaving,
  standing,
  asked,
];
