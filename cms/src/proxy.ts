import payloadConfig from '@payload-config';
import { getPayload } from 'payload';
import { refuse } from './http/refuse.ts';
import { log } from './log.ts';

/**
 * Stands before what is posted to pages: actions of the admin, for people who are signed in. Anybody else's would be
 * read before the action asks who they are, and Next fails over what it cannot read.
 */
export async function proxy(request: Request): Promise<Response | undefined> {
  if (request.method !== 'POST') return undefined;
  if (!request.headers.get('next-action'))
    return refuse(405, 'This method is not allowed here.', { allow: 'GET, HEAD' });
  try {
    const payload = await getPayload({ config: payloadConfig });
    const { user } = await payload.auth({ headers: request.headers });
    return user?.collection === 'users' ? undefined : refuse(401, 'Please sign in.');
  } catch (err) {
    log.error({ err }, 'who sent an action could not be found out');
    return refuse(503, 'The office cannot be reached. Please try again in a moment.');
  }
}

/** All that Next may take for an action; calls below /cms-api are none. Next reads this without running it. */
export const config = {
  matcher: [
    { source: '/((?!cms-api/).*)', has: [{ type: 'header', key: 'next-action' }] },
    { source: '/((?!cms-api/).*)', has: [{ type: 'header', key: 'content-type' }] },
  ],
};
