import type { PackedText } from '../rich-text.ts';
import type { Terms } from './checkout.ts';
import type { PageHead } from './parts.ts';

/** A page that is only read: a row of the CMS. */
export type TextPage = {
  /** Where it stands: '/privacy-policy'. */
  path: string;
  head: PageHead;
  title: string;
  lead: string;
  /** In one line, e.g. since when it holds and its last change; null for none. */
  dates: string | null;
  summary: { title: string; items: { term: string; detail: string }[] };
  contents: string;
  sections: { id: string; heading: string; text: PackedText }[];
  /** The terms of the checkout below it, so that they can be read without a cart. */
  terms: Terms | null;
  isForAssistant: boolean;
};
