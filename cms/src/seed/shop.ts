import type { Payload } from 'payload';
import { checkoutTexts } from './globals/checkout.ts';
import { frameTexts } from './globals/frame.ts';
import { homeTexts } from './globals/home.ts';
import { practiceTexts } from './globals/practice.ts';
import { storeTexts } from './globals/store.ts';
import { offers } from './offers.ts';
import type { Draw } from './pictures.ts';
import { gutKits } from './products/gut-kits.ts';
import { otherKits } from './products/other-kits.ts';
import { services } from './products/services.ts';
import { publishList } from './publish-list.ts';
import { publishTexts } from './publish-texts.ts';

/** Products, offers and the texts of the pages that sell them. */
export async function seedShop(payload: Payload, draw: Draw): Promise<void> {
  const shelves = [...gutKits, ...otherKits, ...services];
  const pictures = await draw([...shelves, ...offers].map(({ drawing }) => drawing));
  const products = await publishList(
    payload,
    'products',
    'handle',
    shelves.map(({ drawing, features, ...facts }) => ({ ...facts, features: asRows(features), picture: pictures[drawing] })),
  );
  const offerIds = await publishList(
    payload,
    'offers',
    'handle',
    offers.map(({ drawing, features, products: handles, ...facts }) => ({
      ...facts,
      features: asRows(features),
      products: handles.flatMap((handle) => products[handle] ?? []),
      picture: pictures[drawing],
    })),
  );
  await publishTexts(payload, 'practice', practiceTexts);
  await publishTexts(payload, 'frame', frameTexts);
  await publishTexts(payload, 'home', homeTexts);
  await publishTexts(payload, 'store', storeTexts({ products, offers: offerIds }));
  await publishTexts(payload, 'checkout', checkoutTexts);
}

const asRows = (lines: string[]) => lines.map((text) => ({ text }));
