import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Sayings that a visitor has to puzzle out, where a plain word says it. A real table, with food on it, is none. */
const riddles = [
  /(?:plan|made|working|works|touches|affects)[^.!?]{0,20} (?:for|at) your table/i,
  /who at your table/i,
  /asked at the table/i,
  /(?:one|quiet) (?:table|shelf) for all|one quiet shelf/i,
  /find yours again/i,
  /the window on the box/i,
  /we keep ourselves/i,
  /first community/i,
  /many genes, one score/i,
  /days, read with you/i,
  /once and plainly/i,
  /while the kettle boils|drawers to open/i,
  /who is this for/i,
  /three or more persons/i,
];

const texts = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.(?:md|json|ts)$/.test(file) && !file.endsWith('.test.ts'),
);

test('LOOK-05 what the site says at the start has no riddles and no private language', () => {
  const found = texts.flatMap((file) => {
    const text = readFileSync(join(import.meta.dirname, file), 'utf8').replace(/\s+/g, ' ');
    return riddles.flatMap((riddle) => {
      const saying = riddle.exec(text)?.[0];
      return saying ? [`${file}: ${saying}`] : [];
    });
  });
  expect(texts.length).toBeGreaterThan(50);
  expect(found).toEqual([]);
});
