import { expect, test } from 'vitest';
import { placeEmptyPictures } from './place-empty-pictures.ts';

const placed = (html: string) => placeEmptyPictures(html, { script: 'ask()', nonce: 'n' });
const [one, other] = ['a', 'b'].map(
  (name) => `<link rel="preload" as="image" imageSrcSet="/${name}.avif 420w" imageSizes="100vw"/>`,
) as [string, string];
const page = (head: string, body = '') => `<head>${head}</head><body>${body}</body>`;

test('FAST-02 pictures of the empty cart wait for the script that knows whether the cart is', () => {
  expect(placed(page(`<title>Cart</title>${one}<style></style>${other}<style></style>`, one))).toBe(
    page(
      `<title>Cart</title>${(one + other).replaceAll('<link', '<link media="not all" data-empty-cart=""')}<script nonce="n">ask()</script><style></style><style></style>`,
      one,
    ),
  );
});

test('a page without pictures at its beginning stays as it is', () => {
  expect(placed(page('<title>Cart</title>', one))).toBe(page('<title>Cart</title>', one));
});
