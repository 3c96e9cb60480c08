import { sql } from '@payloadcms/db-postgres';
import type { Endpoint } from 'payload';

/** GET /cms-api/health: 200 when the database answers, 503 when it does not; says nothing else. */
export const health: Endpoint = {
  path: '/health',
  method: 'get',
  handler: async (req) => {
    try {
      await req.payload.db.drizzle.execute(sql`select 1`);
      return Response.json({ ok: true }, { headers: { 'cache-control': 'no-store' } });
    } catch {
      return Response.json(
        { ok: false },
        { status: 503, headers: { 'cache-control': 'no-store' } },
      );
    }
  },
};
