import type { EmptyWords, PageHead, WayOn } from './parts.ts';

export type CartPage = {
  head: PageHead;
  title: string;
  lines: {
    item: string;
    items: string;
    each: string;
    perMonth: string;
    remove: string;
    less: string;
    more: string;
  };
  summary: Record<
    | 'title'
    | 'subtotal'
    | 'shipping'
    | 'tax'
    | 'later'
    | 'total'
    | 'checkout'
    | 'goOn'
    | 'secureNote',
    string
  >;
  plan: PlanWords;
  empty: EmptyWords & { waysOn: WayOn[] };
};

/** Monthly payments in words; what stands in braces is filled in. */
export type PlanWords = Record<
  | 'title'
  | 'inAll'
  | 'total'
  | 'today'
  | 'paid'
  | 'ends'
  | 'later'
  | 'first'
  | 'person'
  | 'persons'
  | 'lessPersons'
  | 'morePersons'
  | 'family'
  | 'applied'
  | 'consent',
  string
>;
