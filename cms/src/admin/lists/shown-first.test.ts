import { expect, test } from 'vitest';
import { shownFirstWords } from './shown-first.tsx';

test('HOUSE-06 up to 1,000 published documents nothing is said; above, how many cannot be seen and which', () => {
  expect([0, 19, 1_000].map((count) => shownFirstWords('products', count))).toEqual([
    null,
    null,
    null,
  ]);
  expect(shownFirstWords('products', 1_234)).toBe(
    'The site shows the first 1,000 of these. 1,234 are published, so 234 cannot be seen. Small numbers in “Place on the page” come first; of the same number, those that were made first.',
  );
  expect(shownFirstWords('posts', 1_001)).toContain('The newest by their date come first');
});
