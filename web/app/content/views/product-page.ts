import type { StoreDocument } from '../documents.ts';
import type { Product } from '../product.ts';
import type { GroupDiscount, PageHead, Person, Picture } from './parts.ts';
import type { StorePage } from './store.ts';

/** A product on a page of its own (KIT-02). Lists may be empty and texts null: what is missing is not shown. */
export type ProductPage = {
  head: PageHead;
  product: Product;
  /** The store, and the tab that it stands in. */
  trail: { label: string; href: string }[];
  summary: string;
  /** Null: the drawn one, or the picture of its card. */
  picture: Picture | null;
  goodFor: string[];
  inTheBox: string[];
  /** Which drawings its steps have. */
  collecting: string | null;
  youCollect: string | null;
  ages: string | null;
  steps: { title: string; text: string }[];
  shows: string[];
  cannotTell: string[];
  before: string[];
  /** Lines of a sample report; `at` from 0 to 100, 25 to 75 is in range. */
  report: { name: string; at: number; word: string }[];
  questions: { question: string; answer: string }[];
  nearest: { product: Product; difference: string }[];
  claim: string | null;
  disclaimer: string | null;
  /** Names of the kits of which the buyer of a package chooses one. */
  choice: string[];
  visits: { label: string; minutes: number; count: number }[];
  person: Person & {
    /** The consultation that can be added; null while none is for sale. */
    visit: Product | null;
  };
  groupDiscount: GroupDiscount | null;
  /** It is one of the kits that are shown side by side. */
  canCompare: boolean;
  words: StorePage['words'] & ProductPageWords;
};

/** The words that every page of a product has around what is its own. */
type ProductPageWords = StoreDocument['page'];
