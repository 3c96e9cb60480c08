import { data } from 'react-router';
import { env } from '../env.server.ts';
import { log } from '../http/log.ts';
import { toCartPage, toCheckoutPage } from './checkout-page.ts';
import { CmsUnavailable } from './cms-client.server.ts';
import { contentStore, readDocument } from './content-store.server.ts';
import type { CheckoutDocument, FrameDocument, HomeDocument, OfferDocument, PracticeDocument, ProductDocument, StoreDocument } from './documents.ts';
import { toFrame } from './frame.ts';
import { keepComplete } from './keep-complete.server.ts';
import { GLOBAL_FIELDS, LIST_FIELDS } from './fields.ts';
import { toHomePage } from './home-page.ts';
import { toCatalogue, toOffer, toProduct } from './product.ts';
import { toStorePage } from './store-page.ts';
import type { CartPage, Catalogue, CheckoutPage, Frame, HomePage, StorePage } from './views.ts';

/** What the server around the pages needs to know of the content. */
export const content = {
  ...contentStore,
  canFillPages: (): Promise<boolean> => getFrame().then(
    () => true,
    () => false,
  ),
};

export type ShopContent = typeof content;

/**
 * The door to the content: each function reads what one page shows, at the present content version, and hands back its
 * view model. All of them throw a 503 answer for the root's error boundary when the CMS is out of reach and the content
 * was never had before. Nothing here is for money: prices that are charged come from the CMS.
 */
export async function getFrame(): Promise<Frame> {
  const [practice, frame] = await read([readGlobal<PracticeDocument>('practice'), readGlobal<FrameDocument>('frame')]);
  return toFrame(practice, frame);
}

export async function getHomePage(): Promise<HomePage> {
  const [home, offers] = await read([readGlobal<HomeDocument>('home'), readAll<OfferDocument>('offers')]);
  return toHomePage(home, offers.map(toOffer));
}

export async function getStorePage(): Promise<StorePage> {
  const [store, products, offers] = await read([
    readGlobal<StoreDocument>('store'),
    readAll<ProductDocument>('products'),
    readAll<OfferDocument>('offers'),
  ]);
  return toStorePage(store, products, offers);
}

export async function getCartPage(): Promise<CartPage> {
  const [checkout] = await read([readGlobal<CheckoutDocument>('checkout')]);
  return toCartPage(checkout);
}

export async function getCheckoutPage(): Promise<CheckoutPage> {
  const [checkout] = await read([readGlobal<CheckoutDocument>('checkout')]);
  return toCheckoutPage(checkout);
}

/** All products that are for sale, to re-price a stored cart. */
export async function getCatalogue(): Promise<Catalogue> {
  const [products] = await read([readAll<ProductDocument>('products')]);
  return toCatalogue(products.map(toProduct));
}

function readGlobal<Document>(slug: keyof typeof GLOBAL_FIELDS): Promise<Document> {
  return readDocument<Document>(`globals/${slug}?depth=1${select(GLOBAL_FIELDS[slug])}`);
}

async function readAll<Document>(slug: keyof typeof LIST_FIELDS): Promise<Document[]> {
  const { docs } = await readDocument<{ docs: Document[] }>(`${slug}?limit=100&depth=1&sort=position${select(LIST_FIELDS[slug])}`);
  return docs;
}

function select(fields: readonly string[]): string {
  return fields.map((field) => `&select[${field}]=true`).join('');
}

async function read<Parts extends Promise<unknown>[]>(parts: [...Parts]) {
  try {
    return await Promise.all(parts);
  } catch (error) {
    if (!(error instanceof CmsUnavailable)) throw error;
    log.warn({ reason: error.message }, 'a page could not be filled');
    throw data('The shop is out of reach for a moment.', { status: 503 });
  }
}

if (env.snapshotDir && !env.isDevelopment) keepComplete(() => read([getFrame(), getHomePage(), getStorePage(), getCheckoutPage()]));
