import type { Payload } from 'payload';
import { welcomeCoupon } from './coupons.ts';
import { checkoutTexts } from './globals/checkout.ts';
import { frameTexts } from './globals/frame.ts';
import { homeTexts } from './globals/home.ts';
import { practiceTexts } from './globals/practice.ts';
import { storeTexts } from './globals/store.ts';
import { offers } from './offers.ts';
import { seedPictures } from './pictures.ts';
import { gutKits } from './products/gut-kits.ts';
import { otherKits } from './products/other-kits.ts';
import { services } from './products/services.ts';
import { seedOnce } from './seed-once.ts';

type Options = { say: (line: string) => void; withPictures?: boolean };
type Ids = Record<string, string>;

/**
 * Fills a shop with samples, each part once: a marker in the database remembers a part that is complete, so that
 * nothing which the practice edits or deletes ever comes back, and a shop that was filled by an earlier version gets
 * the parts that are new. A run that was cut off is continued, creating only what is still missing.
 */
export async function seed(payload: Payload, { say, withPictures = true }: Options): Promise<void> {
  const parts = [
    await seedOnce(payload, 'samples', () => seedShop(payload, { say, withPictures })),
    await seedOnce(payload, 'coupons', () => seedCoupons(payload)),
  ];
  if (!parts.some(Boolean)) say('Samples were seeded before; nothing is overwritten.');
}

/** Pictures, products, offers and the texts of the pages that sell them. */
async function seedShop(payload: Payload, { say, withPictures }: Options): Promise<void> {
  if (withPictures) say('Drawing the sample pictures …');
  const pictures = withPictures ? await seedPictures(payload) : {};
  say('Filling the shelves …');
  const products = await seedProducts(payload, pictures);
  const offerIds = await seedOffers(payload, pictures, products);
  say('Writing the sample texts …');
  await seedTexts(payload, { products, offers: offerIds });
  say(`Seeded ${Object.keys(products).length} products, ${Object.keys(offerIds).length} offers and the texts of every page.`);
}

async function seedProducts(payload: Payload, pictures: Ids): Promise<Ids> {
  const ids: Ids = {};
  for (const [index, { drawing, features, ...facts }] of [...gutKits, ...otherKits, ...services].entries()) {
    ids[facts.handle] =
      (await findByHandle(payload, 'products', facts.handle)) ??
      (await payload.create({
        collection: 'products',
        data: { ...facts, features: asRows(features), picture: pictures[drawing], position: (index + 1) * 10, _status: 'published' },
      })).id;
  }
  return ids;
}

async function seedCoupons(payload: Payload): Promise<void> {
  const { totalDocs } = await payload.count({ collection: 'coupons', where: { code: { equals: welcomeCoupon.code } } });
  if (totalDocs === 0) await payload.create({ collection: 'coupons', data: welcomeCoupon });
}

async function seedOffers(payload: Payload, pictures: Ids, products: Ids): Promise<Ids> {
  const ids: Ids = {};
  for (const [index, { drawing, features, products: handles, ...facts }] of offers.entries()) {
    ids[facts.handle] =
      (await findByHandle(payload, 'offers', facts.handle)) ??
      (await payload.create({
        collection: 'offers',
        data: {
          ...facts,
          features: asRows(features),
          products: handles.flatMap((handle) => products[handle] ?? []),
          picture: pictures[drawing],
          position: (index + 1) * 10,
          _status: 'published',
        },
      })).id;
  }
  return ids;
}

async function seedTexts(payload: Payload, ids: { products: Ids; offers: Ids }): Promise<void> {
  const status = { _status: 'published' as const };
  await whenUnsaved(payload, 'practice', (slug) => payload.updateGlobal({ slug, data: { ...practiceTexts, ...status } }));
  await whenUnsaved(payload, 'frame', (slug) => payload.updateGlobal({ slug, data: { ...frameTexts, ...status } }));
  await whenUnsaved(payload, 'home', (slug) => payload.updateGlobal({ slug, data: { ...homeTexts, ...status } }));
  await whenUnsaved(payload, 'store', (slug) => payload.updateGlobal({ slug, data: { ...storeTexts(ids), ...status } }));
  await whenUnsaved(payload, 'checkout', (slug) => payload.updateGlobal({ slug, data: { ...checkoutTexts, ...status } }));
}

async function whenUnsaved<Slug extends 'practice' | 'frame' | 'home' | 'store' | 'checkout'>(
  payload: Payload,
  slug: Slug,
  save: (slug: Slug) => Promise<unknown>,
): Promise<void> {
  const { createdAt } = await payload.findGlobal({ slug, depth: 0 });
  if (!createdAt) await save(slug);
}

async function findByHandle(payload: Payload, collection: 'products' | 'offers', handle: string): Promise<string | undefined> {
  const { docs } = await payload.find({ collection, where: { handle: { equals: handle } }, limit: 1, depth: 0 });
  return docs[0]?.id;
}

const asRows = (lines: string[]) => lines.map((text) => ({ text }));
