import { expect, test } from 'vitest';
import { affiliateProducts, freebies, globals, localBusinesses, partnerLinks } from '../../tests/support/sample-content.ts';
import { toConfirmationPage, toFreebiesPage } from './freebies-page.ts';
import { toLocalPage } from './local-page.ts';
import { toPartners } from './partners.ts';
import { toRecommendationsPage } from './recommendations-page.ts';

const freebiesPage = globals['freebies-page'];
const first = <Item>([item]: Item[]): Item => {
  if (!item) throw new Error('the sample is empty');
  return item;
};

test('FREE-02 FREE-03 the guides keep their order, and say what they are', () => {
  const { items } = toFreebiesPage(freebiesPage, freebies).guides;
  expect(items.map(({ number, title, kind }) => [number, title, kind])).toEqual([
    [1, 'Ultimate Gut Health Guide', 'PDF Guide, 15 pages'],
    [7, 'Gut Health Smoothie Recipe Cards', 'Recipe cards, 6 recipes'],
    [8, 'Gut Detox Binders Chart', '1-page reference chart'],
    [3, 'Gut-Healing Foods Guide', 'PDF Guide, 10 pages'],
    [4, 'Family Wellness Tracker', 'Printable, 5 pages'],
    [5, 'Probiotic & Supplement Guide', 'PDF Guide, 8 pages'],
    [6, '30-Day Gut Reset Challenge', 'PDF Guide, 12 pages'],
  ]);
  expect(items.filter(({ partnerLogo }) => partnerLogo).map(({ number }) => number)).toEqual([7]);
});

test('a guide without its PDF is not shown', () => {
  const { items } = toFreebiesPage(freebiesPage, [{ ...first(freebies), file: null }, ...freebies.slice(1)]).guides;
  expect(items.map(({ number }) => number)).toEqual([7, 8, 3, 4, 5, 6]);
});

test('lists that an editor empties are empty', () => {
  const bare = toFreebiesPage({ ...freebiesPage, workshop: { ...freebiesPage.workshop, facts: null, invitation: { ...freebiesPage.workshop.invitation, steps: null } } }, []);
  expect([bare.facts, bare.invitation.steps, bare.guides.items]).toEqual([[], [], []]);
  expect(toConfirmationPage({ ...freebiesPage, confirmation: { ...freebiesPage.confirmation, cards: null } }).cards).toEqual([]);
});

test('REC-02 seven shelves in the order of the spec, and none without a thing on it', () => {
  const shelves = (products: typeof affiliateProducts) => toRecommendationsPage(globals['recommendations-page'], products).shelves;
  expect(shelves(affiliateProducts).map(({ heading, items }) => [heading, items.length])).toEqual([
    ['Protein & Electrolytes', 4],
    ['Books', 3],
    ['Cooking & Baking', 1],
    ['Liver Detox', 1],
    ['Household', 1],
    ['Personal Care', 1],
    ['Dental', 2],
  ]);
  expect(shelves(affiliateProducts.filter(({ category }) => category === 'books')).map(({ id }) => id)).toEqual(['books']);
});

test('LOC-01 LOC-02 the counts are those of the businesses, and a kind without any has no button', () => {
  const counts = (businesses: typeof localBusinesses) => toLocalPage(globals['local-page'], businesses).filters.map(({ label, count }) => [label, count]);
  expect(counts(localBusinesses)).toEqual([['Gut-Healthy Food', 2], ['Wellness & Home', 1], ['Professional Services', 1]]);
  expect(counts(localBusinesses.filter(({ category }) => category !== 'wellness-home'))).toEqual([['Gut-Healthy Food', 2], ['Professional Services', 1]]);
  expect(counts([])).toEqual([]);
});

test('LOC-03 # is no website yet', () => {
  expect(toLocalPage(globals['local-page'], localBusinesses).businesses.map(({ href }) => href)).toEqual(['https://bread.example', null, null, null]);
});

test('STORE-14 STORE-15 the figures of the partners are written large, probiotics stand with capsules, powders with shakes', () => {
  const partners = toPartners(globals.store.partners, partnerLinks);
  expect(partners.dispensary.figure).toEqual({ value: '10%', label: 'automatic discount' });
  expect(partners.wholeFood.claims).toEqual([
    { value: '33', label: 'clinical trials' },
    { value: '47', label: 'papers' },
    { value: '13', label: 'benefits' },
  ]);
  expect(partners.cabinet.rows.map(({ label, drawers }) => [label, drawers.length])).toEqual([['Capsules', 6], ['Chewables', 4], ['Shakes and powder', 4], ['Bars', 4]]);
  expect(partners.cabinet.rows.flatMap(({ drawers }) => drawers.filter(({ isNew }) => isNew).map(({ kind }) => kind))).toEqual(['probiotics', 'powders']);
  expect(toPartners(globals.store.partners, []).cabinet.rows).toEqual([]);
});
