import { inOrder, parseWebhookRule, type ReleaseOrder } from '../wire/webhook-rules.ts';
import type { WebhookSender } from '../wire/webhooks.ts';
import { type Action, type Actions, type Controls, done, text } from './control-action.ts';

const orders: readonly ReleaseOrder[] = ['as written', 'reversed', 'shuffled'];

/** {order = 'as written' | 'reversed' | 'shuffled'} or {eventIds}: delivers what was held, one after the other. */
const release: Action = async (controls, body) => {
  const webhooks = required(controls);
  const held = webhooks.held();
  const order = orders.find((known) => known === (body.order ?? 'as written'));
  if (!order) throw new Error(`order must be one of ${orders.join(', ')}.`);
  const ids = Array.isArray(body.eventIds) ? body.eventIds.map(String) : inOrder(held, order);
  const unknown = ids.find((id) => !held.includes(id));
  if (unknown) throw new Error(`${unknown} is not held.`);
  const delivered: { eventId: string; status: number }[] = [];
  for (const eventId of ids)
    delivered.push({ eventId, status: await webhooks.deliverNow(eventId) });
  return delivered;
};

export const webhookActions: Actions = {
  'GET /_control/events': ({ store }) =>
    store
      .list('events')
      .map((event) => ({ ...event, delivery: store.get('deliveries', event.id) ?? null })),
  'POST /_control/webhooks': (controls, body) => (
    required(controls).pause(body.paused === true),
    done
  ),
  'POST /_control/webhooks/deliver': async (controls, body) => ({
    status: await required(controls).deliverNow(text(body, 'eventId')),
  }),
  'POST /_control/webhooks/rules': (controls, body) => (
    required(controls).rules.add(parseWebhookRule(body)),
    done
  ),
  'DELETE /_control/webhooks/rules': (controls) => (required(controls).rules.clear(), done),
  'POST /_control/webhooks/release': release,
};

function required({ webhooks }: Controls): WebhookSender {
  if (!webhooks) throw new Error('No webhook endpoint is set.');
  return webhooks;
}
