import type { Endpoint } from 'payload';
import { isService } from '../access/is-service.ts';
import { refuse } from '../http/refuse.ts';
import { contentVersion } from './counter.ts';

/** GET /cms-api/content-version: `{version}` for the storefront's key, which throws its pages away when it differs. */
export const contentVersionEndpoint: Endpoint = {
  path: '/content-version',
  method: 'get',
  handler: async ({ payload, user }) => {
    if (!user) return refuse(401, 'Please sign in.');
    if (!isService(user)) return refuse(403, 'Only the shop itself may ask this.');
    return Response.json(
      { version: await contentVersion(payload) },
      { headers: { 'cache-control': 'no-store' } },
    );
  },
};
