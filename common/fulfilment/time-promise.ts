/**
 * How a visit gets its time (ORD-08): its buyer chooses one in the practice's calendar, or the practice writes. Whoever
 * promises a time before or after the purchase says this sentence, and no other.
 */
export const timePromise = (hasScheduler: boolean): string =>
  hasScheduler
    ? 'You choose your time right after you pay.'
    : 'We write to you within 1 business day to find your time.';

const anyPromise =
  /You choose your time(?: right)? after you pay\.|We write to you within (?:1|one) business day to find your time\./g;

/** An editor's words, with what they promise of a time as it is true now. */
export const withTimePromise = (words: string, hasScheduler: boolean): string =>
  words.replace(anyPromise, timePromise(hasScheduler));
