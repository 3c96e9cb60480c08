import type { PackedText } from '../rich-text.ts';
import type { ClosingWords, PageHead, Picture } from './parts.ts';

/** `contents` are the headings of the second level, by their ids in `text`. */
export type Article = {
  slug: string;
  title: string;
  excerpt: string;
  date: { text: string; iso: string };
  picture: Picture | null;
  text: PackedText;
  contents: { id: string; title: string }[];
};

export type BlogPage = {
  head: PageHead;
  title: string;
  lead: string;
  readMore: string;
  back: string;
  /** The headings above the list of contents and before the next article, and the small print below each article. */
  contents: string;
  next: string;
  note: string;
  closing: ClosingWords;
  /** Newest first. */
  articles: Article[];
};
