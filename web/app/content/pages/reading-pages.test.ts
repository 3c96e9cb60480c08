import { expect, test } from 'vitest';
import {
  faqs,
  globals,
  named,
  pages,
  posts,
  testimonials,
} from '../../../tests/support/seed-content.ts';
import { toDay } from '../date.ts';
import { toFrame } from '../frame.ts';
import { toAboutPage } from './about-page.ts';
import { toArticle, toArticlePage, toBlogPage } from './blog-page.ts';
import { toFaqPage } from './faq-page.ts';
import { toHomePage } from './home-page.ts';
import { toTestimonialsPage } from './testimonials-page.ts';
import { toTextPage } from './text-page.ts';

const policy = named(pages, 'privacy-policy');

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
  for (const [place, { slug, contents }] of posts.map(toArticle).entries()) {
    const headings = posts[place]?.content.root.children.filter(({ tag }) => tag === 'h2') ?? [];
    expect(contents.length, slug).toBe(headings.length);
    expect(
      contents.every(
        ({ id, title }) => id.startsWith(`${slug}--`) && JSON.stringify(headings).includes(title),
      ),
      slug,
    ).toBe(true);
  }
});

test('HOUSE-06 a page of the list has 24 articles and no texts; all pages together have each article once', () => {
  const many = Array.from({ length: 50 }, (_, place) => ({
    ...named(posts, 'yuka-app'),
    slug: `article-${place}`,
  }));
  const pages = [1, 2, 3, 4].map((number) => toBlogPage(globals['blog-page'], many, number));
  expect(pages.map(({ articles, page }) => [articles.length, page.number, page.last])).toEqual([
    [24, 1, 3],
    [24, 2, 3],
    [2, 3, 3],
    [0, 4, 3],
  ]);
  expect(pages.flatMap(({ articles }) => articles.map(({ slug }) => slug))).toEqual(
    many.map(({ slug }) => slug),
  );
  expect(pages.map(({ head }) => head.title)).toEqual([
    'Knowledge Corner',
    'Knowledge Corner, page 2',
    'Knowledge Corner, page 3',
    'Knowledge Corner, page 4',
  ]);
  for (const article of pages.flatMap(({ articles }) => articles))
    expect(Object.keys(article)).not.toContain('text');
});

test('BLOG-04 an article comes with its text and the next one, the last one with the first', () => {
  const read = (slug: string) => toArticlePage(globals['blog-page'], posts, slug);
  const [first, second] = posts;
  const last = posts.at(-1);
  expect([read(first?.slug ?? '')?.next.slug, read(last?.slug ?? '')?.next.slug]).toEqual([
    second?.slug,
    first?.slug,
  ]);
  expect(read('yuka-app')?.article.text).toBe(toArticle(named(posts, 'yuka-app')).text);
  expect(read('no-such-article')).toBeNull();
});

test('FAQ-01 questions with the same heading stand together, and none is lost', () => {
  const groups = (topicOf: (place: number) => string | null) =>
    toFaqPage(
      globals['faq-page'],
      faqs.map((faq, place) => ({ ...faq, topic: topicOf(place) })),
    ).groups;
  expect(
    groups((place) => (place < 5 ? 'one' : 'two')).map(({ topic, items }) => [topic, items.length]),
  ).toEqual([
    ['one', 5],
    ['two', faqs.length - 5],
  ]);
  expect(groups(() => ' ').map(({ topic }) => topic)).toEqual([null]);
  expect(
    groups((place) => String(place % 2)).flatMap(({ items }) =>
      items.map(({ question }) => question),
    ),
  ).toEqual(faqs.map(({ question }) => question));
});

test('HOME-18 the home page shows the first three testimonials of its own', () => {
  const { items } = toHomePage(globals.home, [], testimonials, [], {
    name: '',
    portrait: null,
  }).testimonials;
  expect(items.map(({ name }) => name)).toEqual(
    testimonials
      .filter(({ place }) => place === 'home')
      .slice(0, 3)
      .map(({ name }) => name),
  );
});

test('TST-01 TST-03 one story stands on top, and the grid holds those that are meant for it', () => {
  const page = toTestimonialsPage(globals['testimonials-page'], testimonials);
  const namesAt = (standing: string) =>
    testimonials.filter(({ place }) => place === standing).map(({ name }) => name);
  expect([[page.featured?.name], page.grid.map(({ name }) => name)]).toEqual([
    namesAt('featured'),
    namesAt('grid'),
  ]);
  expect(toTestimonialsPage(globals['testimonials-page'], []).featured).toBeNull();
});

test('TST-03 stars are a whole number from one to five', () => {
  const starsOf = (stars: number) =>
    toTestimonialsPage(
      globals['testimonials-page'],
      testimonials.slice(0, 1).map((one) => ({ ...one, stars })),
    ).featured?.stars;
  expect([starsOf(0), starsOf(4.4), starsOf(9)]).toEqual([1, 4, 5]);
});

test('PRIV-01 the policy has its two dates, and each section an id of its own', () => {
  const privacy = toTextPage({ ...policy, dates: '{updated} after {effective}' }, globals.checkout);
  expect(privacy.dates).toBe(`${policy.updated} after ${policy.effective}`);
  expect(privacy.sections.map(({ id }) => id)).toEqual(
    policy.sections?.map((_, place) => `part-${place + 1}`),
  );
});

test('HOUSE-02 a page of text has only what its row has', () => {
  const { dates, terms, head } = toTextPage(
    { ...policy, dates: null, showsTerms: false, documentTitle: '', metaDescription: null },
    globals.checkout,
  );
  expect([dates, terms]).toEqual([null, null]);
  expect([head.title, head.description]).toEqual([policy.title, policy.lead]);
});

test('HOUSE-02 the menu and the footer lead to the pages that are ticked, each once, after their own links', () => {
  const shipping = { ...policy, slug: 'shipping', title: 'Shipping', inMenu: true };
  const hidden = { ...policy, slug: 'hidden', inFooter: false };
  const bare = toFrame(globals.practice, globals.frame);
  const { menu, footer } = toFrame(globals.practice, globals.frame, [policy, hidden, shipping]);
  const link = { label: 'Shipping', href: '/shipping' };
  expect([menu, footer.pages]).toEqual([[...bare.menu, link], [link]]);
});

test('ABT-01 the story is signed by the practitioner', () => {
  expect(toAboutPage(globals.about, globals.practice).biography.name).toBe(
    globals.practice.practitioner,
  );
});

test('a page that an editor empties is empty, not broken', () => {
  expect(
    toTextPage(
      { ...policy, sections: null, summary: { title: 'In short', items: null } },
      globals.checkout,
    ).sections,
  ).toEqual([]);
  const { biography, mission } = globals.about;
  expect(
    toAboutPage(
      {
        ...globals.about,
        picture: null,
        biography: { ...biography, paragraphs: null },
        mission: { ...mission, values: [] },
      },
      globals.practice,
    ).picture,
  ).toBeNull();
  expect([
    toBlogPage(globals['blog-page'], []).articles,
    toFaqPage(globals['faq-page'], []).groups,
  ]).toEqual([[], []]);
});
