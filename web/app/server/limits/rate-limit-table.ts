import type { Allowance } from 'common/limits/bounded-limiter';

export type Purpose =
  | 'page'
  | 'picture'
  | 'intent'
  | 'order'
  | 'coupon'
  | 'status'
  | 'chat'
  | 'form'
  | 'plain-form'
  | 'other';

const BUYERS_BEHIND_ONE_ADDRESS = 40;
const INTENTS_PER_BUYER = 15;
const ORDERS_PER_BUYER = 8;
const COUPON_CHECKS_PER_BUYER = 5;
const COUPON_MISSES_PER_BUYER = 3;
const CHATS_PER_BUYER = 15;
const FORMS_PER_VISITOR = 6;
const STATUS_PER_BUYER = 10;
const PAGES_PER_BUYER = 60;
const PICTURES_PER_BUYER = 120;

const TEN_MINUTES = 600;
const ONE_HOUR = 3_600;
const ONE_DAY = 24 * ONE_HOUR;
const BUDGET_WINDOW = 10;

const perAddress = (perBuyer: number, seconds = TEN_MINUTES): Allowance => ({
  most: BUYERS_BEHIND_ONE_ADDRESS * perBuyer,
  seconds,
});
const perSecond = (most: number): Allowance => ({
  most: most * BUDGET_WINDOW,
  seconds: BUDGET_WINDOW,
});

/** What one address may ask for, and all of them together: the latter is what two cores of the CMS answer in time. */
export const ALLOWANCES: Record<Purpose, { address: Allowance; everybody: Allowance }> = {
  page: { address: perAddress(PAGES_PER_BUYER), everybody: perSecond(100) },
  picture: { address: perAddress(PICTURES_PER_BUYER), everybody: perSecond(2_000) },
  intent: { address: perAddress(INTENTS_PER_BUYER), everybody: perSecond(40) },
  order: { address: perAddress(ORDERS_PER_BUYER), everybody: perSecond(40) },
  coupon: { address: perAddress(COUPON_CHECKS_PER_BUYER), everybody: perSecond(20) },
  status: { address: perAddress(STATUS_PER_BUYER), everybody: perSecond(50) },
  chat: { address: perAddress(CHATS_PER_BUYER), everybody: perSecond(100) },
  form: { address: perAddress(FORMS_PER_VISITOR), everybody: perSecond(30) },
  // Sent without scripts, and so without the time that it took: a third of the others (design §9).
  'plain-form': { address: perAddress(FORMS_PER_VISITOR / 3), everybody: perSecond(10) },
  other: { address: perAddress(INTENTS_PER_BUYER), everybody: perSecond(40) },
};

/** Refused coupon codes of one address: ten thousand guesses take more than three days. */
export const COUPON_MISSES: Allowance = perAddress(COUPON_MISSES_PER_BUYER, ONE_HOUR);

/** Pictures that are asked of the CMS, found or not, of everybody together: made-up names leave it time for orders. */
export const PICTURE_LOOKUPS: Allowance = perSecond(50);

/** Chat messages of one address in a day. */
export const CHATS_A_DAY: Allowance = { most: 2_000, seconds: ONE_DAY };

/** Calls to a language model in a day; the content answers what comes after (LLM-04). At some 4,000 tokens each this is the most that a day can cost. */
export const MODEL_CALLS: Allowance = { most: 3_000, seconds: ONE_DAY };

/** Questions of the chat without an answer that are counted in the CMS, of everybody together. */
export const GAPS_COUNTED: Allowance = { most: 30, seconds: 60 };
