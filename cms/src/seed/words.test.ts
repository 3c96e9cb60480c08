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
  /thriving table|table you share|table with opinions/i,
  /pull up a chair|table more than a lecture/i,
  /take one from the shelf|still on the shelf|else is on its shelf|from the same shelf|shelf below/i,
  /which box is yours|whole house heals/i,
  /without the cloud|first inch of the gut|cupboard to yours/i,
];

/** What is written once, and what stands in the fields of the pages at first. */
const folders = [import.meta.dirname, join(import.meta.dirname, '../globals')];
const texts = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:md|json|ts)$/.test(file) && !file.endsWith('.test.ts'))
    .map((file) => join(folder, file)),
);

test('LOOK-05 what the site says at the start has no riddles and no private language', () => {
  const found = texts.flatMap((file) => {
    const text = readFileSync(file, 'utf8').replace(/\s+/g, ' ');
    return riddles.flatMap((riddle) => {
      const saying = riddle.exec(text)?.[0];
      return saying ? [`${file}: ${saying}`] : [];
    });
  });
  expect(texts.length).toBeGreaterThan(50);
  expect(found).toEqual([]);
});
