import { buildHeader } from '../server/build-header.ts';

/** Says of an error that the shop runs another build than the one that is open. */
export const otherBuild = 'Other build';

/** The framework writes it into each page. */
const manifest = '__reactRouterManifest';

/**
 * Asks for the data of a page that is gone to. Data of another build may have another shape, and its pages may be unknown
 * here: both end in an error that loads the page whole (ERR-04). Without an answer the shop is away.
 */
export async function fetchPageData(request: Request): Promise<Response> {
  const answer = await fetch(request).catch((error: unknown) => {
    if (request.signal.aborted) throw error;
    return new Response(null, { status: 503 });
  });
  const build = answer.headers.get(buildHeader);
  return build === null || build === ownBuild()
    ? answer
    : new Response(null, { status: 503, statusText: otherBuild });
}

function ownBuild(): string | undefined {
  return (window as { [manifest]?: { version: string } })[manifest]?.version;
}
