import type { StoreDocument } from '../documents.ts';
import type { Product, Sample } from '../product.ts';
import type { PageHead, Picture } from './parts.ts';
import type { StorePage } from './store.ts';

/** The kits that say what they look at, side by side (KIT-04). */
export type ComparePage = {
  head: PageHead;
  trail: { label: string; href: string }[];
  kits: {
    product: Product;
    madeFor: string | null;
    youCollect: string | null;
    method: string | null;
    looksAt: string;
    /** What costs a talk about it alone, and the package that has this kit and a talk; null while they are not for sale. */
    talk: Product | null;
    talkInPackage: Product | null;
  }[];
  words: StorePage['words'] & StoreDocument['compare'] & { resultsNote: string };
};

export type Who = 'adult' | 'child' | 'baby' | 'pregnant';
export type Concern =
  | 'digestion'
  | 'tiredness'
  | 'skin'
  | 'mood'
  | 'weight'
  | 'food'
  | 'hormones'
  | 'other';

/** An empty list fits every answer. */
export type ChooseRule = {
  who: Who[];
  concern: Concern[];
  sample: Sample[];
  kit: string;
  why: string;
  alternative: string | null;
  whyAlternative: string | null;
};

/** What the page that helps to choose works with; no answer is ever part of it (GUIDE-01). */
export type ChoosePage = {
  head: PageHead;
  trail: { label: string; href: string }[];
  rules: ChooseRule[];
  /** What is shown and can be bought, by id. */
  products: Record<string, Product>;
  /** How the kits are collected, with the word for it. */
  samples: { sample: Sample; label: string; how: string | null }[];
  /** Of the practitioner, beside the way to a person. */
  portrait: Picture | null;
  words: StorePage['words'] & StoreDocument['choose'];
};
