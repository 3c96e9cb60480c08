import { getArticlePage } from '../content/content.server.ts';
import type { Route } from './+types/article-text.ts';

/** GET /blog/<slug>/text: what the list shows when it opens an article; 404 when there is none of this name. */
export async function loader({ params }: Route.LoaderArgs): Promise<Response> {
  const page = await getArticlePage(params.slug);
  const headers = { 'X-Robots-Tag': 'noindex' };
  if (!page) return Response.json(null, { status: 404, headers });
  const { article, next } = page;
  return Response.json({ article, next }, { headers });
}
