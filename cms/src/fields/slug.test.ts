import { expect, test } from 'vitest';
import { fileName } from './slug.ts';

test.each([
  ['Ultimate Gut Health Guide', 'ultimate-gut-health-guide'],
  ['Gut Health Smoothie Recipe Cards', 'gut-health-smoothie-recipe-cards'],
  ['Gut Detox Binders Chart', 'gut-detox-binders-chart'],
  ['Gut-Healing Foods Guide', 'gut-healing-foods-guide'],
  ['Family Wellness Tracker', 'family-wellness-tracker'],
  ['Probiotic & Supplement Guide', 'probiotic-supplement-guide'],
  ['30-Day Gut Reset Challenge', '30-day-gut-reset-challenge'],
])('FREE-08 the file of %s is called %s', (title, name) => {
  expect(fileName(title)).toBe(name);
});

test.each(['../../etc/passwd', '%2e%2e/x', 'a\\b', 'x\u0000y'])(
  'FREE-08 the file of %j stays in its folder',
  (title) => {
    expect(fileName(title)).toMatch(/^[a-z0-9-]+$/);
  },
);
