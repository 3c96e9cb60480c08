import { expect, test } from 'vitest';
import type { WorkStep } from './steps.ts';
import { askAfterPaying, askFor, dueVisit, firstToDo } from './to-do.ts';

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

test('ORD-08 a time waits for the results of the kits that were bought with it, chosen or not, and not for others or for goods; the visits of a program begin at once', () => {
  const visits = [
    { line: 'package', state: 'done' as const },
    { line: 'package', state: 'granted' as const },
    { line: 'hour', state: 'granted' as const },
  ];
  const due = (kind: 'kit' | 'goods', step: WorkStep, isProgram = false) => {
    const visit = dueVisit(visits, [{ line: 'package', kind, step }], isProgram);
    return visit && visits.indexOf(visit);
  };
  for (const step of ['needs-details', 'to-send', 'sent', 'at-lab'] as const) {
    expect(due('kit', step)).toBe(2);
    expect(due('kit', step, true)).toBe(1);
    expect(due('goods', step)).toBe(1);
  }
  expect(due('kit', 'results-in')).toBe(1);
  expect(dueVisit([{ line: 'hour', state: 'booked' }], [], true)).toBeUndefined();
});
