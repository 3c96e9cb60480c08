import { required } from '../shop.ts';

/** What happens at the payment stand-in beyond Stripe's API: time passes, cards fail, banks decide. */
async function control<T>(path: string, body: object, method = 'POST'): Promise<T> {
  const answer = await fetch(`${required('STRIPE_API_BASE')}/_control/${path}`, {
    method,
    ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

export type Clock = { time: number; due: { at: number; what: string; id: string }[] };

/** The customer's time and what falls due. */
export const clockOf = (customer: string) => control<Clock>('clock', { customer });

/** Moves a customer's time on, to seconds since 1970 or to the next thing due, with all that this brings. */
export const advance = (customer: string, to: number | 'next') =>
  control<Clock & { done: { what: string }[] }>('clock', { customer, to });

/** Moves on until a payment was tried. */
export async function untilCharged(customer: string): Promise<void> {
  for (let step = 0; step < 20; step += 1) {
    const { done } = await advance(customer, 'next');
    if (done.some(({ what }) => what.startsWith('invoice is charged'))) return;
  }
  throw new Error('Nothing was charged');
}

/** Charges without the cardholder fail from the k-th payment on. */
export const failFrom = (customer: string, fromPayment: number, times?: number) =>
  control('card-behaviour', { customer, card: 'pm_card_chargeCustomerFail', fromPayment, times });

/** A subscription of this customer whose first payment fails is incomplete, and expires a day later. */
export const expireWhenFirstFails = (customer: string) =>
  control('retries', { customer, days: [3, 5, 7], afterwards: 'past_due', first: 'incomplete' });

/** What the account at Stripe says of itself and of its ways to pay, beside what is usual. */
export const setAccount = (settings: { account?: object; methods?: object }) =>
  control('settings', settings);

/** Everything in the balance goes to the bank. */
export const payOut = () => control<{ id: string; arrival_date: number }>('payout', {});
export const warnOfFraud = (intentId: string) =>
  control<{ id: string }>('fraud-warning', { intentId });

export const openDispute = (intentId: string, amount?: number) =>
  control<{ id: string }>('dispute', { intentId, amount });
export const decideDispute = (disputeId: string, outcome: 'won' | 'lost') =>
  control('dispute/decide', { disputeId, outcome });
export const appealDispute = (disputeId: string) =>
  control<{ evidence_details: { due_by: number } }>('dispute/appeal', { disputeId });
export const settleRefund = (refundId: string, outcome: 'succeeded' | 'failed') =>
  control('refund', { refundId, outcome });
