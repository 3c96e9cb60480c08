import { askAfterPaying } from 'common/fulfilment/to-do';
import { expect, test } from 'vitest';
import { globals, named, offers, products } from '../../tests/support/seed-content.ts';
import type { MediaDocument } from './media/picture.ts';
import { toPicture } from './media/picture.ts';
import { toOfferDialog } from './pages/checkout-page.ts';
import { toCatalogue, toOffer, toOffers, toProduct } from './product.ts';

const product = named(products, 'gi-map');
const offer = named(offers, 'gi-map');
const media = product.picture as MediaDocument;

test('CAT-11 a product is known by its handle, and its price is cents', () => {
  expect(
    toProduct(
      { ...product, price: 38.5, features: [{ id: 'x', text: 'One' }, { text: 'Two' }] },
      true,
    ),
  ).toMatchObject({ id: 'gi-map', cents: 3850, features: ['One', 'Two'] });
});

test('what an editor leaves out is null or nothing, not an empty text', () => {
  const bare = toProduct(
    {
      ...product,
      badge: '',
      priceNote: '',
      summary: '',
      ages: '',
      ground: '',
      picture: null,
      features: null,
      sample: null,
      turnaroundDays: null,
      isSubscription: null,
      subscriptionDetails: undefined,
    },
    true,
  );
  expect(bare).toMatchObject({
    badge: null,
    priceNote: null,
    summary: null,
    ages: null,
    ground: null,
    picture: null,
    features: [],
    sample: null,
    turnaroundDays: null,
    isSubscription: false,
    subscription: null,
  });
});

test('CAT-09 the programme keeps its plan; other products have none, whatever stands in the hidden fields', () => {
  const subscriptionDetails = {
    interval: 'month' as const,
    intervalCount: 1,
    totalPayments: 4,
    priceId: '',
  };
  expect(toProduct({ ...product, isSubscription: true, subscriptionDetails }, true)).toMatchObject({
    isSubscription: true,
    subscription: { interval: 'month', intervalCount: 1, totalPayments: 4, priceId: null },
  });
  expect(toProduct({ ...product, subscriptionDetails }, true).subscription).toBeNull();
});

test('DISC-04 an offer has a price of its own and may have a list price', () => {
  expect(toOffer({ ...offer, price: 470, listPrice: null }, true, [], [])).toMatchObject({
    id: 'gi-map',
    cents: 47_000,
    listCents: null,
  });
  expect(toOffer({ ...offer, price: 877, listPrice: 1137 }, true, [], [])).toMatchObject({
    cents: 87_700,
    listCents: 113_700,
  });
});

test('ORD-13 ORD-14 the small dialog says before paying what its confirmation asks after it, and not that the practice writes', () => {
  const asked = (handle: string) =>
    toOffers(offers, products).find(({ id }) => id === handle)?.asked;
  expect(asked('complete-package')).toBe(askAfterPaying(['kit', 'person', 'address']));
  expect(asked('gi-map')).toBe(askAfterPaying(['person', 'address']));
  expect(asked('consultation-60')).toBe('');
  const { checkout } = globals;
  const promised = (promise: string) =>
    toOfferDialog({ ...checkout, dialog: { ...checkout.dialog, promise } }).promise;
  expect(toOfferDialog(checkout).promise).toBe('{asked}');
  expect(promised('Thank you. We write within one business day to ask {details}.')).toBe(
    'Thank you. {asked}',
  );
  expect(promised('We ring you about {details}.')).toBe('We ring you about {details}.');
});

test('a picture names its files on this site, small ones first, with its true size and a version', () => {
  const sizes = {
    w320: { filename: 'gi map-320x240.webp', width: 320, height: 240 },
    w640: {},
    mail: { filename: 'gi map-264x198.png', width: 264, height: 198 },
    w960: { filename: 'gi map-960x720.webp', width: 960, height: 720 },
  };
  expect(toPicture({ ...media, filename: 'gi map.webp', width: 1200, height: 900, sizes })).toEqual(
    {
      src: '/media/gi%20map.webp?v=tnsqo0',
      srcSet:
        '/media/gi%20map-320x240.webp?v=tnsqo0 320w, /media/gi%20map-960x720.webp?v=tnsqo0 960w, /media/gi%20map.webp?v=tnsqo0 1200w',
      width: 1200,
      height: 900,
      alt: media.alt,
    },
  );
});

test('a picture that was given a point to keep in sight says so; the middle is no such point', () => {
  expect(toPicture({ ...media, focalX: 30.4, focalY: 12 })?.focus).toBe('30% 12%');
  for (const point of [
    { focalX: 50, focalY: 50 },
    { focalX: null, focalY: 20 },
  ])
    expect(toPicture({ ...media, ...point })).not.toHaveProperty('focus');
});

test.each([null, undefined, 'm1', { ...media, filename: null }, { ...media, width: null }])(
  'without a file there is no picture (%#)',
  (value) => {
    expect(toPicture(value)).toBeNull();
  },
);

test('the catalogue finds products by the id that carts keep', () => {
  const catalogue = toCatalogue([toProduct(product, true)]);
  expect(Object.keys(catalogue)).toEqual(['gi-map']);
  expect(catalogue['gi-map']).toMatchObject({ name: product.name, cents: product.price * 100 });
  expect(catalogue['gi-map']).not.toHaveProperty('description');
});
