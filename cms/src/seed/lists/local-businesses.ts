import type { Sample } from '../publish-list.ts';

/** Invented neighbors; their links stay # until the practice names real ones (spec §2). */
export const localBusinesses: Sample<'local-businesses'>[] = [
  business(
    'gut-healthy-food',
    'bread',
    'Old Mill Sourdough',
    'Three-day loaves from local wheat, mixed on Monday for Thursday. Gluten-free bread on Fridays.',
  ),
  business(
    'wellness-home',
    'stones',
    'Still Waters Massage',
    'Gentle bodywork for tense shoulders and slow digestion, by women, for women and children.',
  ),
  business(
    'gut-healthy-food',
    'basket',
    'Green Gate Farm',
    'Vegetable boxes, raw honey and pastured eggs. Pick up on Saturdays, and let the children meet the hens.',
  ),
  business(
    'professional-services',
    'stethoscope',
    'Cedar Lane Pediatrics',
    'A small practice that takes its time and likes to read the report together with you.',
  ),
  business(
    'wellness-home',
    'bucket',
    'Clean Nest',
    'House cleaning with five ingredients and no scent. They bring their own cloths and wash them too.',
  ),
  business(
    'gut-healthy-food',
    'milk',
    'Meadow Creamery',
    'Kefir and yogurt from one herd, cultured for a full day. Goat milk in spring.',
  ),
  business(
    'wellness-home',
    'mat',
    'Well Made Movement',
    'Small classes for backs, pelvic floors and grandmothers. The first hour is free.',
  ),
  business(
    'gut-healthy-food',
    'pot',
    'The Broth Bar',
    'Bone broth by the cup or the quart, bowls and ferments. No seed oils in the kitchen.',
  ),
  business(
    'professional-services',
    'ledger',
    'Steward Bookkeeping',
    'Books and taxes for family businesses, explained at the kitchen table.',
  ),
  business(
    'wellness-home',
    'candle',
    'Lamplight Candles',
    'Beeswax candles with cotton wicks and nothing added, poured in the back of the shop.',
  ),
  business(
    'gut-healthy-food',
    'leaf',
    'Corner Herb Garden',
    'Potted herbs, bitter greens and loose teas, with a note on how to use each of them.',
  ),
  business(
    'professional-services',
    'chairs',
    'Good Shepherd Counseling',
    'Licensed Christian counselors for couples, parents and teenagers, in person or by video.',
  ),
];

type Business = Sample<'local-businesses'>;

function business(
  category: Business['category'],
  icon: Business['icon'],
  name: string,
  description: string,
): Business {
  return { category, icon, name, description, link: '#' };
}
