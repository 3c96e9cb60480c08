import { articlePath } from '../content/blog-paths.ts';
import type { ArticleHead, Feed, Root } from '../content/views.ts';
import { elements, escapeXml } from './xml.ts';

/** The articles as RSS 2.0 (https://www.rssboard.org/rss-specification), newest first. */
export function writeFeed({ siteUrl, frame }: Root, feed: Feed): string {
  const self = `<atom:link href="${escapeXml(`${siteUrl}/rss.xml`)}" rel="self" type="application/rss+xml"/>`;
  const channel = elements({
    title: `${feed.title} · ${frame.practice.name}`,
    link: `${siteUrl}/blog`,
    description: feed.lead,
    language: 'en-us',
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    `<channel>${self}${channel}`,
    ...feed.articles.map((article) => writeItem(siteUrl, article)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

/**
 * An article has a day and no hour: noon is the same day wherever the family reads. Its name for feed readers is the
 * address that it had before it had a page of its own, so that nobody is told of it twice; that still opens it.
 */
function writeItem(siteUrl: string, { slug, title, excerpt, date }: ArticleHead): string {
  const guid = `${siteUrl}/blog#${encodeURIComponent(slug)}`;
  const pubDate = new Date(`${date.iso}T12:00:00Z`).toUTCString();
  return `<item>${elements({ title, link: siteUrl + articlePath(slug), guid, pubDate, description: excerpt })}</item>`;
}
