import type { ClosingWords, Link, PageHead, Picture } from './parts.ts';

/** `id` is the shelf's anchor on the page. */
export type RecommendedShelf = {
  id: string;
  heading: string;
  note: string | null;
  items: { id: string; name: string; description: string; href: string; picture: Picture | null }[];
};

export type RecommendationsPage = {
  head: PageHead;
  title: string;
  lead: string;
  disclosure: { lead: string; text: string };
  supplementNote: { lead: string; text: string };
  button: string;
  shelves: RecommendedShelf[];
  dispensary: { title: string; text: string; badges: string[]; link: Link };
  closing: ClosingWords;
};
