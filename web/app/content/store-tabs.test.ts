import { expect, test } from 'vitest';
import { anchors, categories, hashOfTab, tabFromHash } from './store-tabs.ts';

test.each([
  ['#testing', 'testing'],
  ['#consultation', 'consultation'],
  ['#package', 'package'],
  ['#supplement', 'supplement'],
] as const)('STORE-02 %s opens its panel', (hash, tab) => {
  expect(tabFromHash(hash)).toBe(tab);
});

test('STORE-03 #packages and #package both open Packages', () => {
  expect([tabFromHash('#packages'), tabFromHash('#package')]).toEqual(['package', 'package']);
});

test.each(['', '#', '#Testing', '#supplements', '#toString', '#__proto__', 'package'])(
  'STORE-02 "%s" opens the testing kits',
  (hash) => {
    expect(tabFromHash(hash)).toBe('testing');
  },
);

test('NAV-05 the address of every panel opens that panel', () => {
  expect(categories.map((tab) => tabFromHash(hashOfTab(tab)))).toEqual(categories);
  expect(categories.map(hashOfTab)).toEqual([
    '#testing',
    '#consultation',
    '#packages',
    '#supplement',
  ]);
  expect(anchors).toEqual(expect.arrayContaining(categories.map((tab) => hashOfTab(tab).slice(1))));
});
