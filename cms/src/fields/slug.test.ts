import { expect, test } from 'vitest';
import { fileName, refuseNames, slugFault } from './slug.ts';

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

test('HOUSE-06 a name that the site uses itself is refused with the reason', () => {
  const reserved = refuseNames({ page: 'the further pages of the list' });
  expect(slugFault('page', reserved)).toBe(
    'The site uses the name “page” itself, for the further pages of the list. Choose another one',
  );
  for (const name of ['pages', 'page-2', 'constructor', 'heal-your-gut'])
    expect([name, slugFault(name, reserved)]).toEqual([name, null]);
  for (const name of ['Page', 'a--b', '-a', '', null, 'a/b'])
    expect([name, slugFault(name, reserved)]).toEqual([
      name,
      expect.stringContaining('small letters'),
    ]);
});
