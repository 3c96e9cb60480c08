import { expect, test } from 'vitest';
import { faqs, globals, posts, testimonials } from '../../tests/support/sample-content.ts';
import { toAboutPage } from './about-page.ts';
import { toBlogPage } from './blog-page.ts';
import { toDay } from './date.ts';
import { toFaqPage } from './faq-page.ts';
import { toHomePage } from './home-page.ts';
import { toPrivacyPage } from './privacy-page.ts';
import { toTestimonialsPage } from './testimonials-page.ts';

test.each([
  ['2025-07-03T12:00:00.000Z', 'Jul 03, 2025', '2025-07-03'],
  ['2024-11-18T00:00:00.000Z', 'Nov 18, 2024', '2024-11-18'],
  ['2024-12-31T23:59:59.000Z', 'Dec 31, 2024', '2024-12-31'],
])('BLOG-03 %s is written %s', (date, text, iso) => {
  expect(toDay(date)).toEqual({ text, iso });
});

test('BLOG-01 BLOG-02 the articles come in the order of the CMS, each with its headings', () => {
  const blog = toBlogPage(globals['blog-page'], posts);
  expect(blog.articles.map(({ slug }) => slug)).toEqual(posts.map(({ slug }) => slug));
  expect(blog.articles[0]?.contents).toEqual([
    { id: 'complete-proteins--where-to-begin', title: 'Where to begin' },
    { id: 'complete-proteins--what-to-do-next', title: 'What to do next' },
  ]);
});

test('FAQ-01 questions with the same heading stand together, and none is lost', () => {
  const { groups } = toFaqPage(globals['faq-page'], faqs);
  expect(groups.map(({ topic, items }) => [topic, items.length])).toEqual([
    ['Ordering and paying', 5],
    ['Kits and results', 7],
  ]);
  expect(toFaqPage(globals['faq-page'], faqs.map((faq) => ({ ...faq, topic: null }))).groups.map(({ topic, items }) => [topic, items.length])).toEqual([[null, 12]]);
});

test('HOME-18 the home page shows the first three testimonials of its own', () => {
  const { items } = toHomePage(globals.home, [], testimonials).testimonials;
  expect(items.map(({ name, stars }) => [name, stars])).toEqual([['Person 1', 5], ['Person 2', 5], ['Person 3', 5]]);
});

test('TST-01 TST-03 one story stands on top and the grid holds the seventeen others', () => {
  const page = toTestimonialsPage(globals['testimonials-page'], testimonials);
  expect([page.featured?.name, page.grid.length, page.grid.every(({ stars }) => stars === 5)]).toEqual(['Person 0', 17, true]);
  expect(toTestimonialsPage(globals['testimonials-page'], []).featured).toBeNull();
});

test('TST-03 stars are a whole number from one to five', () => {
  const starsOf = (stars: number) => toTestimonialsPage(globals['testimonials-page'], testimonials.slice(0, 1).map((one) => ({ ...one, stars }))).featured?.stars;
  expect([starsOf(0), starsOf(4.4), starsOf(9)]).toEqual([1, 4, 5]);
});

test('PRIV-01 the policy has its two dates, and each section an id of its own', () => {
  const privacy = toPrivacyPage(globals['privacy-policy'], globals.checkout);
  expect(privacy.dates).toBe('Effective Nov 14, 2023. Last updated 03/11/2024.');
  expect(privacy.sections.map(({ id, parts }) => [id, parts.length])).toEqual([['part-1', 2], ['part-2', 2]]);
});

test('ABT-01 the story is signed by the practitioner', () => {
  expect(toAboutPage(globals.about, globals.practice).biography.name).toBe('A. Sample, PA-C');
});

test('a page that an editor empties is empty, not broken', () => {
  expect(toPrivacyPage({ ...globals['privacy-policy'], sections: null, summary: { title: 'In short', items: null } }, globals.checkout).sections).toEqual([]);
  const { biography, mission } = globals.about;
  expect(toAboutPage({ ...globals.about, picture: null, biography: { ...biography, paragraphs: null }, mission: { ...mission, values: [] } }, globals.practice).picture).toBeNull();
  expect([toBlogPage(globals['blog-page'], []).articles, toFaqPage(globals['faq-page'], []).groups]).toEqual([[], []]);
});
