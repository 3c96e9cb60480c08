import { createHmac } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import { APIError, type PayloadRequest } from 'payload';
import { Pool } from 'pg';
import { configEnv } from '../env.ts';
import { log } from '../log.ts';
import { connectionOf } from '../transaction.ts';

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

/** A request without its bodies: who asks, and by which way. */
type Asker = Pick<PayloadRequest, 'user' | 'payloadAPI'>;

/**
 * Writes one line of the record of access (PRV-06): who, what, of which person or of how many, never the data. Await it
 * before anything is shown. Throws an APIError with status 503 when the line cannot be written: then nothing may be shown.
 */
export async function recordAccess(req: Asker, access: Access): Promise<void> {
  const values = Object.values(lineOf(req, access));
  try {
    await connections().query(
      `insert into openings (${columns.join(', ')}) values (${columns.map((_, index) => `$${index + 1}`).join(', ')})`,
      values,
    );
  } catch (err) {
    throw refused(err);
  }
}

/**
 * The same as the last statement of the transaction of `within`: there is a line when the transaction is kept, and none
 * when it is not. Nothing slow may follow before the commit, because every other line waits for it.
 */
export async function recordWithin(
  req: Asker,
  within: PayloadRequest,
  access: Access,
): Promise<void> {
  const values = Object.values(lineOf(req, access)).map((value) => sql`${value}`);
  try {
    await connectionOf(within).execute(
      sql`insert into openings (${sql.raw(columns.join(', '))}) values (${sql.join(values, sql`, `)})`,
    );
  } catch (err) {
    throw refused(err);
  }
}

/**
 * Makes one line of all that `work` reads and changes for the person of `req`: the operations inside write none. An act
 * that is known before is on record before it is done; one that its result alone can name, before the result is shown, and
 * null where nothing of anybody is in it.
 */
export async function asOneAct<T>(
  req: PayloadRequest,
  access: Access | ((result: T) => Access | null),
  work: () => Promise<T>,
): Promise<T> {
  if (req.context.isOneAct) return await work();
  if (typeof access !== 'function') await recordAccess(req, access);
  req.context.isOneAct = true;
  const result = await work().finally(() => (req.context.isOneAct = false));
  const found = typeof access === 'function' ? access(result) : null;
  if (found) await recordAccess(req, found);
  return result;
}

const columns = [
  'username',
  'user_id',
  'act',
  'via',
  'record',
  'record_id',
  'ids',
  'count',
  'question',
] as const;

function lineOf(
  { user, payloadAPI }: Asker,
  { who, act, record, id, ids, count, question }: Access,
): Record<(typeof columns)[number], string | number | null> {
  const person = user?.collection === 'users' ? user : null;
  return {
    username: (who?.username ?? person?.username ?? 'nobody').slice(0, 100),
    user_id: who?.id ?? person?.id ?? '',
    act,
    via: payloadAPI,
    record,
    record_id: id?.slice(0, 100) ?? null,
    ids: ids ? JSON.stringify(ids.slice(0, maxIds)) : null,
    count: count ?? ids?.length ?? 1,
    question: question === undefined ? null : keyedHash(question),
  };
}

function refused(err: unknown) {
  log.error({ err, alert: 'access-record' }, 'an access could not be recorded');
  return new APIError(
    'It could not be noted who opens this record, so it is not shown. Please try again in a moment.',
    503,
    undefined,
    true,
  );
}

/** The same question gives the same mark, which nobody can turn back into words without the secret. */
function keyedHash(question: unknown): string {
  return createHmac('sha256', configEnv().secret)
    .update(`access-record:${JSON.stringify(question)}`)
    .digest('base64url')
    .slice(0, 22);
}
