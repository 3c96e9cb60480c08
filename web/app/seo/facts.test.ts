import { expect, test } from 'vitest';
import { globals, named, offers, posts, products } from '../../tests/support/seed-content.ts';
import { toFrame } from '../content/frame.ts';
import { toBlogPage } from '../content/pages/blog-page.ts';
import { toStorePage } from '../content/pages/store-page.ts';
import { toPerson } from '../content/person.ts';
import { blogFacts, practiceFacts, productFacts, questionFacts } from './facts.ts';

const person = toPerson(globals.about, globals.practice);
const root = { siteUrl: 'https://shop.example', frame: toFrame(globals.practice, globals.frame) };

test('the practice is known by one id, which its products name as their seller', () => {
  expect(practiceFacts(root, globals.home)).toMatchObject({
    '@type': 'MedicalBusiness',
    '@id': 'https://shop.example/#practice',
    description: globals.home.hero.lead,
    name: globals.practice.name,
    email: globals.practice.email,
  });
  expect(
    productFacts(root, toStorePage(globals.store, products, offers, [], person)),
  ).toMatchObject({
    '@graph': products.map(() => ({
      offers: { seller: { '@id': 'https://shop.example/#practice' } },
    })),
  });
});

test("STORE-04 each product offers itself at the store's price, on its own page", () => {
  const facts = productFacts(root, toStorePage(globals.store, products, offers, [], person));
  expect(facts).toMatchObject({
    '@graph': products.map(({ name, handle, price }) => ({
      '@type': 'Product',
      name,
      sku: handle,
      offers: {
        price: price.toFixed(2),
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
      },
    })),
  });
  const urls = (facts as { '@graph': { offers: { url: string } }[] })['@graph'].map(
    ({ offers }) => offers.url,
  );
  expect(urls).toEqual(products.map(({ handle }) => `https://shop.example/store/${handle}`));
});

test('ORD-11 a package without any of its kits is out of stock, and a kit that is hidden is not named', () => {
  const left = products.filter(
    ({ handle }) => !['adult-gut', 'child-gut', 'baby-gut', 'gi-map'].includes(handle),
  );
  const told = (
    productFacts(root, toStorePage(globals.store, left, offers, [], person)) as {
      '@graph': { sku: string; offers: { availability: string } }[];
    }
  )['@graph'];
  expect(
    told
      .filter(({ offers: { availability } }) => availability !== 'https://schema.org/InStock')
      .map(({ sku, offers: { availability } }) => [sku, availability]),
  ).toEqual([
    ['complete-package', 'https://schema.org/OutOfStock'],
    ['family-wellness-program', 'https://schema.org/OutOfStock'],
  ]);
  expect(told.map(({ sku }) => sku)).not.toContain('adult-gut');
});

test('a product that is paid in months says how often', () => {
  expect(
    productFacts(root, toStorePage(globals.store, products, offers, [], person)),
  ).toMatchObject({
    '@graph': expect.arrayContaining([
      expect.objectContaining({
        sku: 'family-wellness-program',
        offers: expect.objectContaining({
          priceSpecification: expect.objectContaining({
            price: named(products, 'family-wellness-program').price.toFixed(2),
            unitCode: 'MON',
            billingDuration: 4,
          }),
        }),
      }),
    ]),
  });
});

test('an answer is told whole, its lists line by line', () => {
  const page = {
    groups: [
      {
        topic: null,
        items: [
          {
            question: 'When?',
            answer: [
              { kind: 'paragraph' as const, text: 'It depends:' },
              { kind: 'list' as const, items: ['14 days', '28 days'] },
            ],
          },
        ],
      },
    ],
  };
  expect(questionFacts(page)).toEqual({
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'When?',
        acceptedAnswer: { '@type': 'Answer', text: 'It depends:\n14 days\n28 days' },
      },
    ],
  });
});

test('an article is told with its day, its picture and the address that opens it', () => {
  const blog = toBlogPage(globals['blog-page'], posts);
  expect(blogFacts(root, blog)).toMatchObject({
    '@type': 'Blog',
    blogPost: blog.articles.map(({ slug, title, date, picture }) => ({
      headline: title,
      datePublished: date.iso,
      url: `https://shop.example/blog/${slug}`,
      image: `https://shop.example${picture?.src}`,
    })),
  });
});
