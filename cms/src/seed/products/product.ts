import type { RequiredDataFromCollectionSlug } from 'payload';

export type ProductSeed = Omit<
  RequiredDataFromCollectionSlug<'products'>,
  'features' | 'parts' | 'picture' | 'position' | '_status'
> & {
  features: string[];
  /** Of a package: the handles of what it is made of, one of each list. */
  parts?: string[][];
  /** Name of the drawing in seed/pictures, without .svg. */
  drawing: string;
};

type Kit = Pick<ProductSeed, 'handle' | 'name' | 'price' | 'description' | 'features'> & {
  sample: NonNullable<ProductSeed['sample']>;
  /** Days to results; null where spec §9 states none. */
  days: number | null;
  ground: string;
  ages?: string;
  ageFrom?: number;
  ageTo?: number;
};

const sampleWords = {
  stool: 'Stool test',
  urine: 'Urine test',
  'finger-prick': 'Finger-prick test',
  saliva: 'Saliva test',
};

/** A test kit: its line in the cart follows from sample and days. */
export function kit({ days, ...facts }: Kit): ProductSeed {
  const words = sampleWords[facts.sample];
  return {
    ...facts,
    category: 'testing',
    turnaroundDays: days,
    summary: days ? `${words}, results in ${days} days` : `${words}, collected at home`,
    drawing: facts.handle,
  };
}
