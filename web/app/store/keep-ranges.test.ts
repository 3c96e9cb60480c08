import { expect, test } from 'vitest';
import { keepRanges } from './keep-ranges.ts';

test('LOOK-05 a range of numbers stays on one line, other words break as they like', () => {
  expect(keepRanges('Kits ship in 1 to 2 days and come to you, ages 3 to 18.')).toBe(
    'Kits ship in 1\u00a0to\u00a02 days and come to you, ages 3\u00a0to\u00a018.',
  );
});
