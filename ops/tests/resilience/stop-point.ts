import pg from 'pg';
import { until } from '../world/until.ts';
import type { World } from './world.ts';

/** A moment inside a transaction of the shop, as the database sees it. */
export type Moment = {
  table: 'orders' | 'mails' | 'payload_jobs';
  event: 'insert' | 'update';
  when: 'before' | 'after' | 'commit';
  only?: string;
};

export type StopPoint = {
  /** Resolves when a connection stands at the moment, with the pid of its backend. */
  reached: () => Promise<number>;
  /** Lets everyone pass, and removes the point. */
  remove: () => Promise<void>;
};

const lock = 727_100;

/** From now on every transaction that comes to `moment` waits there, so that a trial can kill its process exactly then. */
export async function stopAt(
  { databaseUrl, query }: Pick<World, 'databaseUrl' | 'query'>,
  moment: Moment,
): Promise<StopPoint> {
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on('error', () => {});
  await client.connect();
  await client.query('select pg_advisory_lock($1)', [lock]);
  await client.query(triggerOf(moment, `perform pg_advisory_xact_lock(${lock})`));
  return {
    reached: async () =>
      await until(
        `a transaction is ${moment.when} ${moment.event} of ${moment.table}`,
        60_000,
        async () => {
          const [waiting] = await query<{ pid: number }>(
            'select pid from pg_locks where locktype = $1 and objid = $2 and not granted',
            ['advisory', lock],
          );
          return waiting?.pid ?? null;
        },
      ),
    async remove() {
      await client.query('select pg_advisory_unlock($1)', [lock]);
      await client.query(`drop trigger if exists chaos on ${moment.table}`);
      await client.end();
    },
  };
}

/** From now on every transaction that comes to `moment` fails; answers what takes it back. */
export async function failAt(
  { query }: Pick<World, 'query'>,
  moment: Moment,
): Promise<() => Promise<void>> {
  await query(triggerOf(moment, "raise exception 'chaos'"));
  return async () => void (await query(`drop trigger if exists chaos on ${moment.table}`));
}

function triggerOf({ table, event, when, only }: Moment, action: string): string {
  const kind = when === 'commit' ? 'constraint trigger' : 'trigger';
  const timing = when === 'before' ? 'before' : 'after';
  const deferred = when === 'commit' ? 'deferrable initially deferred' : '';
  return `
    create or replace function chaos() returns trigger language plpgsql as $$ begin ${action}; return new; end $$;
    drop trigger if exists chaos on ${table};
    create ${kind} chaos ${timing} ${event} on ${table} ${deferred} for each row ${only ? `when (${only})` : ''} execute function chaos();`;
}
