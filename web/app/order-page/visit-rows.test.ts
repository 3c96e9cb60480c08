import type { OrderedVisit, OrderPageAnswer } from 'common/contract/order-page';
import { expect, test } from 'vitest';
import { visitRowsOf } from './visit-rows.ts';

const visitOf = (label: string, changes: Partial<OrderedVisit> = {}): OrderedVisit => ({
  id: label,
  line: 'program',
  label,
  minutes: 45,
  state: 'granted',
  when: null,
  with: null,
  ...changes,
});
const promise = 'Hannah Reed, PA-C, writes to you by Friday, June 5.';
const rows = (
  visits: OrderedVisit[],
  told: string | null = null,
  scheduler: string | null = null,
) =>
  visitRowsOf(
    {
      visits,
      things: [],
      money: { plan: null },
      scheduler,
      timePromise: promise,
    } as unknown as OrderPageAnswer,
    { visit: told },
    { program: 'Family Wellness Program' },
  );
const five = ['Visit 1', 'Visit 2', 'Visit 3', 'Visit 4', 'Visit 5'];

test('ORD-09 LOOK-05 visits that only come later are one row as long as they are all the same', () => {
  const shown = rows(five.map((label) => visitOf(label)));
  expect(shown.map(({ title, length, state }) => [title, length, state])).toEqual([
    ['Visit 1', '45 minutes, by video', 'granted'],
    ['Visits 2 to 5', '45 minutes each, by video', null],
  ]);
  const others = [
    visitOf('Visit 1'),
    visitOf('Visit 2'),
    visitOf('Visit 3', { minutes: 30 }),
    visitOf('Visit 5', { minutes: 30 }),
    visitOf('Follow-up'),
  ];
  expect(rows(others).map(({ title }) => title)).toEqual(others.map(({ label }) => label));
});

test('ORD-09 an hour alone has the name under which it was bought', () => {
  expect(rows([visitOf('Consultation')])[0]?.title).toBe('Family Wellness Program');
});

test('ORD-08 the first visit says how it gets its time, unless the top of the page has said it', () => {
  expect(rows([visitOf('Visit 1')])[0]).toMatchObject({ words: promise, scheduler: null });
  expect(rows([visitOf('Visit 1')], 'Visit 1')[0]).toMatchObject({ words: '', scheduler: null });
  const calendar = 'https://book.example';
  expect(rows([visitOf('Visit 1')], null, calendar)[0]).toMatchObject({
    words: 'You choose day and hour in our calendar.',
    scheduler: calendar,
  });
  expect(rows([visitOf('Visit 1')], 'Visit 1', calendar)[0]?.scheduler).toBeNull();
});

test('ORD-09 of a visit that has had its time the page says when it was', () => {
  const done = visitOf('Visit 1', { state: 'done', when: 'Monday', with: 'Hannah' });
  expect(rows([done])[0]?.words).toBe('It took place on Monday with Hannah.');
});
