import { expect, test } from 'vitest';
import { placeOpening } from './opening.ts';

const script = '<script id="opening" nonce="n">count()document.currentScript.remove()</script>';
const opened = (html: string, isWhole = false) =>
  placeOpening(html, { script: 'count()', isWhole, nonce: 'n' });
const page = (screen: string) =>
  `<head><title>A page</title></head><body><section>Banner</section><main>${screen}</main></body>`;

test('FAST-02 a page is drawn when the first section of its screen has come', () => {
  expect(opened(page('<section>One</section><section>Two</section>'))).toBe(
    page(`<section>One</section>${script}<section>Two</section>`).replace(
      '</head>',
      '<link rel="expect" href="#opening" blocking="render"/></head>',
    ),
  );
});

test.each([
  ['whose screen is shown as a whole', '<section>One</section><section>Two</section>', true],
  ['without sections', '<p>One</p>', false],
])('FAST-03 a page %s is drawn when its screen has come', (_, screen, isWhole) => {
  expect(opened(page(screen), isWhole)).toContain(`${screen}${script}</main>`);
});

test('a page without a screen is refused', () => {
  expect(() => opened('<head></head><body></body>')).toThrow(Error);
});
