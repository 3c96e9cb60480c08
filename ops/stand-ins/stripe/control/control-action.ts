import type { ApiContext } from '../wire/api.ts';
import type { Store } from '../wire/store.ts';
import type { WebhookSender } from '../wire/webhooks.ts';
import type { Faults } from './faults.ts';
import type { RequestLog } from './request-log.ts';

export type Controls = {
  context: ApiContext;
  store: Store;
  faults: Faults;
  log: RequestLog;
  webhooks: WebhookSender | undefined;
  /** Sends events that an action has written. */
  send: (eventIds: string[]) => void;
};

/** What a control does; the names of `Actions` are 'METHOD /path'. Throws with a message for the test's author. */
export type Action = (
  controls: Controls,
  body: Record<string, unknown>,
) => object | Promise<object>;
export type Actions = Readonly<Record<string, Action>>;

export const done = { done: true };

export function text(body: Record<string, unknown>, name: string): string {
  const value = body[name];
  if (typeof value !== 'string') throw new Error(`${name} must be text.`);
  return value;
}

/** Absent is undefined. */
export function count(body: Record<string, unknown>, name: string): number | undefined {
  const value = body[name];
  if (value === undefined) return undefined;
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0)
    throw new Error(`${name} must be a whole number from 0 up.`);
  return value;
}
