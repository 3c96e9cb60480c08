import { createHmac } from 'node:crypto';
import { APIError, type PayloadRequest } from 'payload';
import { Pool } from 'pg';
import { configEnv } from '../env.ts';
import { log } from '../log.ts';

export type Access = {
  /** What was done, in a few words: open, list, search, print, sign in, refused … */
  act: string;
  /** Of what kind the records are: the slug of a collection, or a name such as `person-export`. */
  record: string;
  /** The one record, or what stands for it, such as a month. */
  id?: string;
  /** Which records, of a list. */
  ids?: string[];
  /** How many records were touched, where no ids say it. */
  count?: number;
  /** What was asked for, such as search words or the name somebody signs in with: kept as a keyed hash alone. */
  question?: unknown;
  /** Who did it, where that is not the person of the request, such as at a sign-in. */
  who?: { username: string; id: string };
};

const maxIds = 200;
let pool: Pool | undefined;

/**
 * Connections of its own: a line stays when the request's transaction is rolled back, the chain's lock is held for a
 * millisecond only, and a request that holds a connection never waits for a second one of the same pool.
 */
function connections(): Pool {
  if (pool) return pool;
  pool = new Pool({
    connectionString: configEnv().databaseUrl,
    max: 2,
    connectionTimeoutMillis: 3_000,
    query_timeout: 4_000,
    statement_timeout: 4_000,
    lock_timeout: 3_000,
    idleTimeoutMillis: 10_000,
    allowExitOnIdle: true,
    keepAlive: true,
  });
  pool.on('error', (err) => log.warn({ err }, 'an idle connection of the access record was lost'));
  return pool;
}

/**
 * Writes one line of the record of access (PRV-06): who, what, of which person or of how many, never the data. Await it
 * before anything is shown. Throws an APIError with status 503 when the line cannot be written: then nothing may be shown.
 */
export async function recordAccess(req: PayloadRequest, access: Access): Promise<void> {
  const user = req.user?.collection === 'users' ? req.user : null;
  const who = access.who ?? { username: user?.username ?? 'nobody', id: user?.id ?? '' };
  const question = access.question === undefined ? null : keyedHash(access.question);
  try {
    await connections().query(
      `insert into openings (username, user_id, act, via, record, record_id, ids, count, question)
       values ($1, $2, $3, $4, $5, $6, $7::jsonb, $8, $9)`,
      [
        who.username.slice(0, 100),
        who.id,
        access.act,
        req.payloadAPI,
        access.record,
        access.id ?? null,
        access.ids ? JSON.stringify(access.ids.slice(0, maxIds)) : null,
        access.count ?? access.ids?.length ?? 1,
        question,
      ],
    );
  } catch (err) {
    log.error({ err, alert: 'access-record' }, 'an access could not be recorded');
    throw new APIError(
      'It could not be noted who opens this record, so it is not shown. Please try again in a moment.',
      503,
      undefined,
      true,
    );
  }
}

/** The same question gives the same mark, which nobody can turn back into words without the secret. */
function keyedHash(question: unknown): string {
  return createHmac('sha256', configEnv().secret)
    .update(`access-record:${JSON.stringify(question)}`)
    .digest('base64url')
    .slice(0, 22);
}
