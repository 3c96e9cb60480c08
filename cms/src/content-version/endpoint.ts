import type { Endpoint } from 'payload';
import { isService } from '../access/is-service.ts';
import { refuse } from '../http/refuse.ts';
import { contentState } from './counter.ts';

/**
 * GET /cms-api/content-version: how the content stands, for the storefront's key. It makes its pages anew when the version
 * differs, and reads again the lists whose tags do.
 */
export const contentVersionEndpoint: Endpoint = {
  path: '/content-version',
  method: 'get',
  handler: async ({ payload, user }) => {
    if (!user) return refuse(401, 'Please sign in.');
    if (!isService(user)) return refuse(403, 'Only the shop itself may ask this.');
    return Response.json(await contentState(payload), {
      headers: { 'cache-control': 'no-store' },
    });
  },
};
