import type { Account } from '../world/staff.ts';
import type { Begun } from './history/buying.ts';
import type { Person } from './history/people.ts';

export type Doc = { id: string } & Record<string, unknown>;

/** An edit by the practice: the words by their place in the document ('hero.lead'). */
export type Edit = { slug: string; id: string | null; words: Record<string, unknown> };

/** What has to be found again after an upgrade, as the old shop answered it and as its people typed it. */
export type Manifest = {
  commit: string;
  /** What the clock of the old shop showed when it was stopped. */
  moment: string;
  accounts: (Account & { role: string })[];
  /** Who typed what, by the id of the order. */
  buyers: Record<string, Person>;
  /** What stands in the form of a checkout that was begun, by its id. */
  forms: Record<string, Person>;
  messages: { id: string; typed: Record<string, string> }[];
  /** As administrators read them, opened one by one where data are sealed; by collection. */
  records: Record<string, Doc[]>;
  /** The panel of each order, by its id. */
  money: Record<string, object>;
  edits: { published: Edit[]; drafts: Edit[] };
  /** What visitors read by path, and what they must not. */
  pages: { path: string; has: string[]; hasNot: string[] }[];
  planned: { title: string; at: string }[];
  /** Checkouts that were left open. */
  open: Record<'plain' | 'coupon' | 'offline' | 'early', Begun>;
  /** Coupon codes that were used up, or have ended. */
  spentCoupons: string[];
  notForSale: { id: string; price: number };
  /** Links that stand in mails which people have. */
  leaveLinks: { left: string; staying: string };
  /** Uploads: where visitors get them, and their place in the folder of uploads. */
  files: { url: string; kept: string }[];
  /** Customer at Stripe and order of a programme that is half paid. */
  runningPlan: { customer: string; order: string };
  refundable: { order: string; paid: string };
};
