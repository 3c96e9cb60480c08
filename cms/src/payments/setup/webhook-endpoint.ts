import type Stripe from 'stripe';
import { handledEvents } from '../stripe/events.ts';
import { apiVersion } from '../stripe/stripe-client.ts';
import type { Say } from './finding.ts';

/**
 * Makes Stripe tell the shop at `url` what its code handles, in the version that it speaks; mends what differs. Answers the
 * signing secret when the endpoint is new: Stripe tells it this once.
 */
export async function arrangeWebhook(
  stripe: Stripe,
  url: string,
  say: Say,
): Promise<string | null> {
  const known = await stripe.webhookEndpoints
    .list({ limit: 100 })
    .autoPagingToArray({ limit: 1_000 });
  const here = known.filter((endpoint) => endpoint.url === url);
  const own = here.find(({ api_version: version }) => version === apiVersion);
  for (const { id, api_version: version } of here.filter((endpoint) => endpoint !== own))
    say({
      state: 'look',
      words: `The webhook ${id} speaks the version ${version ?? 'of the account'} and not ${apiVersion}. Delete it in the Stripe dashboard once the new one works.`,
    });
  if (!own) {
    const { secret } = await stripe.webhookEndpoints.create({
      url,
      api_version: apiVersion,
      enabled_events: handledEvents,
    });
    say({
      state: 'done',
      words: `Stripe tells ${url} of ${handledEvents.length} events from now on.`,
    });
    return secret ?? null;
  }
  const isSame =
    own.status === 'enabled' &&
    own.enabled_events.length === handledEvents.length &&
    handledEvents.every((type) => own.enabled_events.includes(type));
  if (isSame) {
    say({
      state: 'good',
      words: `Stripe tells ${url} of the ${handledEvents.length} events that count.`,
    });
    return null;
  }
  await stripe.webhookEndpoints.update(own.id, { enabled_events: handledEvents, disabled: false });
  const missing = handledEvents.filter((type) => !own.enabled_events.includes(type));
  say({
    state: 'done',
    words: `The webhook was brought up to date${missing.length > 0 ? `: ${missing.join(', ')} had been missing` : ''}. Its signing secret stays as it is.`,
  });
  return null;
}
