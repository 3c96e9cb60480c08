import { openMedia } from '../http/media.server.ts';
import type { Route } from './+types/media.ts';

/** GET /media/<file>: an upload of the CMS, as a file of this site. */
export function loader({ params, request }: Route.LoaderArgs): Promise<Response> {
  return openMedia(params.file, request);
}
