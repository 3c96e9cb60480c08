import { expect, test } from 'vitest';
import { makePreviewToken, readPreviewToken } from './token.ts';

const secret = 'a secret of this test';
const article = { slug: 'posts', id: '0b0f6a0e-58b4-4c6e-9d0e-0d6f3a6f4b11', path: '/blog' };
const noon = Date.parse('2026-11-22T12:00:00Z');
const minutes = (count: number) => noon + count * 60_000;
const token = makePreviewToken(secret, article, noon);

test('a preview token shows its document at its path for an hour', () => {
  expect(readPreviewToken(secret, token, '/blog', noon)).toEqual(article);
  expect(readPreviewToken(secret, token, '/blog', minutes(59))).toEqual(article);
  expect(readPreviewToken(secret, token, '/blog', minutes(60))).toBe('expired');
  const page = { slug: 'home', id: null, path: '/' };
  expect(readPreviewToken(secret, makePreviewToken(secret, page, noon), '/', noon)).toEqual(page);
});

test('it lives at least fifty minutes, and stays the same while somebody writes', () => {
  for (const minute of [0, 1, 4, 9.9]) {
    const made = makePreviewToken(secret, article, minutes(minute));
    expect(made).toBe(token);
    expect(readPreviewToken(secret, made, '/blog', minutes(minute + 50))).toEqual(article);
  }
});

test('another path, secret, document, page or time, and anything else, is no preview', () => {
  const [expiry = '', slug = '', id = '', seal = ''] = token.split('.');
  const later = (Number.parseInt(expiry, 36) + 600_000).toString(36);
  const forged = [
    [later, slug, id, seal],
    [expiry, 'orders', id, seal],
    [expiry, slug, id.replace('0', '1'), seal],
    [expiry, slug, '-', seal],
    [expiry, slug, id, `${seal.slice(0, -1)}${seal.endsWith('A') ? 'Q' : 'A'}`],
    [expiry, slug, id, ''],
    [expiry, slug, id],
    [expiry, slug, id, seal, seal],
    [`${expiry}\n`, slug, id, seal],
  ].map((parts) => parts.join('.'));
  for (const each of [...forged, '', '.', '....', 'x'.repeat(100_000), `${token}\0`, ` ${token}`])
    expect([each, readPreviewToken(secret, each, '/blog', noon)]).toEqual([each, 'wrong']);
  for (const path of ['/', '/faq', '/blog/', '/blog?x', ''])
    expect([path, readPreviewToken(secret, token, path, noon)]).toEqual([path, 'wrong']);
  expect(readPreviewToken('another secret', token, '/blog', noon)).toBe('wrong');
  expect(readPreviewToken('', makePreviewToken('', article, noon), '/blog', noon)).toBe('wrong');
});
