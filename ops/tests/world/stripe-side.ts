import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import type { Secrets } from '../../launcher/secrets.ts';
import { send, type Answer } from './calls.ts';

export type StripeSide = ReturnType<typeof stripeSideOf>;

export type StripeStandIn = {
  /** The address of the payment stand-in. */
  stripe: string;
  secrets: Pick<Secrets, 'STRIPE_SECRET_KEY' | 'STRIPE_PUBLISHABLE_KEY' | 'STRIPE_WEBHOOK_SECRET'>;
};

/** Orders for the stand-in. Throws when one is not taken: a fault that was never set would let its trial pass for nothing. */
export const controlOf =
  (stripe: string) =>
  async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Answer> => {
    const answer = await send(`${stripe}/_control/${path}`, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (answer.status !== 200)
      throw new Error(
        `The payment stand-in answered ${answer.status} to ${method} ${path}: ${answer.text}`,
      );
    return answer;
  };

/** What happens at Stripe: the browser's confirmation, webhooks, and edits behind everybody's back. */
export function stripeSideOf({ stripe, secrets }: StripeStandIn) {
  const control = controlOf(stripe);
  const sdk = new Stripe(secrets.STRIPE_SECRET_KEY, {
    host: '127.0.0.1',
    port: new URL(stripe).port,
    protocol: 'http',
    telemetry: false,
  });
  const key = secrets.STRIPE_PUBLISHABLE_KEY;
  const post = (path: string, fields: Record<string, string>) =>
    send(`${stripe}/v1/${path}`, { method: 'POST', body: new URLSearchParams({ key, ...fields }) });
  return {
    sdk,
    control,
    /** What Stripe.js does on Pay. Answers the intent's new state, or the code of the decline. */
    async confirm(clientSecret: string, number = '4242424242424242'): Promise<string> {
      const { body } = await post(`payment_intents/${intentOf(clientSecret)}/confirm`, {
        client_secret: clientSecret,
        use_stripe_sdk: 'true',
        'payment_method_data[type]': 'card',
        ...cardFields('payment_method_data[card]', number),
      });
      const { status, error } = body as { status?: string; error?: { code?: string } };
      return status ?? error?.code ?? 'no answer';
    },
    /** A card token, as the small dialog makes one. */
    async token(number = '4242424242424242'): Promise<string> {
      return String((await post('tokens', cardFields('card', number))).body.id);
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

const cardFields = (card: string, number: string): Record<string, string> => ({
  [`${card}[number]`]: number,
  [`${card}[exp_month]`]: '12',
  [`${card}[exp_year]`]: '2040',
  [`${card}[cvc]`]: '123',
});

/** Holds Stripe's own deliveries back while `work` runs, so that the trial decides what the shop hears and when. */
export async function withoutDeliveries<T>(
  world: StripeStandIn,
  work: () => Promise<T>,
): Promise<T> {
  const { pauseDeliveries } = stripeSideOf(world);
  await pauseDeliveries(true);
  try {
    return await work();
  } finally {
    await pauseDeliveries(false);
  }
}
