import Stripe from 'stripe';
import { env } from '../env.ts';
import type { Finding } from '../payments/setup/finding.ts';
import { setUpStripe } from '../payments/setup/set-up-stripe.ts';
import { stripeClient } from '../payments/stripe/stripe-client.ts';

/** `npm run stripe:setup`: once, with the keys of the practice, and again after an update of the shop. */
const marks: Record<Finding['state'], string> = {
  good: 'ok     ',
  done: 'done   ',
  look: 'look   ',
  wrong: 'WRONG  ',
};
const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, SITE_URL } = env();
let wrong = 0;
process.stdout.write(`Stripe for ${SITE_URL}\n\n`);
try {
  const secret = await setUpStripe(
    stripeClient(),
    {
      secretKey: STRIPE_SECRET_KEY,
      publishableKey: STRIPE_PUBLISHABLE_KEY,
      siteUrl: SITE_URL,
    },
    ({ state, words }) => {
      if (state === 'wrong') wrong += 1;
      process.stdout.write(`${marks[state]}${words}\n`);
    },
  );
  if (secret)
    process.stdout.write(
      `\nPut this line into .env and start the shop again; Stripe tells it this once:\nSTRIPE_WEBHOOK_SECRET=${secret}\n`,
    );
  process.stdout.write(wrong > 0 ? `\n${wrong} to put right.\n` : '\nReady.\n');
} catch (error) {
  if (!(error instanceof Stripe.errors.StripeError)) throw error;
  wrong += 1;
  process.stdout.write(`\nStripe could not be asked: ${error.message}\n`);
}
process.exit(wrong > 0 ? 1 : 0);
