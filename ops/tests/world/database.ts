import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

type Row = Record<string, unknown>;
export type Query = <R extends Row = Row>(text: string, values?: unknown[]) => Promise<R[]>;

const patienceMs = 30_000;

/** Looks into the database past all code of the shop; waits for a server that a trial has ended a moment ago. */
export function createQuery(connectionString: string): Query {
  return async <R extends Row>(text: string, values: unknown[] = []) => {
    const deadline = Date.now() + patienceMs;
    for (;;) {
      const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2_000 });
      client.on('error', () => {});
      try {
        await client.connect();
        return (await client.query<R>(text, values)).rows;
      } catch (error) {
        if (Date.now() > deadline || !isOutage(error)) throw error;
        await pause(100);
      } finally {
        await client.end().catch(() => {});
      }
    }
  };
}

/** Connection errors carry no SQLSTATE, or one of the classes for lost connections and a server that stops or starts. */
function isOutage(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return !/^[0-9A-Z]{5}$/.test(code) || /^(08|57P)/.test(code);
}
