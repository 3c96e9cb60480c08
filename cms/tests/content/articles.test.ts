import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { sampleFile } from '../../src/seed/files.ts';
import { readSheet } from '../../src/seed/sheet.ts';
import {
  findForeignMarkup,
  findForeignTargets,
  findLinks,
  findOverclaims,
} from '../support/sample-words.ts';

/** Spec §3 in the order of their dates, newest first. */
const dates = {
  'complete-proteins': '2025-07-03',
  'summer-superfoods': '2025-06-12',
  'food-allergy-testing': '2025-05-01',
  'gut-heart-connection': '2025-02-14',
  'gut-health-stool-test': '2025-01-23',
  'new-year-gut-habits': '2025-01-02',
  'heal-your-gut': '2024-12-19',
  'christmas-food-additives': '2024-12-12',
  'electrolytes-vs-minerals': '2024-12-05',
  'ewg-trusted-source': '2024-11-25',
  'yuka-app': '2024-11-18',
};
const slugs = Object.keys(dates);

const articles = readdirSync(sampleFile('articles')).map((name) => ({
  slug: name.replace(/\.md$/, ''),
  ...readSheet(readFileSync(sampleFile('articles', name), 'utf8'), ['title', 'excerpt', 'date']),
}));

test('BLOG-02 BLOG-03 the eleven sample articles have the slugs of the spec and dates from Nov 18, 2024 to Jul 03, 2025', () => {
  expect(Object.fromEntries(articles.map(({ slug, facts }) => [slug, facts.date]))).toEqual(dates);
});

test('every sample article has a title and a short text of its own', () => {
  expect(new Set(articles.map(({ facts }) => facts.title)).size).toBe(slugs.length);
  expect(new Set(articles.map(({ facts }) => facts.excerpt)).size).toBe(slugs.length);
});

describe.each(articles)('the sample article $slug', ({ facts, text }) => {
  test('BLOG-01 has a title and a short text that fit a card', () => {
    expect(facts.title.length).toBeLessThanOrEqual(140);
    expect(facts.excerpt.length).toBeLessThanOrEqual(240);
    expect(facts.excerpt).toMatch(/[.?]$/);
  });

  test('BLOG-04 is a whole text: an opening, headings, a list and 500 words or more', () => {
    expect(text.split(/\s+/).length).toBeGreaterThanOrEqual(500);
    expect(text).toMatch(/^\p{L}|^“/u);
    expect(text.match(/^## /gm)?.length).toBeGreaterThanOrEqual(4);
    expect(text).toMatch(/^(- |1\. )/m);
  });

  test('BLOG-04 uses only the light markup that articles know', () => {
    expect(findForeignMarkup(text)).toEqual([]);
  });

  test('A11Y-01 begins with a second-level heading and skips no level', () => {
    expect(text.match(/^#+ /m)?.[0]).toBe('## ');
  });

  test('BLOG-04 links only to pages and sections that exist, to testing or a consultation among them', () => {
    const targets = findLinks(text);
    expect(findForeignTargets(targets, slugs)).toEqual([]);
    expect(
      targets.some((target) => target === '/store#testing' || target === '/store#consultation'),
    ).toBe(true);
  });

  test('names no price and promises no cure', () => {
    expect(findOverclaims(`${facts.title}\n${facts.excerpt}\n${text}`)).toEqual([]);
  });
});

test('the checks of sample words find what they are for', () => {
  expect(
    findForeignMarkup('# Too big\n\n![x](/y.png)\n\n<b>bold</b>\n\n| a | b |\n\n`code`'),
  ).toHaveLength(5);
  expect(
    findForeignTargets(
      ['/shop', '/store#tests', '/blog#nothing', 'http://www.ewg.org', '/about#x'],
      slugs,
    ),
  ).toHaveLength(5);
  expect(
    findForeignTargets(
      ['/store#packages', '/blog#yuka-app', '/#contact', 'https://www.ewg.org', '/'],
      slugs,
    ),
  ).toEqual([]);
  expect(
    findOverclaims('A miracle. This cures reflux for $20, is guaranteed, and heals you in days'),
  ).toHaveLength(5);
});
