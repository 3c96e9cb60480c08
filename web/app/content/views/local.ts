import type { LocalBusinessDocument } from '../documents.ts';
import type { ClosingWords, PageHead } from './parts.ts';

/** `icon` names a drawing; `href` is null as long as there is no website. */
export type LocalBusiness = {
  id: string;
  name: string;
  description: string;
  category: string;
  categoryLabel: string;
  icon: LocalBusinessDocument['icon'];
  href: string | null;
};

export type LocalPage = {
  head: PageHead;
  title: string;
  lead: string;
  allLabel: string;
  button: string;
  /** One per category that has businesses, with how many. */
  filters: { id: string; label: string; count: number }[];
  businesses: LocalBusiness[];
  closing: ClosingWords;
};
