import { expect, test } from 'vitest';
import {
  changed,
  globals,
  named,
  offers,
  products,
  testimonials,
} from '../../../tests/support/seed-content.ts';
import { toFrame } from '../frame.ts';
import { toPerson } from '../person.ts';
import { toCatalogue, toOffers, toProducts } from '../product.ts';
import { toCheckoutPage } from './checkout-page.ts';
import { toComparePage } from './choosing-pages.ts';
import { toHomePage } from './home-page.ts';
import { toStorePage } from './store-page.ts';

const nobody = { name: '', portrait: null };
const person = toPerson(globals.about, globals.practice);

const { practice, frame, home, store, checkout } = globals;

test('FTR-04 the e-mail address of the practice comes with every page', () => {
  expect(toFrame({ ...practice, email: 'new@practice.example' }, frame).practice.email).toBe(
    'new@practice.example',
  );
});

test('an announcement shows only when it is switched on and complete', () => {
  const shown = (change: object) =>
    toFrame(practice, { ...frame, announcement: { ...frame.announcement, ...change } })
      .announcement;
  expect(shown({})).toMatchObject({ text: frame.announcement?.text });
  for (const change of [{ isShown: false }, { text: '' }, { label: null }, { href: '' }])
    expect(shown(change)).toBeNull();
  expect(toFrame(practice, { ...frame, announcement: undefined }).announcement).toBeNull();
});

test('CONS-04 an empty decline value means that declining writes nothing', () => {
  expect(toFrame(practice, frame).consent.declineValue).toBe(frame.consent.declineValue);
  expect(
    toFrame(practice, { ...frame, consent: { ...frame.consent, declineValue: '' } }).consent
      .declineValue,
  ).toBeNull();
});

test('a list that an editor empties is empty, not missing', () => {
  const bare = toFrame(practice, {
    ...frame,
    menu: null,
    footer: { ...frame.footer, shop: null, learn: [] },
  });
  expect([bare.menu, bare.footer.shop, bare.footer.learn]).toEqual([[], [], []]);
  expect(toHomePage({ ...home, claims: null }, [], [], [], nobody).claims).toEqual([]);
  expect(
    toCheckoutPage({ ...checkout, terms: { ...checkout.terms, sections: null } }).terms.sections,
  ).toEqual([]);
});

test('rows come without the ids that the CMS gives them', () => {
  expect(
    toFrame(practice, { ...frame, menu: [{ id: 'row-1', label: 'Home', href: '/' }] }).menu,
  ).toEqual([{ label: 'Home', href: '/' }]);
  expect(
    toHomePage({ ...home, claims: [{ id: 'row-1', value: '1', label: 'one' }] }, [], [], [], nobody)
      .claims,
  ).toEqual([{ value: '1', label: 'one' }]);
});

test('LOOK-02 the home page says what kits cost and how long results take, by the kits that can be bought', () => {
  const of = (docs: typeof products) =>
    toHomePage(home, [], [], toProducts(docs), nobody).hero.fromLine;
  expect(of(products)).toBe('Kits from $337 · results in 10 to 28 days');
  expect(
    of(products.map((product) => ({ ...product, availability: 'out-of-stock' as const }))),
  ).toBe(null);
});

test('HOME-13 the cards of the home page are the offers', () => {
  expect(
    toHomePage(home, toOffers(offers, products), testimonials, [], nobody).services.offers.map(
      ({ id, cents }) => [id, cents],
    ),
  ).toEqual(offers.map(({ handle, price }) => [handle, price * 100]));
});

test('STORE-09 STORE-12 the plan cards take name and prices from the offer and the product', () => {
  const page = toStorePage(
    store,
    changed(products, 'family-wellness-program', { price: 3 }),
    changed(offers, 'complete-package', { name: 'New', price: 1, listPrice: 2 }),
    [],
    person,
  );
  expect(page.packagePlan).toMatchObject({
    offer: { name: 'New', cents: 100, listCents: 200 },
    badge: store.packagePlan.badge,
  });
  expect(page.programPlan?.product).toMatchObject({ id: 'family-wellness-program', cents: 300 });
});

test('KIT-04 a kit that names no ages says whom it is good for; a talk costs extra, or comes with the package that has the kit', () => {
  const { kits } = toComparePage(store, products);
  expect(kits.map(({ product, madeFor }) => [product.id, madeFor])).toContainEqual([
    'gi-map',
    'Adults whose belly is the main worry',
  ]);
  expect(
    kits.map(({ product, talk, talkInPackage }) => [product.id, talk?.id, talkInPackage?.id]),
  ).toEqual([
    ['gi-map', 'concierge-consult', 'complete-package'],
    ['gi-map-zonulin', 'concierge-consult', undefined],
    ['adult-gut', 'concierge-consult', 'complete-package'],
    ['child-gut', 'concierge-consult', 'complete-package'],
    ['baby-gut', 'concierge-consult', 'complete-package'],
    ['pregnancy-gut', 'concierge-consult', undefined],
  ]);
  const without = changed(products, 'concierge-consult', { availability: 'out-of-stock' });
  expect(toComparePage(store, without).kits.map(({ talk }) => talk)).toEqual(Array(6).fill(null));
});

test('ORD-11 what is hidden takes its offers with it, and a package while none of its kits is left', () => {
  const shownWithout = (...hidden: string[]) => {
    const left = products.filter(({ handle }) => !hidden.includes(handle));
    const page = toStorePage(store, left, offers, [], person);
    const gone = [...toOffers(offers, left), ...page.products]
      .filter(({ isForSale }) => !isForSale)
      .map(({ id }) => id);
    return {
      gone: [...new Set(gone)],
      plan: page.packagePlan?.offer.isForSale,
      catalogue: Object.keys(toCatalogue(page.products)).includes('complete-package'),
    };
  };
  expect(shownWithout()).toEqual({ gone: [], plan: true, catalogue: true });
  expect(shownWithout('adult-gut')).toEqual({
    gone: ['adult-gut-health'],
    plan: true,
    catalogue: true,
  });
  expect(shownWithout('adult-gut', 'child-gut', 'baby-gut', 'gi-map')).toEqual({
    gone: ['gi-map', 'adult-gut-health', 'complete-package', 'family-wellness-program'],
    plan: false,
    catalogue: false,
  });
  expect(shownWithout('complete-package')).toEqual({
    gone: ['complete-package'],
    plan: false,
    catalogue: false,
  });
});

test('ORD-11 out of stock stays in its place without a price to pay, hidden leaves with its offers and its plan card', () => {
  const shown = (handle: string, availability: 'out-of-stock' | 'hidden') => {
    const shop = changed(products, handle, { availability });
    const page = toStorePage(store, shop, offers, [], person);
    const of = (list: { id: string; isForSale: boolean }[], id: string) =>
      list.find((one) => one.id === id)?.isForSale;
    return [
      of(page.products, handle),
      of(toOffers(offers, shop), handle),
      toCatalogue(page.products)[handle] !== undefined,
      page.packagePlan?.offer.isForSale,
      page.programPlan?.product?.isForSale,
    ];
  };
  expect(shown('gi-map', 'out-of-stock')).toEqual([false, false, false, true, true]);
  expect(shown('gi-map', 'hidden')).toEqual([undefined, undefined, false, true, true]);
  expect(shown('complete-package', 'out-of-stock')).toEqual([false, false, false, false, true]);
  expect(shown('complete-package', 'hidden')).toEqual([
    undefined,
    undefined,
    false,
    undefined,
    true,
  ]);
  expect(
    toStorePage(
      store,
      changed(products, 'family-wellness-program', { availability: 'hidden' }),
      offers,
      [],
      person,
    ).programPlan,
  ).toBeNull();
});

test('a plan whose offer or product is not published sells nothing', () => {
  const page = toStorePage(store, [], [], [], person);
  expect(page.packagePlan).toBeNull();
  expect(page.programPlan?.product).toBeNull();
  expect(page.products).toEqual([]);
});

test('a relation is found by its id, also when it came along as a document', () => {
  const offer = named(offers, 'complete-package');
  for (const relation of [offer.id, { ...offer, price: 1 }]) {
    const page = toStorePage(
      { ...store, packagePlan: { ...store.packagePlan, offer: relation } },
      products,
      offers,
      [],
      person,
    );
    expect(page.packagePlan?.offer.cents).toBe(offer.price * 100);
  }
});

test('CHK-08 the terms come with their version', () => {
  expect(toCheckoutPage(checkout).terms.version).toBe(checkout.terms.version);
});
