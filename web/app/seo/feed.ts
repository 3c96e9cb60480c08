import type { Article, BlogPage } from '../content/views.ts';
import type { Root } from './root.ts';
import { elements, escapeXml } from './xml.ts';

/** Where an article opens: the blog has one address for all of them (design §9). */
export const articleAddress = (siteUrl: string, { slug }: Pick<Article, 'slug'>): string =>
  `${siteUrl}/blog#${encodeURIComponent(slug)}`;

/** The articles as RSS 2.0 (https://www.rssboard.org/rss-specification), newest first. */
export function writeFeed(
  { siteUrl, frame }: Root,
  blog: Pick<BlogPage, 'title' | 'lead' | 'articles'>,
): string {
  const self = `<atom:link href="${escapeXml(`${siteUrl}/rss.xml`)}" rel="self" type="application/rss+xml"/>`;
  const channel = elements({
    title: `${blog.title} · ${frame.practice.name}`,
    link: `${siteUrl}/blog`,
    description: blog.lead,
    language: 'en-us',
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    `<channel>${self}${channel}`,
    ...blog.articles.map((article) => writeItem(siteUrl, article)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

/** An article has a day and no hour: noon is the same day wherever the family reads. */
function writeItem(siteUrl: string, article: Article): string {
  const link = articleAddress(siteUrl, article);
  const pubDate = new Date(`${article.date.iso}T12:00:00Z`).toUTCString();
  return `<item>${elements({ title: article.title, link, guid: link, pubDate, description: article.excerpt })}</item>`;
}
