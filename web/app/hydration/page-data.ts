import { buildHeader } from '../server/build-header.ts';
import { readManifest } from './manifest.ts';
import type { PageAhead } from './page-ahead.ts';

/** Says of an error that the shop runs another build than the one that is open. */
export const otherBuild = 'Other build';

/** What was asked for ahead can be taken once somebody has pointed at a page. */
export const ahead: Partial<Pick<PageAhead, 'take'>> = {};

/**
 * Asks for the data of a page that is gone to. Data of another build may have another shape, and its pages may be unknown
 * here: both end in an error that loads the page whole (ERR-04). Without an answer the shop is away.
 */
export async function fetchPageData(request: Request): Promise<Response> {
  const known = await ahead.take?.(request.url);
  const answer =
    known ??
    (await fetch(request).catch((error: unknown) => {
      if (request.signal.aborted) throw error;
      return new Response(null, { status: 503 });
    }));
  const build = answer.headers.get(buildHeader);
  return build === null || build === readManifest()?.version
    ? answer
    : new Response(null, { status: 503, statusText: otherBuild });
}
