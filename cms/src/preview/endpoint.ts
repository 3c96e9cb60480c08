import type { CollectionSlug, Endpoint, GlobalSlug, PayloadRequest } from 'payload';
import { NotFound } from 'payload';
import { isService } from '../access/is-service.ts';
import { env } from '../env.ts';
import { refuse } from '../http/refuse.ts';
import { isPage } from './places.ts';
import { readPreviewToken, type Previewed } from './token.ts';

/**
 * GET /cms-api/preview?token=…&path=…: `{slug, id, doc}`, the newest draft that the token shows at this path of the
 * shop, for the storefront's key alone. 403 for a token that is none, belongs to another path or is of another secret,
 * 410 for one that is too old, 404 when the document is gone.
 */
export const previewEndpoint: Endpoint = {
  path: '/preview',
  method: 'get',
  handler: async (req) => {
    if (!req.user) return refuse(401, 'Please sign in.');
    if (!isService(req.user)) return refuse(403, 'Only the shop itself may ask this.');
    const { searchParams } = new URL(req.url ?? '', 'http://cms');
    const previewed = readPreviewToken(
      env().PREVIEW_SECRET,
      searchParams.get('token') ?? '',
      searchParams.get('path') ?? '',
    );
    if (previewed === 'wrong') return refuse(403, 'This is no preview.');
    if (previewed === 'expired') return refuse(410, 'This preview has ended.');
    const doc = await readDraft(req, previewed);
    return doc
      ? Response.json(
          { slug: previewed.slug, id: previewed.id, doc },
          { headers: { 'cache-control': 'no-store' } },
        )
      : refuse(404, 'This is gone.');
  },
};

/** Read as the storefront, which sees drafts for this once; what it may never see stays hidden. */
async function readDraft(req: PayloadRequest, { slug, id }: Previewed): Promise<object | null> {
  req.context.isPreview = true;
  const asked = { draft: true, depth: 1, overrideAccess: false, req };
  try {
    if (id) return await req.payload.findByID({ collection: slug as CollectionSlug, id, ...asked });
    return isPage(slug)
      ? await req.payload.findGlobal({ slug: slug as GlobalSlug, ...asked })
      : null;
  } catch (error) {
    if (error instanceof NotFound) return null;
    throw error;
  }
}
