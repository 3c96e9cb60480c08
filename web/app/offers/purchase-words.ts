import type { Problem } from '../checkout/intent.ts';

/** Spec §8 where it has words; they stay in code (design §7). */
export const NOT_CONFIGURED = 'Online payments are currently being set up. Please contact us directly to complete your order.';
export const NO_KEY = 'Stripe public key is not configured. Please contact support.';
export const UNAVAILABLE: Problem = { title: 'Payment Unavailable', message: 'Please contact us directly to complete your order.' };
export const PROCESSING: Problem = { title: 'Payment Processing', message: 'Payment is being processed. Please wait...' };
export const NOT_PROCESSED = 'Unable to process payment. Please try again.';
export const UNEXPECTED = 'An unexpected error occurred. Please try again.';

export const AFTER_REFUSAL = 'Nothing was charged: you can try again or use another card.';
export const AFTER_REPRICING = 'Nothing was charged. Please check the new price, then press Pay again.';
export const STILL_PROCESSING = 'Your bank has not answered yet. You need not stay: as soon as it has, we confirm your order by email.';
export const NO_ANSWER = 'We do not know yet whether your payment arrived. Please ask again: your card is charged at most once, however often you ask.';
