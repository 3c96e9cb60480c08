import type { PackedText } from '../rich-text.ts';
import type { ClosingWords, PageHead, Picture } from './parts.ts';

/** An article as lists show it. */
export type ArticleHead = {
  slug: string;
  title: string;
  excerpt: string;
  date: { text: string; iso: string };
  picture: Picture | null;
};

/** `contents` are the headings of the second level, by their ids in `text`. */
export type Article = ArticleHead & {
  text: PackedText;
  contents: { id: string; title: string }[];
};

/** An article as it is read, and the one that follows it; after the last one that is the first. */
export type OpenArticle = { article: Article; next: ArticleHead };

/** The words around an article. */
export type ArticleWords = {
  back: string;
  /** The headings above the list of contents and before the next article, and the small print below each article. */
  contents: string;
  next: string;
  note: string;
};

/** One page of the list of articles, newest first. */
export type BlogPage = {
  head: PageHead;
  title: string;
  lead: string;
  readMore: string;
  words: ArticleWords;
  closing: ClosingWords;
  page: { number: number; last: number };
  articles: ArticleHead[];
};

export type ArticlePage = OpenArticle & {
  head: PageHead;
  /** The name of the list that the article is in. */
  blogTitle: string;
  words: ArticleWords;
  closing: ClosingWords;
};

/** All articles, newest first, for feed readers. */
export type Feed = { title: string; lead: string; articles: ArticleHead[] };
