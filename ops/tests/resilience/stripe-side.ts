import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import type { Ports } from '../../launcher/environment.ts';
import type { Secrets } from '../../launcher/secrets.ts';
import { send, type Answer } from './calls.ts';
import type { World } from './world.ts';

export type StripeSide = ReturnType<typeof stripeSideOf>;

export type StripeStandIn = {
  ports: Pick<Ports, 'stripe'>;
  secrets: Pick<Secrets, 'STRIPE_SECRET_KEY' | 'STRIPE_PUBLISHABLE_KEY' | 'STRIPE_WEBHOOK_SECRET'>;
};

/** What happens at Stripe: the browser's confirmation, webhooks, and edits behind everybody's back. */
export function stripeSideOf({ ports, secrets }: StripeStandIn) {
  const base = `http://127.0.0.1:${ports.stripe}`;
  const sdk = new Stripe(secrets.STRIPE_SECRET_KEY, {
    host: '127.0.0.1',
    port: ports.stripe,
    protocol: 'http',
    telemetry: false,
  });
  const control = async (
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body?: object,
  ): Promise<Answer> => {
    const answer = await send(`${base}/_control/${path}`, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (answer.status !== 200)
      throw new Error(`The payment stand-in answered ${answer.status} to ${method} ${path}`);
    return answer;
  };
  return {
    sdk,
    control,
    /** What Stripe.js does on Pay. Answers the intent's new state, or the code of the decline. */
    async confirm(clientSecret: string, number = '4242424242424242'): Promise<string> {
      const form = new URLSearchParams({
        key: secrets.STRIPE_PUBLISHABLE_KEY,
        client_secret: clientSecret,
        use_stripe_sdk: 'true',
        ...cardFields(number),
      });
      const { body } = await send(`${base}/v1/payment_intents/${intentOf(clientSecret)}/confirm`, {
        method: 'POST',
        body: form,
      });
      const { status, error } = body as { status?: string; error?: { code?: string } };
      return status ?? error?.code ?? 'no answer';
    },
    /** A signed delivery of an event, as its body and its headers. */
    webhook(
      intentId: string,
      type = 'payment_intent.succeeded',
      secret = secrets.STRIPE_WEBHOOK_SECRET,
    ) {
      const payload = JSON.stringify({
        id: `evt_${randomUUID().replaceAll('-', '')}`,
        object: 'event',
        type,
        data: { object: { id: intentId, object: 'payment_intent' } },
      });
      return {
        payload,
        headers: {
          'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload, secret }),
        },
      };
    },
    tamper: (id: string, patch: object) => control('POST', 'tamper', { id, patch }),
    /** Stripe's own deliveries; those that were held back are sent when it goes on. */
    pauseDeliveries: (paused: boolean) => control('POST', 'webhooks', { paused }),
    async charges(intentId: string): Promise<number> {
      const { data } = await sdk.charges.list({ payment_intent: intentId, limit: 100 });
      return data.filter(({ paid }) => paid).length;
    },
  };
}

export function intentOf(clientSecret: string): string {
  return clientSecret.split('_secret_')[0] ?? '';
}

function cardFields(number: string): Record<string, string> {
  return {
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': number,
    'payment_method_data[card][exp_month]': '12',
    'payment_method_data[card][exp_year]': '2040',
    'payment_method_data[card][cvc]': '123',
  };
}

/** Holds Stripe's own deliveries back while `work` runs, so that the trial decides what the shop hears and when. */
export async function withoutDeliveries<T>(world: World, work: () => Promise<T>): Promise<T> {
  const { pauseDeliveries } = stripeSideOf(world);
  await pauseDeliveries(true);
  try {
    return await work();
  } finally {
    await pauseDeliveries(false);
  }
}
