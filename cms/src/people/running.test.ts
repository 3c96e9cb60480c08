import { expect, test } from 'vitest';
import { datesIn } from '../clock/dates.ts';
import type { Order, Plan, Visit } from '../payload-types.ts';
import { runningOf } from './running.ts';

const now = new Date('2026-11-26T03:36:00Z');
const dates = datesIn('America/New_York');
const order = {
  id: 'o',
  lines: [{ productId: 'program', name: 'Family Wellness Program', quantity: 1, unitCents: 1 }],
} as unknown as Order;
const visit = (label: string, facts: Partial<Visit> = {}) =>
  ({ id: label, order: 'o', line: 'program', label, state: 'granted', ...facts }) as Visit;
const plan = {
  id: 'p',
  order: 'o',
  productName: 'Family Wellness Program',
  status: 'active',
  paymentsDone: 1,
  paymentsTotal: 4,
  centsPerPayment: 63_700,
  nextPaymentOn: '2026-12-26T03:36:00.000Z',
} as Plan;
const running = (facts: { visits?: Visit[]; plans?: Plan[] }) =>
  runningOf({ orders: [order], pieces: [], visits: [], plans: [], ...facts }, dates, now).map(
    ({ name, about, steps }) => [name, about, `${steps.done}/${steps.all}`],
  );

test('DESK-05 a program runs once: its visits, the next one first named, and its payments, on the day that emails and Stripe name', () => {
  const visits = [
    visit('Visit 4'),
    visit('Visit 3', { state: 'booked', at: '2026-11-30T14:00:00Z' }),
    visit('Visit 2', { state: 'cancelled' }),
    visit('Visit 1', { state: 'done' }),
  ];
  expect(running({ visits, plans: [plan] })).toEqual([
    [
      'Family Wellness Program',
      '2 of 3 visits left, Visit 3 booked for Mon, Nov 30, 9:00 AM · 1 of 4 payments made, next $637 on Dec 26',
      '1/3',
    ],
  ]);
});

test('DESK-05 payments go on when the visits are over, and a visit alone is to be booked', () => {
  expect(running({ visits: [visit('Visit 1', { state: 'done' })], plans: [plan] })).toEqual([
    ['Family Wellness Program', '1 of 4 payments made, next $637 on Dec 26', '1/4'],
  ]);
  expect(running({ visits: [visit('Consultation')] })).toEqual([
    ['Family Wellness Program', 'One visit, it is to book', '0/1'],
  ]);
});
