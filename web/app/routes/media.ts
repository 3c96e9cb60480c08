import { openPicture } from '../content/media/media.server.ts';
import type { Route } from './+types/media.ts';

/** GET /media/<file>?v=<version>: an upload of the CMS, as a file of this site. */
export function loader({ params, request, url }: Route.LoaderArgs): Promise<Response> {
  return openPicture(params.file, url.searchParams.get('v'), request);
}
