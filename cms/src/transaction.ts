import { createHash } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import { withKeyedMutex } from 'common/keyed-mutex';
import { createSemaphore } from 'common/semaphore';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { configEnv } from './env.ts';

/** Half of the pool: a burst of payments leaves connections for everyone else, and nobody waits for one in vain. */
const pass = createSemaphore(Math.floor(configEnv().databasePool / 2));

/**
 * Runs `work` in one transaction, in turn with everyone who uses the same `key`. `work` passes the `req` on to every
 * call, or that call would wait for another connection of the pool while this one is held. Throws when the COMMIT fails: what
 * was written may then be there or not.
 */
export async function inTransaction<T>(
  payload: Payload,
  key: string,
  work: (req: PayloadRequest) => Promise<T>,
): Promise<T> {
  // Those of this process wait for each other here, and not on a connection each, whose patience with a lock is short.
  return await withKeyedMutex(`transaction:${key}`, () => pass(() => transact(payload, key, work)));
}

async function transact<T>(
  payload: Payload,
  key: string,
  work: (req: PayloadRequest) => Promise<T>,
): Promise<T> {
  const req = await createLocalReq({}, payload);
  const transactionID = await payload.db.beginTransaction();
  if (transactionID === null) throw new Error('The database does not support transactions');
  req.transactionID = transactionID;
  try {
    await takeTurn(payload.db.sessions?.[transactionID]?.db, key);
    const result = await work(req);
    await payload.db.commitTransaction(transactionID);
    return result;
  } catch (error) {
    await payload.db.rollbackTransaction(transactionID).catch(() => undefined);
    throw error;
  }
}

/** The connection that the transaction of `req` runs on, for statements that Payload has no words for. */
export function connectionOf({
  payload,
  transactionID,
}: PayloadRequest): Pick<Payload['db']['drizzle'], 'execute'> {
  const connection: unknown =
    typeof transactionID === 'string' ? payload.db.sessions?.[transactionID]?.db : undefined;
  if (!canExecute(connection)) throw new Error('This belongs into a transaction');
  return connection as Pick<Payload['db']['drizzle'], 'execute'>;
}

/** The same where there may be no transaction: the pool then. */
export function connectionFor(req: PayloadRequest): Pick<Payload['db']['drizzle'], 'execute'> {
  return req.transactionID ? connectionOf(req) : req.payload.db.drizzle;
}

/** The rest of the transaction of `req` in turn with everyone who uses the same `key`. */
export async function joinTurn(req: PayloadRequest, key: string): Promise<void> {
  await takeTurn(connectionOf(req), key);
}

async function takeTurn(connection: unknown, key: string): Promise<void> {
  if (!canExecute(connection)) throw new Error('A transaction was lost before it began');
  await connection.execute(sql`select pg_advisory_xact_lock(${lockNumber(key)})`);
}

function canExecute(
  connection: unknown,
): connection is { execute: (query: ReturnType<typeof sql>) => Promise<unknown> } {
  return typeof connection === 'object' && connection !== null && 'execute' in connection;
}

function lockNumber(key: string): bigint {
  return createHash('sha256').update(key).digest().readBigInt64BE();
}
