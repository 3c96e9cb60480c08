import { expect, test } from 'vitest';
import {
  affiliateProducts,
  changed,
  freebies,
  globals,
  localBusinesses,
  partnerLinks,
} from '../../../tests/support/seed-content.ts';
import { toPartners } from '../partners.ts';
import { toConfirmationPage, toFreebiesPage } from './freebies-page.ts';
import { toLocalPage } from './local-page.ts';
import { toRecommendationsPage } from './recommendations-page.ts';

const freebiesPage = globals['freebies-page'];

test('FREE-02 FREE-03 the guides keep their order, and say what they are', () => {
  const { items } = toFreebiesPage(freebiesPage, freebies).guides;
  expect(items.map(({ number, title }) => [number, title])).toEqual(
    freebies.map(({ number, title }) => [number, title]),
  );
  expect(items.filter(({ partnerLogo }) => partnerLogo).map(({ number }) => number)).toEqual(
    freebies.flatMap(({ partnerLogo, number }) => (partnerLogo ? [number] : [])),
  );
  const kind = (change: object) =>
    toFreebiesPage(
      freebiesPage,
      freebies.slice(0, 1).map((guide) => ({ ...guide, ...change })),
    ).guides.items[0]?.kind;
  expect([
    kind({ type: 'Cards', pages: '6 recipes' }),
    kind({ type: 'Chart', pages: null }),
  ]).toEqual(['Cards, 6 recipes', 'Chart']);
});

test('a guide without its PDF is not shown', () => {
  const [first, ...others] = freebies;
  const { items } = toFreebiesPage(
    freebiesPage,
    changed(freebies, first?.slug ?? '', { file: null }),
  ).guides;
  expect(items.map(({ number }) => number)).toEqual(others.map(({ number }) => number));
});

test('lists that an editor empties are empty', () => {
  const bare = toFreebiesPage(
    {
      ...freebiesPage,
      workshop: {
        ...freebiesPage.workshop,
        facts: null,
        invitation: { ...freebiesPage.workshop.invitation, steps: null },
      },
    },
    [],
  );
  expect([bare.facts, bare.invitation.steps, bare.guides.items]).toEqual([[], [], []]);
  expect(
    toConfirmationPage({
      ...freebiesPage,
      confirmation: { ...freebiesPage.confirmation, cards: null },
    }).cards,
  ).toEqual([]);
});

test('REC-02 a shelf has what is of its category, and none is without a thing on it', () => {
  const shelves = (products: typeof affiliateProducts) =>
    toRecommendationsPage(globals['recommendations-page'], products).shelves;
  for (const { id, items } of shelves(affiliateProducts))
    expect([id, items.map(({ name }) => name)]).toEqual([
      id,
      affiliateProducts.filter(({ category }) => category === id).map(({ name }) => name),
    ]);
  expect(shelves(affiliateProducts).flatMap(({ items }) => items)).toHaveLength(
    affiliateProducts.length,
  );
  expect(
    shelves(affiliateProducts.filter(({ category }) => category === 'books')).map(({ id }) => id),
  ).toEqual(['books']);
});

test('LOC-01 LOC-02 the counts are those of the businesses, and a kind without any has no button', () => {
  const counts = (businesses: typeof localBusinesses) =>
    toLocalPage(globals['local-page'], businesses).filters.map(({ id, count }) => [id, count]);
  expect(counts(localBusinesses)).toEqual(
    ['gut-healthy-food', 'wellness-home', 'professional-services'].map((id) => [
      id,
      localBusinesses.filter(({ category }) => category === id).length,
    ]),
  );
  expect(
    counts(localBusinesses.filter(({ category }) => category !== 'wellness-home')).map(
      ([id]) => id,
    ),
  ).toEqual(['gut-healthy-food', 'professional-services']);
  expect(counts([])).toEqual([]);
});

test('LOC-03 # is no website yet', () => {
  const [first] = localBusinesses;
  const href = (link: string) =>
    toLocalPage(globals['local-page'], first ? [{ ...first, link }] : []).businesses[0]?.href;
  expect([href('#'), href('https://bread.example')]).toEqual([null, 'https://bread.example']);
});

test('STORE-14 STORE-15 the figures of the partners are written large, probiotics stand with capsules, powders with shakes', () => {
  const words = globals.store.partners;
  const { dispensary, wholeFood, cabinet } = toPartners(
    { ...words, dispensary: { ...words.dispensary, figure: ' 7%  off it all ' } },
    partnerLinks,
  );
  expect(dispensary.figure).toEqual({ value: '7%', label: 'off it all' });
  expect(wholeFood.claims.map(({ value, label }) => `${value} ${label}`)).toEqual([
    words.wholeFood.trials,
    words.wholeFood.papers,
    words.wholeFood.benefits,
  ]);
  expect(
    cabinet.rows.map(({ label, drawers }) => [
      label,
      [...new Set(drawers.map(({ kind }) => kind))].toSorted(),
    ]),
  ).toEqual([
    [words.cabinet.plates.capsules, ['capsules', 'probiotics']],
    [words.cabinet.plates.chewables, ['chewables']],
    [words.cabinet.plates.shakes, ['powders', 'shakes']],
    [words.cabinet.plates.bars, ['bars']],
  ]);
  expect(cabinet.rows.flatMap(({ drawers }) => drawers)).toHaveLength(partnerLinks.length);
  expect(toPartners(words, []).cabinet.rows).toEqual([]);
});
