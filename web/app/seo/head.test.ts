import type { MetaDescriptor } from 'react-router';
import { expect, test } from 'vitest';
import { faqs, globals, named, products } from '../../tests/support/seed-content.ts';
import { toFrame } from '../content/frame.ts';
import { toPicture } from '../content/media/picture.ts';
import { toFaqPage } from '../content/pages/faq-page.ts';
import { pageMeta } from './head.ts';

const root = { siteUrl: 'https://shop.example', frame: toFrame(globals.practice, globals.frame) };
const { head } = toFaqPage(globals['faq-page'], faqs);
const title = `${head.title} · ${globals.practice.name}`;

const value = (metas: MetaDescriptor[], name: string): unknown =>
  metas.flatMap((meta) =>
    ('property' in meta && meta.property === name) || ('name' in meta && meta.name === name)
      ? ['content' in meta ? meta.content : null]
      : [],
  )[0];

test('SEC-18 the addresses of a page are those of SITE_URL', () => {
  const metas = pageMeta({ root, path: '/faq', head });
  expect(metas).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'https://shop.example/faq',
  });
  expect([value(metas, 'og:url'), value(metas, 'og:image')]).toEqual([
    'https://shop.example/faq',
    'https://shop.example/og-card.png',
  ]);
});

test('a page is named with the practice behind it, in the tab and in shared links', () => {
  const metas = pageMeta({ root, path: '/faq', head });
  expect(metas).toContainEqual({ title });
  expect([value(metas, 'description'), value(metas, 'og:description')]).toEqual([
    head.description,
    head.description,
  ]);
  expect([value(metas, 'og:title'), value(metas, 'og:site_name')]).toEqual([
    title,
    globals.practice.name,
  ]);
});

test('a picture of its own is shared with its true size and what it shows', () => {
  const picture = toPicture(named(products, 'gi-map').picture);
  const metas = pageMeta({ root, path: '/faq', head: { ...head, picture } });
  expect(['', ':width', ':height', ':alt'].map((part) => value(metas, `og:image${part}`))).toEqual([
    `https://shop.example${picture?.src}`,
    String(picture?.width),
    String(picture?.height),
    picture?.alt,
  ]);
});

test('only unlisted pages ask search engines to leave them out', () => {
  expect(value(pageMeta({ root, path: '/faq', head }), 'robots')).toBeUndefined();
  expect(value(pageMeta({ root, path: '/cart', head, isUnlisted: true }), 'robots')).toBe(
    'noindex',
  );
});

test('a page whose content could not be read has no head of its own', () => {
  expect([
    pageMeta({ root: undefined, path: '/', head }),
    pageMeta({ root, path: '/', head: undefined }),
  ]).toEqual([[], []]);
});
