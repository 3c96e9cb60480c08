import Stripe from 'stripe';
import type { Say } from './finding.ts';

/** An id that no object has: what is asked of it changes nothing. */
const nobody = 'setup_probe';

/**
 * What the shop's key has to be allowed, as a restricted key lists it in the Stripe dashboard, and a call that tells whether
 * it is. Every call that writes names an object that does not exist, so that nothing is changed.
 */
export const neededPermissions: { name: string; ask: (stripe: Stripe) => Promise<unknown> }[] = [
  { name: 'PaymentIntents: write', ask: (it) => it.paymentIntents.update(`pi_${nobody}`, {}) },
  {
    name: 'PaymentMethods: write',
    ask: (it) => it.paymentMethods.create({ type: 'card', card: { token: `tok_${nobody}` } }),
  },
  { name: 'Customers: write', ask: (it) => it.customers.update(`cus_${nobody}`, {}) },
  { name: 'Charges and Refunds: read', ask: (it) => it.charges.list({ limit: 1 }) },
  {
    name: 'Charges and Refunds: write',
    ask: (it) => it.refunds.create({ payment_intent: `pi_${nobody}` }),
  },
  { name: 'Disputes: read', ask: (it) => it.disputes.list({ limit: 1 }) },
  { name: 'Products: write', ask: (it) => it.products.update(`prod_${nobody}`, {}) },
  {
    name: 'Subscriptions: write',
    ask: (it) => it.subscriptionSchedules.cancel(`sub_sched_${nobody}`),
  },
  { name: 'Invoices: write', ask: (it) => it.invoices.voidInvoice(`in_${nobody}`) },
  { name: 'Balance: read', ask: (it) => it.balanceTransactions.list({ limit: 1 }) },
  { name: 'Payouts: read', ask: (it) => it.payouts.list({ limit: 1 }) },
  { name: 'Radar: read', ask: (it) => it.radar.earlyFraudWarnings.list({ limit: 1 }) },
  { name: 'Webhook Endpoints: write', ask: (it) => it.webhookEndpoints.update(`we_${nobody}`, {}) },
];

/** Says what the key lacks. Throws when Stripe cannot be asked. */
export async function checkPermissions(stripe: Stripe, say: Say): Promise<void> {
  const lacks: string[] = [];
  for (const { name, ask } of neededPermissions)
    if (!(await isAllowed(() => ask(stripe)))) lacks.push(name);
  say(
    lacks.length > 0
      ? {
          state: 'wrong',
          words: `The secret key lacks: ${lacks.join('; ')}. Give it these in the Stripe dashboard, under Developers, API keys.`,
        }
      : { state: 'good', words: 'The secret key may do all that the shop asks of Stripe.' },
  );
}

async function isAllowed(ask: () => Promise<unknown>): Promise<boolean> {
  try {
    await ask();
  } catch (error) {
    if (error instanceof Stripe.errors.StripePermissionError) return false;
    // The object is not there: Stripe has looked for it.
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  }
  return true;
}
