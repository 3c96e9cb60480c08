import type { Problem } from '../purchase/payment-words.ts';

/** Spec §8 where it has words; they stay in code (design §7). */
export const unavailable: Problem = {
  title: 'Payment Unavailable',
  message: 'Please contact us directly to complete your order.',
};
export const notProcessed = 'Unable to process payment. Please try again.';

export const afterRepricing =
  'Nothing was charged. Please check the new price, then press Pay again.';
export const noAnswer =
  'We do not know yet whether your payment arrived. Please ask again: your card is charged at most once, however often you ask.';
