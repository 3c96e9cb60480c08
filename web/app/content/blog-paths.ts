const articlesAPage = 24;

export const blogPath = (number: number): string =>
  number === 1 ? '/blog' : `/blog/page/${number}`;
export const articlePath = (slug: string): string => `/blog/${encodeURIComponent(slug)}`;
/** Where the browser gets the text of an article that it opens in the list. */
export const textPath = (slug: string): string => `${articlePath(slug)}/text`;

/** Editors' links to articles may be older than the articles' own pages: '/blog#heal-your-gut' leads there too. */
export function toArticleLink(href: string): string {
  const [, heading, slug] = /^\/blog(#([a-z0-9]+(?:-[a-z0-9]+)*)(?:--.+)?)$/.exec(href) ?? [];
  if (!slug || !heading) return href;
  return articlePath(slug) + (heading.includes('--') ? heading : '');
}

/** The articles of one page of the list; none of a page that does not exist. */
export function onPage<Each>(articles: Each[], number: number): Each[] {
  return articles.slice((number - 1) * articlesAPage, number * articlesAPage);
}

export function pageCount(articles: number): number {
  return Math.max(1, Math.ceil(articles / articlesAPage));
}

/** The number in the address of a page, written as we write it; null for anything else. */
export function readPageNumber(text: string): number | null {
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : null;
}

/** Whether this is the address of one of these articles, of its text, or of a page of their list. */
export function leadsToArticles(path: string, articles: { slug: string }[]): boolean {
  const [, page] = /^\/blog\/page\/([^/]+)$/.exec(path) ?? [];
  if (page !== undefined) return (readPageNumber(page) ?? Infinity) <= pageCount(articles.length);
  return articles.some(({ slug }) => path === articlePath(slug) || path === textPath(slug));
}
