import { getListedPages } from '../../content/content.server.ts';
import { env } from '../../env.server.ts';
import { writeSitemap } from '../../seo/sitemap.ts';

/** GET /sitemap.xml */
export async function loader(): Promise<Response> {
  return new Response(writeSitemap(env.siteUrl, await getListedPages()), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  });
}
