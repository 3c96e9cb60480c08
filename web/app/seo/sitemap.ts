import type { ListedPage } from '../content/views.ts';
import { elements } from './xml.ts';

/** The pages as https://www.sitemaps.org/protocol.html has them. */
export function writeSitemap(siteUrl: string, pages: ListedPage[]): string {
  const entries = pages.map(
    ({ path, changedAt }) =>
      `<url>${elements({ loc: siteUrl + path, ...(changedAt ? { lastmod: changedAt } : {}) })}</url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}
