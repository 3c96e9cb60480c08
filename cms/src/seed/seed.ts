import type { Payload, RequiredDataFromCollectionSlug } from 'payload';
import { answers, newerAnswers } from './answers/answers.ts';
import { seedArticles } from './articles.ts';
import { seedChooseRules } from './choose-rules.ts';
import { familyCoupon, familyProgramme, welcomeCoupon } from './coupons.ts';
import { seedGuides } from './guides.ts';
import { faqs } from './lists/faqs.ts';
import { localBusinesses } from './lists/local-businesses.ts';
import { partnerLinks } from './lists/partner-links.ts';
import { privacyPolicy } from './lists/privacy-policy.ts';
import { recommendations } from './lists/recommendations.ts';
import { testimonials } from './lists/testimonials.ts';
import { seedPages } from './pages.ts';
import { drawInto, hangPictures, type Draw } from './pictures.ts';
import { fillPages } from './products/fill-pages.ts';
import { publishList } from './publish-list.ts';
import { publishTexts } from './publish-texts.ts';
import { seedOnce } from './seed-once.ts';
import { seedShop } from './shop.ts';

type Options = { say: (line: string) => void; withPictures?: boolean };

/**
 * Fills a shop with samples, each part once: a marker in the database remembers a part that is complete, so that
 * nothing which the practice edits or deletes ever comes back, and a shop that was filled by an earlier version gets
 * the parts that are new. A run that was cut off is continued, creating only what is still missing.
 */
export async function seed(payload: Payload, { say, withPictures = true }: Options): Promise<void> {
  const draw: Draw = withPictures ? drawInto(payload) : () => Promise.resolve({});
  const parts: [name: string, line: string, work: () => Promise<unknown>][] = [
    ['samples', 'Seeding products and offers …', () => seedSamples(payload, draw)],
    ['coupons', 'Seeding the coupon for newcomers …', () => seedCoupons(payload)],
    ['family-coupon', 'Seeding the coupon for families …', () => seedFamilyCoupon(payload)],
    ['pages', 'Seeding the words of the pages …', () => seedPages(payload, draw)],
    [
      'text-pages',
      'Seeding the privacy policy …',
      () => publishList(payload, 'pages', 'slug', [privacyPolicy]),
    ],
    [
      'questions',
      'Seeding questions and answers …',
      () => publishList(payload, 'faqs', 'question', faqs),
    ],
    [
      'answers',
      'Seeding answers of the chat …',
      async () => {
        await publishTexts(payload, 'chat-facts', {});
        await publishList(payload, 'answers', 'title', answers);
      },
    ],
    [
      'newer-answers',
      'Seeding more answers of the chat …',
      () => publishList(payload, 'answers', 'title', newerAnswers, answers.length),
    ],
    [
      'testimonials',
      'Seeding testimonials …',
      () => publishList(payload, 'testimonials', 'name', testimonials),
    ],
    [
      'recommendations',
      'Seeding recommendations …',
      async () =>
        publishList(
          payload,
          'affiliate-products',
          'name',
          await hangPictures(recommendations, draw),
        ),
    ],
    [
      'local-businesses',
      'Seeding local businesses …',
      () => publishList(payload, 'local-businesses', 'name', localBusinesses),
    ],
    [
      'partner-links',
      'Seeding the partner’s products …',
      () => publishList(payload, 'partner-links', 'name', partnerLinks),
    ],
    ['articles', 'Seeding articles …', () => seedArticles(payload, draw)],
    ['guides', 'Seeding free guides …', () => seedGuides(payload, draw)],
  ];
  let isNew = false;
  for (const [name, line, work] of parts) {
    const done = await seedOnce(payload, name, async () => {
      say(line);
      await work();
    });
    isNew ||= done;
  }
  say(isNew ? 'Samples are seeded.' : 'Samples were seeded before; nothing is overwritten.');
}

/** An older shop has its products already, and nothing is written into them: their pages show what is known of them. */
async function seedSamples(payload: Payload, draw: Draw): Promise<void> {
  await seedShop(payload, draw);
  await fillPages(payload);
  await seedChooseRules(payload);
}

async function seedCoupons(payload: Payload): Promise<void> {
  await createCoupon(payload, welcomeCoupon);
}

/** A shop that has no such programme any more needs no coupon for it. */
async function seedFamilyCoupon(payload: Payload): Promise<void> {
  const { docs } = await payload.find({
    collection: 'products',
    where: { handle: { equals: familyProgramme } },
    depth: 0,
    limit: 1,
  });
  const [programme] = docs;
  if (programme) await createCoupon(payload, { ...familyCoupon, products: [programme.id] });
}

async function createCoupon(
  payload: Payload,
  data: RequiredDataFromCollectionSlug<'coupons'>,
): Promise<void> {
  const { totalDocs } = await payload.count({
    collection: 'coupons',
    where: { code: { equals: data.code } },
  });
  if (totalDocs === 0) await payload.create({ collection: 'coupons', data });
}
