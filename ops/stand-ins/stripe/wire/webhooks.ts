import Stripe from 'stripe';
import type { Delivery } from './records.ts';
import type { Store } from './store.ts';
import { createWebhookRules, type WebhookRules } from './webhook-rules.ts';

export type WebhookSender = {
  /** Sends the events given, and keeps trying until one answer is 2xx. */
  send: (eventIds: string[]) => void;
  /** Sends one event at once, whatever its state; resolves with the endpoint's status, 0 when it cannot be reached. */
  deliverNow: (eventId: string) => Promise<number>;
  pause: (isPaused: boolean) => void;
  /** Which deliveries of `send` go astray, and how. */
  rules: WebhookRules;
  /** The ids of the events that a rule holds back, oldest first. */
  held: () => string[];
  stop: () => Promise<void>;
};

/** Doubles from one second to one hour; with maxAttempts that is three days, as Stripe does it for live events. */
const defaultRetryDelay = (attempt: number) => Math.min(1000 * 2 ** (attempt - 1), 60 * 60 * 1000);

const maxAttempts = 84;
const timeoutMs = 10_000;

/** Deliveries survive a restart: what was still waiting is taken up again. `retryDelay` gives milliseconds. */
export function startWebhookSender({
  store,
  url,
  secret,
  retryDelay = defaultRetryDelay,
}: {
  store: Store;
  url: string;
  secret: string;
  retryDelay?: (attempt: number) => number;
}): WebhookSender {
  const timers = new Map<string, NodeJS.Timeout>();
  const running = new Set<Promise<number>>();
  const stopping = new AbortController();
  const rules = createWebhookRules();
  let isPaused = false;

  const schedule = (delivery: Delivery) => {
    if (
      isPaused ||
      stopping.signal.aborted ||
      delivery.state !== 'waiting' ||
      timers.has(delivery.id)
    )
      return;
    const delay = Math.max(0, (delivery.nextAt ?? 0) - Date.now());
    timers.set(
      delivery.id,
      setTimeout(() => void attempt(delivery.id), delay),
    );
  };

  const attempt = (eventId: string): Promise<number> => {
    clearTimeout(timers.get(eventId));
    timers.delete(eventId);
    const run = post(eventId).finally(() => running.delete(run));
    running.add(run);
    return run;
  };

  const post = async (eventId: string): Promise<number> => {
    const event = store.get('events', eventId);
    if (!event) throw new Error(`There is no event ${eventId}.`);
    const status = await postEvent(event, url, secret, stopping.signal);
    if (status === undefined) return 0;
    const before = store.get('deliveries', eventId);
    const attempts = (before?.attempts ?? 0) + 1;
    const delivery: Delivery = {
      id: eventId,
      attempts,
      lastStatus: status,
      state: stateAfter(status, attempts, before?.state),
      nextAt: Date.now() + retryDelay(attempts),
    };
    store.put('deliveries', delivery);
    if (delivery.state === 'delivered') store.put('events', { ...event, pending_webhooks: 0 });
    store.commit();
    schedule(delivery);
    return status;
  };

  const resume = () => store.list('deliveries').reverse().forEach(schedule);
  resume();

  /** Hands an event over to its rule, if there is one, and to the timers. */
  const take = (id: string) => {
    const rule = rules.take(store.get('events', id)?.type ?? '');
    const before = store.get('deliveries', id) ?? { id, state: 'waiting', attempts: 0 };
    const delivery: Delivery = {
      ...before,
      ...(rule?.what === 'hold' && { state: 'held' }),
      ...(rule?.what === 'drop' && { state: 'dropped' }),
      ...(rule?.what === 'delay' && { nextAt: Date.now() + rule.delayMs }),
    };
    if (rule) {
      store.put('deliveries', delivery);
      store.commit();
    }
    if (rule?.what === 'repeat') for (let copy = 0; copy < rule.copies; copy += 1) void attempt(id);
    else schedule(delivery);
  };

  return {
    send: (eventIds) => eventIds.forEach(take),
    rules,
    held: () =>
      store
        .list('deliveries')
        .reverse()
        .filter(({ state }) => state === 'held')
        .map(({ id }) => id),
    deliverNow: attempt,
    pause(wanted) {
      isPaused = wanted;
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
      if (!isPaused) resume();
    },
    async stop() {
      stopping.abort();
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.allSettled(running);
    },
  };
}

function stateAfter(
  status: number,
  attempts: number,
  before: Delivery['state'] | undefined,
): Delivery['state'] {
  if (before === 'delivered' || (status >= 200 && status < 300)) return 'delivered';
  return attempts >= maxAttempts ? 'given up' : 'waiting';
}

/** Resolves with the endpoint's status, 0 when it cannot be reached, undefined when the sender is stopping. */
async function postEvent(
  event: Stripe.Event,
  url: string,
  secret: string,
  stopping: AbortSignal,
): Promise<number | undefined> {
  const payload = JSON.stringify(event, null, 2);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: payload,
      redirect: 'manual',
      signal: AbortSignal.any([stopping, AbortSignal.timeout(timeoutMs)]),
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signature,
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
      },
    });
    await response.body?.cancel();
    return response.status;
  } catch {
    return stopping.aborted ? undefined : 0;
  }
}
