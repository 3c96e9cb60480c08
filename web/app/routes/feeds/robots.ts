import { env } from '../../env.server.ts';

/** GET /robots.txt: everything may be read; pages that are not to be listed say so themselves, which only their readers see. */
export function loader(): Response {
  const lines = ['User-agent: *', 'Disallow:', '', `Sitemap: ${env.siteUrl}/sitemap.xml`, ''];
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
