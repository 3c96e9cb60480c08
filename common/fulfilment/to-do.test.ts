import { expect, test } from 'vitest';
import { askFor, firstToDo, isTimeDue } from './to-do.ts';

test('ORD-13 ORD-14 the kit is asked for first, then who uses it, then where to, then a time', () => {
  expect(firstToDo(['address', 'person', 'kit'], true)).toBe('kit');
  expect(firstToDo(['address', 'person'], true)).toBe('person');
  expect(firstToDo(['address'], true)).toBe('address');
  expect(firstToDo([], true)).toBe('time');
  expect(firstToDo([], false)).toBeNull();
});

test('ORD-13 everything that is missing is asked in one sentence, and nothing else', () => {
  expect(askFor(['kit'])).toMatch(/^Tell us which kit you want\. /);
  expect(askFor(['address', 'kit'])).toMatch(/^Tell us which kit you want and where to send it\. /);
  expect(askFor(['address', 'person', 'kit'])).toMatch(
    /^Tell us which kit you want, who will use it and where to send it\. /,
  );
});

test('ORD-08 a time waits for the results of a kit that is on its way, and not for goods', () => {
  const visits = [{ state: 'done' as const }, { state: 'granted' as const }];
  expect(isTimeDue([], visits)).toBe(true);
  expect(isTimeDue([{ kind: 'goods', step: 'to-send' }], visits)).toBe(true);
  expect(isTimeDue([{ kind: 'kit', step: 'at-lab' }], visits)).toBe(false);
  expect(isTimeDue([{ kind: 'kit', step: 'results-in' }], visits)).toBe(true);
  expect(isTimeDue([], [{ state: 'booked' }])).toBe(false);
});
