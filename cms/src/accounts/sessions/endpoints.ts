import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { team } from '../../access/team.ts';
import { recordAccess } from '../../audit/record-access.ts';
import { refuse } from '../../http/refuse.ts';
import { readOwnSessions, sessionOf } from './own-sessions.ts';
import { endSessions } from './session-facts.ts';

/** GET /cms-api/users/sessions: where this person is signed in, `{sessions: OwnSession[]}`, the newest first. */
const listEndpoint: Endpoint = {
  path: '/sessions',
  method: 'get',
  handler: async (req) => {
    const person = requirePerson(req);
    if (person instanceof Response) return person;
    const sessions = await readOwnSessions(req, person);
    return Response.json({ sessions }, { headers: { 'cache-control': 'no-store' } });
  },
};

/** POST /cms-api/users/sessions/end `{id}`, or `{}` for all but this one. Answers `{ended}`, how many. */
const endEndpoint: Endpoint = {
  path: '/sessions/end',
  method: 'post',
  handler: async (req) => {
    const person = requirePerson(req);
    if (person instanceof Response) return person;
    const { data } = z
      .object({ id: z.string().max(60).optional() })
      .safeParse(await req.json?.().catch(() => null));
    if (!data) return refuse(400, 'Say which session is to end.');
    const which = data.id === undefined ? { keep: person.sid } : { only: data.id };
    await recordAccess(req, { act: 'end sessions', record: 'users', id: person.id });
    const ended = await endSessions(req.payload.db.drizzle, person.id, which);
    return Response.json({ ended }, { headers: { 'cache-control': 'no-store' } });
  },
};

export const sessionEndpoints = [listEndpoint, endEndpoint];

function requirePerson(req: PayloadRequest): { id: string; sid: string } | Response {
  const { user } = req;
  if (user?.collection !== 'users') return refuse(401, 'Please sign in.');
  if (!team({ req })) return refuse(403, 'Only people of the practice may do this.');
  return { id: user.id, sid: sessionOf(user) };
}
