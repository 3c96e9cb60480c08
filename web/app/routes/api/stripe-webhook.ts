import { createKeyedSemaphore } from 'common/keyed-semaphore';
import type Stripe from 'stripe';
import { callPayments, CmsUnavailable } from '../../cms/cms-client.server.ts';
import { env } from '../../env.server.ts';
import { methodNotAllowed } from '../../payments/payment-answer.server.ts';
import { refuseCall } from '../../server/guards/json-body.server.ts';
import { log } from '../../server/log.ts';
import type { Route } from './+types/stripe-webhook.ts';

/** What Stripe signs with the secret of another endpoint looks like this, and nothing else that is refused is its own. */
const stripeLike = /^t=\d+,.*v1=[0-9a-f]{64}/;
/** A stranger may knock as often as the limits let him: the desk is told once a minute. */
const tellEveryMs = 60_000;
let toldAt = -tellEveryMs;

/** Counted behind the signature, so that a stranger cannot take the places of Stripe's own events. */
const takeTurn = createKeyedSemaphore(50);

/**
 * POST /api/stripe/webhook: the signature is checked on the raw body, then only ids go on to the CMS, which asks Stripe
 * itself. 200 comes after the CMS has committed; any trouble on our side is a 500, so that Stripe delivers again.
 */
export async function action({ request }: Route.ActionArgs): Promise<Response> {
  const body = Buffer.from(await request.arrayBuffer());
  const signature = request.headers.get('Stripe-Signature');
  const event = await verify(body, signature);
  if (!event) {
    if (signature && stripeLike.test(signature)) void tellRefused();
    return refuseCall(400, 'The signature is missing, wrong or too old.');
  }
  const objectId = readObjectId(event);
  if (objectId === null) return received();
  try {
    const taken = await takeTurn('events', () =>
      callPayments('event', { id: event.id, type: event.type, objectId }),
    );
    if (!taken)
      return refuseCall(503, 'Too many events at once. Please deliver it again.', {
        'Retry-After': '5',
      });
    const { status } = taken;
    if (status === 200) return received();
    log.error({ event: event.id, type: event.type, status }, 'the CMS did not take an event');
  } catch (error) {
    if (!(error instanceof CmsUnavailable)) throw error;
    log.error(
      { event: event.id, type: event.type, reason: error.message },
      'an event found no CMS',
    );
  }
  return refuseCall(500, 'The event could not be stored. Please deliver it again.');
}

export function loader(): Response {
  return methodNotAllowed('POST');
}

/**
 * Two secrets count while one replaces the other. Stripe's client takes a third of a second and some 30 MB: it is loaded with the
 * first event, and not before the first page (FAST-06).
 */
async function verify(body: Buffer, signature: string | null): Promise<Stripe.Event | null> {
  if (signature === null) return null;
  const { default: client } = await import('stripe');
  for (const secret of env.stripe.webhookSecrets) {
    try {
      return client.webhooks.constructEvent(body, signature, secret);
    } catch (error) {
      log.warn(
        { reason: error instanceof Error ? error.name : 'unknown' },
        'a webhook signature did not fit',
      );
    }
  }
  return null;
}

/** So that a wrong signing secret is seen at the desk; without a CMS it is in the log alone. */
async function tellRefused(): Promise<void> {
  if (performance.now() - toldAt < tellEveryMs) return;
  toldAt = performance.now();
  try {
    await callPayments('webhook-refused', {});
  } catch (error) {
    log.warn(
      { reason: error instanceof Error ? error.name : 'unknown' },
      'the desk does not know of a refused webhook',
    );
  }
}

/** Null for events about things without an id, which nothing here is interested in. */
function readObjectId(event: Stripe.Event): string | null {
  const { object } = event.data;
  return 'id' in object && typeof object.id === 'string' ? object.id : null;
}

function received(): Response {
  return Response.json({ received: true }, { headers: { 'Cache-Control': 'no-store' } });
}
