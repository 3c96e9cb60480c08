import { getFeed, getFrame } from '../../content/content.server.ts';
import { env } from '../../env.server.ts';
import { writeFeed } from '../../seo/feed.ts';

/** GET /rss.xml */
export async function loader(): Promise<Response> {
  const [frame, feed] = await Promise.all([getFrame(), getFeed()]);
  return new Response(writeFeed({ siteUrl: env.siteUrl, frame }, feed), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  });
}
