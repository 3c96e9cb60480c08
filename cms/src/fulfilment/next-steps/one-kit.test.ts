import { expect, test } from 'vitest';
import { aboutKits } from './one-kit.ts';

test('LOOK-05 one kit is spoken of as one', () => {
  const words = 'Your kits leave us. They arrive soon. Write before the kits ship.';
  expect(aboutKits(words, 1)).toBe(
    'Your kit leaves us. It arrives soon. Write before the kit ships.',
  );
  expect(aboutKits(words, 2)).toBe(words);
});
