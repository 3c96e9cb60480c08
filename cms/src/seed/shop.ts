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
import { services } from './products/services.ts';
import { publishList } from './publish-list.ts';
import { publishTexts } from './publish-texts.ts';

/** Products, offers and the texts of the pages that sell them. */
export async function seedShop(payload: Payload, draw: Draw): Promise<void> {
  const shelves = await hangPictures([...gutKits, ...otherKits, ...services], draw);
  const products = await publishList(
    payload,
    'products',
    'handle',
    shelves.map(({ features, ...facts }) => ({ ...facts, features: asRows(features) })),
  );
  const offerIds = await publishList(
    payload,
    'offers',
    'handle',
    (await hangPictures(offers, draw)).map(({ features, products: handles, ...facts }) => ({
      ...facts,
      features: asRows(features),
      products: handles.flatMap((handle) => products[handle] ?? []),
    })),
  );
  await publishTexts(payload, 'practice', practiceTexts);
  await publishTexts(payload, 'frame', frameTexts);
  await publishTexts(payload, 'home', homeTexts);
  const { 'share-store': sharePicture } = await draw(['share-store']);
  await publishTexts(payload, 'store', { ...storeTexts({ products, offers: offerIds }), sharePicture });
  await publishTexts(payload, 'checkout', checkoutTexts);
}

const asRows = (lines: string[]) => lines.map((text) => ({ text }));
