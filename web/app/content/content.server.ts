import { data } from 'react-router';
import { log } from '../http/log.ts';
import { CmsUnavailable, readContent } from './cms-client.server.ts';
import { toOffer, toCatalogue, toProduct } from './product.ts';
import { toStorePage } from './store-page.ts';
import type { Catalogue, CheckoutPage, Frame, HomePage, Offer, Product, StorePage } from './views.ts';
import type { CheckoutDocument, FrameDocument, HomeDocument, List, OfferDocument, PracticeDocument, ProductDocument, StoreDocument } from './wire.ts';

const LIST = 'limit=100&depth=1&sort=position';

export async function getFrame(): Promise<Frame> {
  const [practice, frame] = await read([
    readContent<PracticeDocument>('globals/practice?depth=1'),
    readContent<FrameDocument>('globals/frame?depth=1'),
  ]);
  return { ...frame, practice };
}

export async function getHomePage(): Promise<HomePage> {
  const [home, offers] = await read([readContent<HomeDocument>('globals/home?depth=1'), readOffers()]);
  return { ...home, services: { ...home.services, offers } };
}

export async function getStorePage(): Promise<StorePage> {
  const [store, products, offers] = await read([readContent<StoreDocument>('globals/store?depth=1'), readProducts(), readOffers()]);
  return toStorePage(store, products, offers);
}

export async function getCheckoutPage(): Promise<CheckoutPage> {
  const [checkout] = await read([readContent<CheckoutDocument>('globals/checkout?depth=1')]);
  return checkout;
}

export async function getCatalogue(): Promise<Catalogue> {
  const [products] = await read([readProducts()]);
  return toCatalogue(products);
}

async function readProducts(): Promise<Product[]> {
  const { docs } = await readContent<List<ProductDocument>>(`products?${LIST}`);
  return docs.map(toProduct);
}

async function readOffers(): Promise<Offer[]> {
  const { docs } = await readContent<List<OfferDocument>>(`offers?${LIST}`);
  return docs.map(toOffer);
}

/** Waits for all parts of a page; a CMS out of reach becomes a 503 that the root's error boundary shows. */
async function read<Parts extends Promise<unknown>[]>(parts: [...Parts]) {
  try {
    return await Promise.all(parts);
  } catch (error) {
    if (!(error instanceof CmsUnavailable)) throw error;
    log.warn({ reason: error.message }, 'a page could not be filled');
    throw data('The shop is out of reach for a moment.', { status: 503, headers: { 'Retry-After': '5' } });
  }
}
