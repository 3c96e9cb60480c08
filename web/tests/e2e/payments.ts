import { stack } from './stack.ts';

export type RecordedRequest = { method: string; path: string; params: Record<string, unknown>; idempotencyKey?: string };

/** Everything that was asked of Stripe so far. */
export async function requestsToStripe(): Promise<RecordedRequest[]> {
  const answer = (await (await fetch(`${stack.stripeUrl}/_control/requests`)).json()) as { requests: RecordedRequest[] } | RecordedRequest[];
  return Array.isArray(answer) ? answer : answer.requests;
}

/** Holds webhooks back, or lets them go. */
export async function pauseWebhooks(paused: boolean): Promise<void> {
  await fetch(`${stack.stripeUrl}/_control/webhooks`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ paused }) });
}

/** Makes the next matching calls of Stripe's API fail in the given way. */
export async function breakStripe(fault: { match: string; mode: 'cut-before' | 'cut-after' | 'status' | 'delay'; status?: number; delayMs?: number; times: number }): Promise<void> {
  await fetch(`${stack.stripeUrl}/_control/faults`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(fault) });
}

export async function healStripe(): Promise<void> {
  await fetch(`${stack.stripeUrl}/_control/faults`, { method: 'DELETE' });
}
