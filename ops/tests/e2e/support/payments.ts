import { expect, type Page } from 'playwright/test';
import { readJson } from '../../world/calls.ts';
import { controlOf } from '../../world/stripe-side.ts';
import { stack } from './stack.ts';

export type RecordedRequest = {
  method: string;
  path: string;
  params: Record<string, unknown>;
  idempotencyKey: string | null;
};

const control = controlOf(stack.stripeUrl);

/** Everything that was asked of Stripe so far. */
export async function requestsToStripe(): Promise<RecordedRequest[]> {
  return readJson((await control('GET', 'requests')).text) as RecordedRequest[];
}

type StripeEvent = { type: string; data: { object: { receipt_email?: string | null } } };

/** How many payments of one buyer have succeeded at Stripe. */
export async function paymentsOf(email: string): Promise<number> {
  const events = readJson((await control('GET', 'events')).text) as StripeEvent[];
  return events.filter(
    ({ type, data }) => type === 'payment_intent.succeeded' && data.object.receipt_email === email,
  ).length;
}

/** From now on: does the number of a card stand in a field of ours, or in anything that `page` sends to the shop? Answers the check. */
export function watchCardNumbers(page: Page): (number: string) => Promise<void> {
  const sent: string[] = [];
  page.on(
    'request',
    (request) =>
      request.url().startsWith(stack.shopUrl) &&
      sent.push(`${request.url()} ${request.postData() ?? ''}`),
  );
  return async (number) => {
    const fields = await page.evaluate(() =>
      Array.from(
        document.querySelectorAll('input'),
        ({ value, autocomplete, name }) => `${name} ${autocomplete} ${value}`,
      ),
    );
    expect(fields.filter((field) => /cc-|card/i.test(field))).toEqual([]);
    expect(sent.length).toBeGreaterThan(0);
    expect(
      [...fields, ...sent].filter((text) => text.replaceAll(/[\s+-]|%20/g, '').includes(number)),
    ).toEqual([]);
  };
}

/** Makes the next matching calls of Stripe's API fail in the given way. */
export async function breakStripe(fault: {
  match: string;
  mode: 'cut-before' | 'cut-after' | 'status' | 'delay';
  status?: number;
  delayMs?: number;
  times: number;
}): Promise<void> {
  await control('POST', 'faults', fault);
}

/** The buyer's bank takes all of a payment back until it is decided. */
export async function disputePayment(intentId: string): Promise<void> {
  await control('POST', 'dispute', { intentId });
}

/** The second payment of a plan is tried and fails. */
export async function failSecondPayment(customer: string): Promise<void> {
  const card = 'pm_card_chargeCustomerFail';
  await control('POST', 'card-behaviour', { customer, card, fromPayment: 2, times: 2 });
  for (let step = 0; step < 20; step += 1) {
    const { text } = await control('POST', 'clock', { customer, to: 'next' });
    if (text.includes('invoice is charged')) return;
  }
  throw new Error('Nothing was charged');
}

export async function healStripe(): Promise<void> {
  await control('DELETE', 'faults');
}
