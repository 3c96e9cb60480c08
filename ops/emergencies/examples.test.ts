import { learnedFrom } from 'common/emergency/learned/likely-kind';
import { expect, test } from 'vitest';
import { fingerprint, readExamples } from './examples.ts';
import { learn } from './learn.ts';

test('LLM-06 what the assistant has learned of emergencies comes from the present examples: `npm run emergencies`', () => {
  expect(learnedFrom).toBe(fingerprint(readExamples()));
});

test('LLM-06 the examples hold each kind, many of each side, and none of them twice with two labels', () => {
  const examples = readExamples();
  const count = (wanted: string) => examples.filter(({ label }) => label === wanted).length;
  for (const kind of ['crisis', 'poison', 'violence', 'child'])
    expect(count(kind), kind).toBeGreaterThan(30);
  expect(Math.min(count('medical'), count('calm'))).toBeGreaterThan(700);
  const labels = Map.groupBy(examples, ({ text }) => text);
  const torn = [...labels].filter(([, all]) => new Set(all.map(({ label }) => label)).size > 1);
  expect(torn.map(([text]) => text)).toEqual([]);
});

test('LLM-06 what is learned recognises other words for the same', () => {
  const weights = learn([
    ...Array.from({ length: 8 }, () => ({ text: 'my son drank bleach', label: 'poison' as const })),
    ...Array.from({ length: 8 }, () => ({
      text: 'the kit is for my aunt',
      label: 'calm' as const,
    })),
  ]);
  expect(weights.poison['bleach']).toBeGreaterThan(0);
  expect(weights.calm['kit']).toBeGreaterThan(0);
  expect(weights.poison['kit'] ?? 0).toBeLessThanOrEqual(0);
});
