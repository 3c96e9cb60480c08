export type Problem = { title: string; message: string };

/** What checkout and dialog say of a payment; spec §8 where it has words. They stay in code (design §7). */
export const connectionError: Problem = {
  title: 'Connection Error',
  message: 'Unable to connect to payment processor.',
};
export const notConfigured: Problem = {
  title: 'Payment Unavailable',
  message:
    'Online payments are currently being set up. Please contact us directly to complete your order.',
};
export const noKey: Problem = {
  title: 'Payment Unavailable',
  message: 'Stripe public key is not configured. Please contact support.',
};
export const notLoaded: Problem = {
  title: 'Payment Error',
  message: 'Payment system not loaded. Please refresh and try again.',
};
export const unexpected: Problem = {
  title: 'Payment Error',
  message: 'An unexpected error occurred. Please try again.',
};
export const processing: Problem = {
  title: 'Payment Processing',
  message: 'Payment is being processed. Please wait...',
};

/** Stripe's code for a buyer whom the bank did not recognise. */
export const notAuthenticated = 'payment_intent_authentication_failure';

export const afterDecline = 'Nothing was charged: you can try again or use another card.';
export const stillProcessing =
  'Your bank has not answered yet. You need not stay: as soon as it has, we confirm your order by email.';
