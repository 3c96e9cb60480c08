import { join } from 'node:path';
import { CmsUnavailable, readUpload } from '../../cms/cms-client.server.ts';
import { env } from '../../env.server.ts';
import { contentTag } from '../../server/cache/etag.ts';
import { createPictureCache } from '../../server/cache/picture-cache.ts';
import type { StoredPicture } from '../../server/cache/picture-folder.ts';
import { createPictureFolder } from '../../server/cache/picture-folder.ts';
import { log } from '../../server/log.ts';
import type { GuideFile } from '../../server/shop-content.ts';
import type { FreebieDocument } from '../documents.ts';

const mostBytes = 64 * 1024 * 1024;

/** Kept like pictures, but under a name that changes with the file: what is kept never grows old. */
const cached = createPictureCache({
  limitBytes: mostBytes,
  freshMs: Infinity,
  ...(env.snapshotDir
    ? { folder: createPictureFolder(join(env.snapshotDir, 'guides'), mostBytes, log) }
    : {}),
});
/** Slug → name of the file that was served last. */
const served = new Map<string, string>();

/** The PDF that belongs to `freebie`; an earlier one while the CMS does not hand out the new one, null when it has none. */
export async function readGuideFile({ slug, file }: FreebieDocument): Promise<GuideFile | null> {
  if (!file || typeof file === 'string' || !file.filename) return null;
  const { filename, updatedAt } = file;
  const name = `${filename}@${updatedAt}`;
  try {
    const kept = await cached(name, null, () => load(filename));
    if (kept) served.set(slug, name);
    return kept?.picture ?? null;
  } catch (error) {
    if (!(error instanceof CmsUnavailable)) throw error;
    const before = await cached(served.get(slug) ?? name, null, () => Promise.resolve(null));
    return before?.picture ?? 'away';
  }
}

async function load(filename: string): Promise<StoredPicture | null> {
  const upload = await readUpload('documents', filename);
  if (upload?.type !== 'application/pdf') return null;
  return { ...upload, etag: `"${contentTag(upload.bytes)}"` };
}
