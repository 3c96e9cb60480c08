import { expect, test } from 'vitest';
import { globals } from '../../tests/support/sample-content.ts';
import { toFrame } from '../content/frame.ts';
import { packText } from '../content/rich-text.ts';
import type { Article, BlogPage } from '../content/views.ts';
import { writeFeed } from './feed.ts';
import { writeSitemap } from './sitemap.ts';
import { escapeXml } from './xml.ts';

const root = { siteUrl: 'https://shop.example', frame: toFrame(globals.practice, globals.frame) };
const article: Article = { slug: 'heal-your-gut', title: 'Heal Your Gut', excerpt: 'Four steps.', date: { text: 'Jul 03, 2025', iso: '2025-07-03' }, picture: null, text: packText([]), contents: [] };

const feedOf = (articles: Article[]) => {
  const blog: Pick<BlogPage, 'title' | 'lead' | 'articles'> = { title: 'Knowledge Corner', lead: 'Short reads.', articles };
  return writeFeed(root, blog);
};
const all = (xml: string, name: string) => [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text]) => text);

test('the feed has every article at the address that opens it, on its day', () => {
  const feed = feedOf([article, { ...article, slug: 'yuka-app', title: 'Yuka' }]);
  expect(all(feed, 'title')).toEqual(['Knowledge Corner · Sample Gut Health Practice', 'Heal Your Gut', 'Yuka']);
  expect(all(feed, 'link')).toEqual(['https://shop.example/blog', 'https://shop.example/blog#heal-your-gut', 'https://shop.example/blog#yuka-app']);
  expect(all(feed, 'guid')).toEqual(['https://shop.example/blog#heal-your-gut', 'https://shop.example/blog#yuka-app']);
  expect(all(feed, 'pubDate')[0]).toBe('Thu, 03 Jul 2025 12:00:00 GMT');
});

test('what an editor writes stays text in the feed', () => {
  const feed = feedOf([{ ...article, title: 'Fruit & <b>nuts</b>]]></title><script>', excerpt: 'A\u0000B\u000bC\ud800' }]);
  expect(all(feed, 'title')[1]).toBe('Fruit &amp; &lt;b&gt;nuts&lt;/b&gt;]]&gt;&lt;/title&gt;&lt;script&gt;');
  expect(all(feed, 'description')[1]).toBe('ABC\ufffd');
});

test('text keeps its blanks and line ends in XML', () => {
  expect(escapeXml('a\tb\nc "d" \'e\' é 🌿')).toBe('a\tb\nc &quot;d&quot; &apos;e&apos; é 🌿');
});

test('the site map has absolute addresses, and a day only where there is one', () => {
  const map = writeSitemap('https://shop.example', [
    { path: '/', changedAt: '2026-11-01T00:00:00.000Z' },
    { path: '/faq', changedAt: null },
  ]);
  expect([all(map, 'loc'), all(map, 'lastmod')]).toEqual([['https://shop.example/', 'https://shop.example/faq'], ['2026-11-01T00:00:00.000Z']]);
});
