import type { EmptyWords, PageHead, WayOn } from './parts.ts';

export type CartPage = {
  head: PageHead;
  title: string;
  lines: { item: string; items: string; each: string; perMonth: string; remove: string; less: string; more: string };
  summary: Record<'title' | 'subtotal' | 'shipping' | 'tax' | 'later' | 'total' | 'checkout' | 'goOn' | 'secureNote', string>;
  empty: EmptyWords & { waysOn: WayOn[] };
};
