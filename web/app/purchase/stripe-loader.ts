import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';

/** `publishableKey` is null when the shop has none; `stripeJsUrl` is Stripe's own address or a stand-in's. */
export type StripeAccess = { publishableKey: string | null; stripeJsUrl: string };

const loadTimeoutMs = 15_000;

/**
 * Requests Stripe's script from `url` (Stripe's own, or a stand-in's) and opens it with the publishable key. The script is
 * in the page from this call on and not before; a load that fails or takes longer than 15 seconds throws and may be tried again.
 */
export async function loadStripeFrom(url: string, publishableKey: string): Promise<Stripe> {
  if (!('Stripe' in window)) await loadScript(url);
  const stripe = await loadStripe(publishableKey);
  if (!stripe) throw new Error('Stripe.js gave no Stripe object');
  return stripe;
}

function loadScript(url: string): Promise<void> {
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      script.remove();
      reject(new Error('Stripe.js could not be loaded'));
    };
    const timer = setTimeout(giveUp, loadTimeoutMs);
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', giveUp);
    for (const event of ['load', 'error'])
      script.addEventListener(event, () => clearTimeout(timer));
    document.head.append(script);
  });
}
