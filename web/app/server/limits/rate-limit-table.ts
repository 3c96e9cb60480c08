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

const buyersBehindOneAddress = 40;
const intentsPerBuyer = 15;
const ordersPerBuyer = 8;
const couponChecksPerBuyer = 5;
const couponMissesPerBuyer = 3;
const chatsPerBuyer = 15;
const formsPerVisitor = 6;
const statusPerBuyer = 10;
const pagesPerBuyer = 60;
const picturesPerBuyer = 120;

const tenMinutes = 600;
const oneHour = 3_600;
const oneDay = 24 * oneHour;
const budgetWindow = 10;

const perAddress = (perBuyer: number, seconds = tenMinutes): Allowance => ({
  most: buyersBehindOneAddress * perBuyer,
  seconds,
});
const perSecond = (most: number): Allowance => ({
  most: most * budgetWindow,
  seconds: budgetWindow,
});

/** What one address may ask for, and all of them together: the latter is what two cores of the CMS answer in time. */
export const allowances: Record<Purpose, { address: Allowance; everybody: Allowance }> = {
  page: { address: perAddress(pagesPerBuyer), everybody: perSecond(100) },
  picture: { address: perAddress(picturesPerBuyer), everybody: perSecond(2_000) },
  intent: { address: perAddress(intentsPerBuyer), everybody: perSecond(40) },
  order: { address: perAddress(ordersPerBuyer), everybody: perSecond(40) },
  coupon: { address: perAddress(couponChecksPerBuyer), everybody: perSecond(20) },
  status: { address: perAddress(statusPerBuyer), everybody: perSecond(50) },
  chat: { address: perAddress(chatsPerBuyer), everybody: perSecond(100) },
  form: { address: perAddress(formsPerVisitor), everybody: perSecond(30) },
  // Sent without scripts, and so without the time that it took: a third of the others (design §9).
  'plain-form': { address: perAddress(formsPerVisitor / 3), everybody: perSecond(10) },
  other: { address: perAddress(intentsPerBuyer), everybody: perSecond(40) },
};

/** Refused coupon codes of one address: ten thousand guesses take more than three days. */
export const couponMisses: Allowance = perAddress(couponMissesPerBuyer, oneHour);

/** Pictures that are asked of the CMS, found or not, of everybody together: made-up names leave it time for orders. */
export const pictureLookups: Allowance = perSecond(50);

/** Chat messages of one address in a day. */
export const chatsOfDay: Allowance = { most: 2_000, seconds: oneDay };

/** Calls to a language model in a day; the content answers what comes after (LLM-04). At some 4,000 tokens each this is the most that a day can cost. */
export const modelCalls: Allowance = { most: 3_000, seconds: oneDay };

/** Questions of the chat without an answer that are counted in the CMS, of everybody together. */
export const gapsCounted: Allowance = { most: 30, seconds: 60 };
