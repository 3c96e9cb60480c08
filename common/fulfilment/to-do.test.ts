import { expect, test } from 'vitest';
import type { WorkStep } from './steps.ts';
import { askAfterPaying, askFor, firstToDo, isTimeDue } from './to-do.ts';

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

test('ORD-13 before paying the same is said as after it, in few words', () => {
  expect(askAfterPaying(['address', 'person', 'kit'])).toBe(
    'Choose your kit after you pay. It takes a minute, and it ships as soon as we know.',
  );
  expect(askAfterPaying(['person', 'address'])).toMatch(/^Say who it is for after you pay\. /);
  expect(askAfterPaying([])).toBe('');
});

test('ORD-08 a time waits for the results of a kit, chosen or not, and not for goods; the visits of a program begin at once', () => {
  const visits = [{ state: 'done' as const }, { state: 'granted' as const }];
  const isDue = (kind: 'kit' | 'goods', step: WorkStep, isProgram = false) =>
    isTimeDue([{ kind, step }], visits, isProgram);
  expect(isTimeDue([], visits, false)).toBe(true);
  expect(isDue('goods', 'to-send')).toBe(true);
  for (const step of ['needs-details', 'to-send', 'sent', 'at-lab'] as const) {
    expect(isDue('kit', step)).toBe(false);
    expect(isDue('kit', step, true)).toBe(true);
  }
  expect(isDue('kit', 'results-in')).toBe(true);
  expect(isTimeDue([], [{ state: 'booked' }], true)).toBe(false);
});
