import type { Problem } from '../intent.ts';

/** What checkout and dialog say of a payment; spec §8 where it has words. They stay in code (design §7). */
export const NOT_CONFIGURED: Problem = {
  title: 'Payment Unavailable',
  message:
    'Online payments are currently being set up. Please contact us directly to complete your order.',
};
export const NO_KEY: Problem = {
  title: 'Payment Unavailable',
  message: 'Stripe public key is not configured. Please contact support.',
};
export const NOT_LOADED: Problem = {
  title: 'Payment Error',
  message: 'Payment system not loaded. Please refresh and try again.',
};
export const UNEXPECTED: Problem = {
  title: 'Payment Error',
  message: 'An unexpected error occurred. Please try again.',
};
export const PROCESSING: Problem = {
  title: 'Payment Processing',
  message: 'Payment is being processed. Please wait...',
};

export const AFTER_DECLINE = 'Nothing was charged: you can try again or use another card.';
export const STILL_PROCESSING =
  'Your bank has not answered yet. You need not stay: as soon as it has, we confirm your order by email.';
