import { randomUUID } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import type { Endpoint, Payload } from 'payload';
import { isService } from '../access/is-service.ts';
import { refuse } from '../http/refuse.ts';

/** A passage as the shop names it: its kind and its title, e.g. 'question:how-do-i-pay'. Nothing else is taken in. */
const passageId = /^(product|question|article|workshop|guide|page|privacy):[a-z0-9-]{1,200}$/;

/** POST /cms-api/chat/unanswered `{passage}`, for the storefront's key: one more question of today came closest to this passage and was not answered. */
export const contentGapEndpoint: Endpoint = {
  path: '/chat/unanswered',
  method: 'post',
  handler: async (req) => {
    if (!req.user) return refuse(401, 'Please sign in.');
    if (!isService(req.user)) return refuse(403, 'Only the shop itself may count.');
    const body = (await req.json?.().catch(() => null)) as { passage?: unknown } | null;
    if (typeof body?.passage !== 'string' || !passageId.test(body.passage))
      return refuse(400, 'This is no passage.');
    await countGap(req.payload, body.passage, new Date().toISOString().slice(0, 10));
    return Response.json({ counted: true }, { headers: { 'cache-control': 'no-store' } });
  },
};

/** One statement, so that many who ask at once are all counted. */
async function countGap({ db }: Payload, passage: string, day: string): Promise<void> {
  await db.drizzle.execute(sql`
    insert into content_gaps (id, passage, day, count, created_at, updated_at) values (${randomUUID()}, ${passage}, ${day}, 1, now(), now())
    on conflict (passage, day) do update set count = content_gaps.count + 1, updated_at = now()
  `);
}
