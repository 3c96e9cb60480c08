import type { Category, Offer, Product, Sample } from '../product.ts';
import type { Figure, GroupDiscount, Link, PageHead, Person, Picture } from './parts.ts';

export type StorePage = {
  head: PageHead;
  /** Headline and sentence above each shelf. */
  heads: Record<Category, { title: string; lead: string }>;
  tabs: Record<Category, string>;
  sampleKey: { title: string; items: { sample: Sample; label: string }[] };
  products: Product[];
  turnaround: {
    title: string;
    lead: string;
    rows: { label: string; note: string; days: number }[];
  };
  help: { title: string; text: string; button: string };
  /** Null while the offer that it sells is not published. */
  packagePlan: { badge: string; offer: Offer; points: string[]; button: string } | null;
  /** Null while the programme is hidden. */
  programPlan: {
    badge: string;
    name: string;
    product: Product | null;
    rows: { lead: string; text: string; price: string }[];
    button: string;
    /** What comes off each payment by itself, from so many people on. */
    groupDiscount: GroupDiscount | null;
    /** Of the discount, and of what a group pays in all. */
    groupWords: { note: string; each: string; all: string };
    /** After the price. */ term: string;
    /** Of the four payments. */ payments: string[];
  } | null;
  /** Whom one talks to in a consultation. */
  person: { title: string; lead: string; portrait: Picture | null } & Pick<
    Person,
    'name' | 'facts'
  >;
  /** Above the supplements that the shop itself sells. */
  own: { title: string; text: string };
  partners: Partners;
  shelfTitle: string;
  shelfLead: string;
  closing: { title: string; text: string; link: Link };
  words: {
    addToCart: string;
    unavailable: string;
    days: string;
    question: string;
    allKits: string;
    compareLink: string;
    chooseLink: string;
  };
};

export type CabinetRow = {
  label: string;
  drawers: {
    name: string;
    description: string | null;
    kind: 'capsules' | 'chewables' | 'shakes' | 'bars' | 'probiotics' | 'powders';
    href: string;
    isNew: boolean;
  }[];
};

/** The outside partners of the supplements; everything here opens in a new tab. */
export type Partners = {
  title: string;
  text: string;
  dispensary: { name: string; text: string; figure: Figure; button: string; href: string };
  wholeFood: { name: string; text: string; claims: Figure[]; button: string; href: string };
  cabinet: { title: string; text: string; newLabel: string; rows: CabinetRow[] };
};
