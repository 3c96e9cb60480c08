import { expect, test } from 'vitest';
import { globals, offers, products, testimonials } from '../../tests/support/sample-content.ts';
import { toCheckoutPage } from './checkout-page.ts';
import { toFrame } from './frame.ts';
import { toHomePage } from './home-page.ts';
import { toCatalogue, toOffers } from './product.ts';
import { toStorePage } from './store-page.ts';

const { practice, frame, home, store, checkout } = globals;

test('FTR-04 the e-mail address of the practice comes with every page', () => {
  expect(toFrame({ ...practice, email: 'new@practice.example' }, frame).practice.email).toBe('new@practice.example');
});

test('an announcement shows only when it is switched on and complete', () => {
  const shown = (change: object) => toFrame(practice, { ...frame, announcement: { ...frame.announcement, ...change } }).announcement;
  expect(shown({})).toEqual({ text: 'Free workshop every Thursday, 7 PM EST', link: { label: 'Save a seat', href: '/freebies' } });
  for (const change of [{ isShown: false }, { text: '' }, { label: null }, { href: '' }]) expect(shown(change)).toBeNull();
  expect(toFrame(practice, { ...frame, announcement: undefined }).announcement).toBeNull();
});

test('CONS-04 an empty decline value means that declining writes nothing', () => {
  expect(toFrame(practice, frame).consent.declineValue).toBe('false');
  expect(toFrame(practice, { ...frame, consent: { ...frame.consent, declineValue: '' } }).consent.declineValue).toBeNull();
});

test('a list that an editor empties is empty, not missing', () => {
  const bare = toFrame(practice, { ...frame, menu: null, footer: { ...frame.footer, shop: null, learn: [] } });
  expect([bare.menu, bare.footer.shop, bare.footer.learn]).toEqual([[], [], []]);
  expect(toHomePage({ ...home, claims: null }, [], []).claims).toEqual([]);
  expect(toCheckoutPage({ ...checkout, terms: { ...checkout.terms, sections: null } }).terms.sections).toEqual([]);
});

test('rows come without the ids that the CMS gives them', () => {
  expect(toFrame(practice, { ...frame, menu: [{ id: 'row-1', label: 'Home', href: '/' }] }).menu).toEqual([{ label: 'Home', href: '/' }]);
  expect(toHomePage({ ...home, claims: [{ id: 'row-1', value: '98%', label: 'success rate' }] }, [], []).claims).toEqual([{ value: '98%', label: 'success rate' }]);
});

test('HOME-13 the cards of the home page are the offers', () => {
  expect(toHomePage(home, toOffers(offers, products), testimonials).services.offers.map(({ id, cents }) => [id, cents])).toEqual([
    ['gi-map', 47_000],
    ['adult-gut-health', 35_700],
    ['consultation-60', 50_000],
    ['complete-package', 87_700],
  ]);
});

test('STORE-09 STORE-12 the plan cards take name and prices from the offer and the product', () => {
  const page = toStorePage(store, products, offers, []);
  expect(page.packagePlan).toMatchObject({ offer: { name: 'Complete Gut Health Package', cents: 87_700, listCents: 113_700 }, badge: 'Most Popular' });
  expect(page.programPlan.product).toMatchObject({ id: 'family-wellness-program', cents: 63_700 });
});

test('ORD-11 what is hidden takes its offers with it, and a package while none of its kits is left', () => {
  const shownWithout = (...hidden: string[]) => {
    const left = products.filter(({ handle }) => !hidden.includes(handle));
    const page = toStorePage(store, left, offers, []);
    const gone = [...toOffers(offers, left), ...page.products].filter(({ isForSale }) => !isForSale).map(({ id }) => id);
    return { gone: [...new Set(gone)], plan: page.packagePlan?.offer.isForSale, catalogue: Object.keys(toCatalogue(page.products)).includes('complete-package') };
  };
  expect(shownWithout()).toEqual({ gone: [], plan: true, catalogue: true });
  expect(shownWithout('adult-gut')).toEqual({ gone: ['adult-gut-health'], plan: true, catalogue: true });
  expect(shownWithout('adult-gut', 'child-gut', 'baby-gut')).toEqual({ gone: ['adult-gut-health', 'complete-package'], plan: false, catalogue: false });
  expect(shownWithout('complete-package')).toEqual({ gone: ['complete-package'], plan: false, catalogue: false });
});

test('a plan whose offer or product is not published sells nothing', () => {
  const page = toStorePage(store, [], [], []);
  expect(page.packagePlan).toBeNull();
  expect(page.programPlan.product).toBeNull();
  expect(page.products).toEqual([]);
});

test('a relation that came along as a document is found all the same', () => {
  const [offer] = offers.filter(({ handle }) => handle === 'complete-package');
  if (!offer) throw new Error('the sample has a package');
  const page = toStorePage({ ...store, packagePlan: { ...store.packagePlan, offer: { ...offer, price: 1 } } }, products, offers, []);
  expect(page.packagePlan?.offer.cents).toBe(87_700);
});

test('CHK-08 the terms come with their version', () => {
  expect(toCheckoutPage(checkout).terms.version).toBe('2026-11');
});
