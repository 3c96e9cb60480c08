import { expect, test } from 'vitest';
import type { Fulfilment, Order, WorkshopSignup } from '../payload-types.ts';
import { agreementsOf, familyOf } from './family.ts';

const now = new Date('2026-11-25T12:00:00Z');
const kit = (facts: Partial<Fulfilment>) =>
  ({
    name: 'Child Gut',
    usedBy: 'other',
    createdAt: '2026-10-26T10:00:00Z',
    ...facts,
  }) as Fulfilment;
const ben = { personName: 'Ben', personBirthDate: '2019-11-26' };

test('DESK-05 the family is whoever uses a kit that somebody else bought, once, with the age of today', () => {
  expect(
    familyOf(
      [
        kit(ben),
        kit({ ...ben, name: 'Organic Acids' }),
        kit({ personName: 'Eve', personBirthDate: 'last spring' }),
        kit({ usedBy: 'buyer', personName: null }),
        kit({ usedBy: null, personName: null }),
      ],
      now,
      'America/New_York',
    ).map(({ name, about }) => [name, about]),
  ).toEqual([
    ['Ben, 6', 'uses Child Gut, Organic Acids'],
    ['Eve', 'uses Child Gut'],
  ]);
});

test('DESK-10 somebody is a year older from midnight of the practice on, not of Greenwich', () => {
  const named = (moment: string) =>
    familyOf([kit(ben)], new Date(moment), 'America/New_York').map(({ name }) => name);
  expect(named('2026-11-26T04:59:00Z')).toEqual(['Ben, 6']);
  expect(named('2026-11-26T05:00:00Z')).toEqual(['Ben, 7']);
});

test('DESK-05 what somebody agreed to: the newest terms, a child they answer for, the e-mails of the workshop until they leave them', () => {
  const order = (termsAcceptedAt: string | null, termsVersion = '3') =>
    ({ termsAcceptedAt, termsVersion }) as Order;
  const seat = (unsubscribedAt: string | null) =>
    ({ createdAt: '2026-09-03T10:00:00Z', unsubscribedAt }) as WorkshopSignup;
  const facts = {
    orders: [order(null), order('2026-10-26T10:00:00Z'), order('2026-09-12T10:00:00Z', '2')],
    pieces: [kit({ ...ben, isGuardian: true })],
    seats: [seat(null)],
  };
  expect(agreementsOf(facts).map(({ what, more, at }) => [what, more, at.slice(0, 10)])).toEqual([
    ['Terms and privacy', 'version 3', '2026-10-26'],
    ['Parent or guardian', 'of Ben', '2026-10-26'],
    ['Workshop emails', 'yes, since', '2026-09-03'],
  ]);
  expect(agreementsOf({ ...facts, seats: [seat('2026-10-01T10:00:00Z')] }).at(-1)).toMatchObject({
    more: 'no, since',
    at: '2026-10-01T10:00:00Z',
  });
  expect(agreementsOf({ orders: [], pieces: [], seats: [] })).toEqual([]);
});
