import type { Part } from '../paragraphs.ts';
import type { Terms } from './checkout.ts';
import type { PageHead } from './parts.ts';

export type PrivacyPage = {
  head: PageHead;
  title: string;
  lead: string;
  /** Both dates in one line: since when it holds, and its last change. */
  dates: string;
  summary: { title: string; items: { term: string; detail: string }[] };
  contents: string;
  sections: { id: string; heading: string; parts: Part[] }[];
  /** The terms stand below the policy, so that they can be read without a cart. */
  terms: Terms;
};
