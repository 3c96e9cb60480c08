import { randomUUID } from 'node:crypto';
import type { PostgresAdapter } from '@payloadcms/db-postgres';
import { NodePgDatabase, NodePgSession } from '@payloadcms/db-postgres/drizzle/node-postgres';
import { PgDialect } from '@payloadcms/db-postgres/drizzle/pg-core';
import { createSemaphore } from 'common/semaphore';
import type { PoolClient } from 'pg';

const dialect = new PgDialect();

/** Connections of the pool that no transaction may hold. */
const besides = 2;

/**
 * Gives the adapter transactions that
 * - leave two connections of the pool to whatever asks besides them: Payload looks after a record's lock on a connection of
 *   its own in the middle of a save, and as many saves at once as there are connections would wait for each other;
 * - give their connection back however they end, also when BEGIN fails, when the connection dies, or when nobody ends them;
 * - throw when the COMMIT fails, where Payload's own say nothing.
 */
export function ownTransactions(adapter: PostgresAdapter, connections: number): void {
  const turn = createSemaphore(connections - besides);

  adapter.beginTransaction = async () => {
    await adapter.initializing;
    const leave = await takeTurn(turn);
    try {
      const id = randomUUID();
      adapter.sessions[id] = await begin(adapter, leave);
      return id;
    } catch (error) {
      leave();
      throw error;
    }
  };
  adapter.commitTransaction = async (given) => {
    const session = takeSession(adapter, await given);
    await session?.resolve();
  };
  adapter.rollbackTransaction = async (given) => {
    const session = takeSession(adapter, await given);
    await session?.reject();
  };
}

type Session = PostgresAdapter['sessions'][string];

/** A session that is gone was ended before: by another operation of the same request. */
function takeSession({ sessions }: PostgresAdapter, id: number | string): Session | undefined {
  const session = sessions[id];
  delete sessions[id];
  return session;
}

/** Resolves, when it is this one's turn, with what ends the turn. */
async function takeTurn(turn: ReturnType<typeof createSemaphore>): Promise<() => void> {
  return await new Promise((resolve) => {
    void turn(() => new Promise<void>((leave) => resolve(leave)));
  });
}

async function begin(adapter: PostgresAdapter, leave: () => void) {
  const tables = knownTables(adapter);
  // The adapter brings other types of the same driver.
  const client = (await adapter.pool.connect()) as unknown as PoolClient;
  const giveBack = (fault?: Error) => {
    client.off('end', lose);
    client.release(fault);
    leave();
  };
  let ended: Promise<void> | undefined;
  const end = (statement: 'commit' | 'rollback') => (ended ??= finish(statement));
  async function finish(statement: 'begin' | 'commit' | 'rollback') {
    try {
      await client.query(statement);
    } catch (error) {
      giveBack(asError(error));
      throw error;
    }
    if (statement !== 'begin') giveBack();
  }
  function lose() {
    const fault = new Error('The database ended the connection of a transaction');
    ended ??= Promise.reject(fault);
    ended.catch(() => undefined);
    giveBack(fault);
  }

  await finish('begin');
  client.once('end', lose);
  return {
    db: new NodePgDatabase(dialect, new NodePgSession(client, dialect, tables), tables),
    resolve: () => end('commit'),
    // What could not be rolled back has lost its connection, and with it all that it did.
    reject: () => end('rollback').catch(() => undefined),
  } as unknown as Session;
}

/** As the adapter's own database has found them out: doing that anew takes longer than most transactions. */
function knownTables({ drizzle }: PostgresAdapter) {
  const { schema, fullSchema, tableNamesMap } = drizzle._;
  if (!schema) throw new Error('The database knows no tables');
  return { schema, fullSchema, tableNamesMap };
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));
