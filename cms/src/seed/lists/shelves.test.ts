import { expect, test } from 'vitest';
import { fileName } from '../../fields/slug.ts';
import { freebies } from './freebies.ts';
import { localBusinesses } from './local-businesses.ts';
import { partnerLinks } from './partner-links.ts';
import { recommendations } from './recommendations.ts';

function countBy<Row>(rows: Row[], key: (row: Row) => string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const row of rows) counts[key(row)] = (counts[key(row)] ?? 0) + 1;
  return counts;
}

test('REC-02 three or four things stand on each of the seven shelves', () => {
  const counts = countBy(recommendations, ({ category }) => category);
  expect(Object.keys(counts)).toEqual([
    'protein-electrolytes',
    'books',
    'cooking-baking',
    'liver-detox',
    'household',
    'personal-care',
    'dental',
  ]);
  for (const count of Object.values(counts)) expect([3, 4]).toContain(count);
});

test('REC-03 each has a name of its own, a reason and an address of the marketplace', () => {
  expect(new Set(recommendations.map(({ name }) => name)).size).toBe(recommendations.length);
  for (const { affiliateLink, description } of recommendations) {
    expect(affiliateLink).toMatch(/^https:\/\/www\.amazon\.com\/s\?k=[\w+%-]+$/);
    expect(description.length).toBeGreaterThan(40);
  }
});

test('REC-01 no supplement is among them', () => {
  for (const { name } of recommendations)
    expect(name).not.toMatch(/vitamin|probiotic|capsule|supplement|tablet|drops|enzyme/i);
});

test('LOC-01 LOC-03 twelve neighbors in three categories, without a website so far', () => {
  expect(countBy(localBusinesses, ({ category }) => category)).toEqual({
    'gut-healthy-food': 5,
    'wellness-home': 4,
    'professional-services': 3,
  });
  expect(countBy(localBusinesses, ({ link }) => link)).toEqual({ '#': 12 });
  expect(new Set(localBusinesses.map(({ name }) => name)).size).toBe(12);
});

test('LOOK-04 LOC-03 every neighbor has a drawing of its own', () => {
  expect(new Set(localBusinesses.map(({ icon }) => icon)).size).toBe(12);
});

test('STORE-15 twenty partner products of every kind; exactly two are new', () => {
  expect(countBy(partnerLinks, ({ kind }) => kind)).toEqual({
    capsules: 7,
    probiotics: 1,
    chewables: 4,
    shakes: 3,
    powders: 1,
    bars: 4,
  });
  expect(
    partnerLinks
      .filter(({ isNew }) => isNew)
      .map(({ name, description }) => `${name}: ${description}`),
  ).toEqual([
    'Probiotic plus prebiotic: 20 billion CFU, with the fiber they live on.',
    'Superfood powder: Greens, berries and herbs, one scoop a day.',
  ]);
  expect(new Set(partnerLinks.map(({ href }) => href)).size).toBe(20);
});

test('FREE-02 FREE-03 DATA-05 the seven guides have the spec’s order, numbers, kinds and lengths', () => {
  expect(
    freebies.map(({ number, title, type, pages }) => [
      number,
      title,
      [type, pages].filter(Boolean).join(', '),
    ]),
  ).toEqual([
    [1, 'Ultimate Gut Health Guide', 'PDF Guide, 15 pages'],
    [7, 'Gut Health Smoothie Recipe Cards', 'Recipe cards, 6 recipes'],
    [8, 'Gut Detox Binders Chart', '1-page reference chart'],
    [3, 'Gut-Healing Foods Guide', 'PDF Guide, 10 pages'],
    [4, 'Family Wellness Tracker', 'Printable, 5 pages'],
    [5, 'Probiotic & Supplement Guide', 'PDF Guide, 8 pages'],
    [6, '30-Day Gut Reset Challenge', 'PDF Guide, 12 pages'],
  ]);
});

test('FREE-08 the file of each guide is called as its title makes it', () => {
  expect(freebies.map(({ title }) => fileName(title))).toEqual(freebies.map(({ guide }) => guide));
});
