import { expect, test } from 'vitest';
import { leadsToArticles, readPageNumber, toArticleLink } from './blog-paths.ts';

test.each([
  ['/blog#heal-your-gut', '/blog/heal-your-gut'],
  ['/blog#heal-your-gut--where-to-begin', '/blog/heal-your-gut#heal-your-gut--where-to-begin'],
  ['/blog', '/blog'],
  ['/blog#', '/blog#'],
  ['/blog#../cart', '/blog#../cart'],
  ['/blog/heal-your-gut', '/blog/heal-your-gut'],
  ['/store#testing', '/store#testing'],
  ['https://other.example/blog#a', 'https://other.example/blog#a'],
])('BLOG-X a link to %s leads to %s, with scripts and without', (href, target) => {
  expect(toArticleLink(href)).toBe(target);
});

test('HOUSE-06 a page has one way to write its number', () => {
  expect(['1', '2', '42', '9999'].map(readPageNumber)).toEqual([1, 2, 42, 9999]);
  for (const text of ['0', '01', '-1', '1.5', '1e3', 'two', '', ' 2', '10000', '٢'])
    expect([text, readPageNumber(text)]).toEqual([text, null]);
});

test('HOUSE-06 only articles and pages that are there are led to', () => {
  const articles = Array.from({ length: 25 }, (_, place) => ({ slug: `article-${place}` }));
  const leads = (path: string) => leadsToArticles(path, articles);
  for (const path of ['/blog/page/1', '/blog/page/2', '/blog/article-24', '/blog/article-0/text'])
    expect([path, leads(path)]).toEqual([path, true]);
  for (const path of [
    '/blog/page/3',
    '/blog/page/02',
    '/blog/article-25',
    '/blog/-',
    '/blog/article-0/x',
  ])
    expect([path, leads(path)]).toEqual([path, false]);
});
