import type { Payload } from 'payload';
import { checkoutTexts } from './globals/checkout.ts';
import { frameTexts } from './globals/frame.ts';
import { homeTexts } from './globals/home.ts';
import { practiceTexts } from './globals/practice.ts';
import { storeTexts } from './globals/store.ts';
import { offers } from './offers.ts';
import { hangPictures, type Draw } from './pictures.ts';
import { gutKits } from './products/gut-kits.ts';
import { otherKits } from './products/other-kits.ts';
import type { ProductSeed } from './products/product.ts';
import { services } from './products/services.ts';
import { publishList } from './publish-list.ts';
import { publishTexts } from './publish-texts.ts';

/** Products, offers and the texts of the pages that sell them. */
export async function seedShop(payload: Payload, draw: Draw): Promise<void> {
  const kits = await publishProducts(payload, [...gutKits, ...otherKits], draw);
  const products = { ...kits, ...(await publishProducts(payload, services, draw, kits)) };
  const offerIds = await publishList(
    payload,
    'offers',
    'handle',
    (await hangPictures(offers, draw)).map(({ features, product, ...facts }) => ({
      ...facts,
      features: asRows(features),
      products: idsOf([product], products),
    })),
  );
  await publishTexts(payload, 'practice', practiceTexts);
  await publishTexts(payload, 'frame', frameTexts);
  await publishTexts(payload, 'home', homeTexts);
  const { 'share-store': sharePicture } = await draw(['share-store']);
  await publishTexts(payload, 'store', {
    ...storeTexts({ products, offers: offerIds }),
    sharePicture,
  });
  await publishTexts(payload, 'checkout', checkoutTexts);
}

/** `known`: the ids of those that stand before them, by handle. */
async function publishProducts(
  payload: Payload,
  samples: ProductSeed[],
  draw: Draw,
  known: Record<string, string> = {},
): Promise<Record<string, string>> {
  const hung = await hangPictures(samples, draw);
  const documents = hung.map(({ features, parts = [], ...facts }) => ({
    ...facts,
    features: asRows(features),
    parts: parts.map((handles) => ({ oneOf: idsOf(handles, known) })),
  }));
  return await publishList(payload, 'products', 'handle', documents, Object.keys(known).length);
}

const idsOf = (handles: string[], ids: Record<string, string>) =>
  handles.flatMap((handle) => ids[handle] ?? []);
const asRows = (lines: string[]) => lines.map((text) => ({ text }));
