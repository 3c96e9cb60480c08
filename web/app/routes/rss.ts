import { getBlogPage, getFrame } from '../content/content.server.ts';
import { env } from '../env.server.ts';
import { writeFeed } from '../seo/feed.ts';

/** GET /rss.xml */
export async function loader(): Promise<Response> {
  const [frame, blog] = await Promise.all([getFrame(), getBlogPage()]);
  return new Response(writeFeed({ siteUrl: env.siteUrl, frame }, blog), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  });
}
