import Stripe from 'stripe';
import { cards, intentId, required } from '../shop.ts';

/** What Stripe.js makes of the card fields, with the publishable key. */
export async function tokenOf(number = cards.good): Promise<string> {
  const { hostname, port } = new URL(required('STRIPE_API_BASE'));
  const client = new Stripe(required('STRIPE_PUBLISHABLE_KEY'), {
    host: hostname,
    port,
    protocol: 'http',
  });
  const token = await client.rawRequest('POST', '/v1/tokens', {
    card: { number, exp_month: 12, exp_year: 2040, cvc: '123' },
  });
  return (token as unknown as { id: string }).id;
}

/** The buyer answers the question of the bank. */
export async function challenge(clientSecret: string, outcome: 'complete' | 'fail'): Promise<void> {
  const answer = await fetch(`${required('STRIPE_API_BASE')}/_control/challenge`, {
    method: 'POST',
    body: JSON.stringify({ intentId: intentId(clientSecret), outcome }),
  });
  if (!answer.ok) throw new Error(`The challenge answered ${answer.status}`);
}
