import { expect, test } from 'vitest';
import { globals, posts } from '../../tests/support/seed-content.ts';
import { toFrame } from '../content/frame.ts';
import { toFeed } from '../content/pages/blog-page.ts';
import { writeFeed } from './feed.ts';
import { writeSitemap } from './sitemap.ts';
import { escapeXml } from './xml.ts';

const root = { siteUrl: 'https://shop.example', frame: toFrame(globals.practice, globals.frame) };
const feedOf = (documents: typeof posts) =>
  writeFeed(root, toFeed(globals['blog-page'], documents));
const all = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text]) => text);
const plain = posts.map((post) => ({ ...post, title: post.slug }));

test('BLOG-X the feed has every article at its address, on its day, under the name that it always had', () => {
  const feed = feedOf(plain.map((post) => ({ ...post, date: '2025-07-03T00:00:00.000Z' })));
  const addresses = posts.map(({ slug }) => `https://shop.example/blog/${slug}`);
  expect(all(feed, 'title')).toEqual([
    `${globals['blog-page'].title} · ${globals.practice.name}`,
    ...posts.map(({ slug }) => slug),
  ]);
  expect(all(feed, 'link')).toEqual(['https://shop.example/blog', ...addresses]);
  expect(all(feed, 'guid')).toEqual(posts.map(({ slug }) => `https://shop.example/blog#${slug}`));
  expect(all(feed, 'pubDate')[0]).toBe('Thu, 03 Jul 2025 12:00:00 GMT');
});

test('what an editor writes stays text in the feed', () => {
  const feed = feedOf(
    plain.map((post) => ({
      ...post,
      title: 'Fruit & <b>nuts</b>]]></title><script>',
      excerpt: 'A\u0000B\u000bC\ud800',
    })),
  );
  expect(all(feed, 'title')[1]).toBe(
    'Fruit &amp; &lt;b&gt;nuts&lt;/b&gt;]]&gt;&lt;/title&gt;&lt;script&gt;',
  );
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
  expect([all(map, 'loc'), all(map, 'lastmod')]).toEqual([
    ['https://shop.example/', 'https://shop.example/faq'],
    ['2026-11-01T00:00:00.000Z'],
  ]);
});
