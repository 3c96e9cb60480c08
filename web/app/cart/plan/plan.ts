import { planDates } from 'common/plan-dates';
import type { Catalogue } from '../../content/views.ts';
import type { CartLine } from '../cart.ts';

/** A programme that is paid by the month, for all its persons together; integer cents, USD. The first of `dates` is today. */
export type PaymentPlan = {
  name: string;
  persons: number;
  dates: Date[];
  firstCents: number;
  laterCents: number;
};

/** What a coupon takes off the programme's part of today's payment, and off each later one. */
export type PlanDiscount = { firstCents: number; laterCents: number };

const nothing: PlanDiscount = { firstCents: 0, laterCents: 0 };

/** The plan of the programme in the cart, null without one. The days are those on which Stripe charges (design §4). */
export function planOf(
  lines: CartLine[],
  catalogue: Catalogue,
  now: Date,
  discount: PlanDiscount = nothing,
): PaymentPlan | null {
  const line = lines.find(({ isSubscription }) => isSubscription);
  const payments = line && catalogue[line.id]?.subscription?.totalPayments;
  if (!line || !payments) return null;
  const cents = line.cents * line.quantity;
  return {
    name: line.name,
    persons: line.quantity,
    dates: planDates(now, payments),
    firstCents: cents - discount.firstCents,
    laterCents: cents - discount.laterCents,
  };
}

export function planCents({ dates, firstCents, laterCents }: PaymentPlan): number {
  return firstCents + laterCents * (dates.length - 1);
}

const short = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const long = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });
const list = new Intl.ListFormat('en-US');

/** 'Dec 20'; plans go by days in UTC. */
export function shortDay(date: Date): string {
  return short.format(date);
}

/** The days after today's payment, for a sentence: 'December 20, January 20, and February 20'. */
export function laterDays({ dates }: PaymentPlan): string {
  return list.format(dates.slice(1).map((date) => long.format(date)));
}
