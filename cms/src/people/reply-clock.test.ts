import { expect, test } from 'vitest';
import { replyClock } from './reply-clock.ts';

const at = '2026-11-23T12:00:00Z';
const after = (hours: number) => replyClock(at, new Date(Date.parse(at) + hours * 60 * 60_000));

test('DESK-04 the clock of a message runs for 48 hours and then says how late it is', () => {
  expect(after(2)).toMatchObject({ words: '46 h left', isLate: false, isSoon: false });
  expect(after(41)).toMatchObject({ words: '7 h left', isSoon: true });
  expect(after(47.5)).toMatchObject({ words: '30 min left', isSoon: true });
  expect(after(51)).toMatchObject({ words: 'Late by 3 h', isLate: true, left: 0 });
  expect(after(48 + 24 * 4)).toMatchObject({ words: 'Late by 4 days', isLate: true });
});
