import pg from 'pg';

/** Any number, the same in every worker: who holds this lock in Postgres is the one that works. */
const lockKey = 727_002;

/**
 * A machine that loses its power says goodbye to nobody: without this Postgres would hold the lock of its worker for two
 * hours. With it another one leads after 20 seconds.
 */
const noticeLostMachines = `set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3;
  set tcp_user_timeout = 20000`;

export type Leadership = {
  /** Resolves when the lock may be gone; from then on another worker may be at work. */
  lost: Promise<string>;
  /** False once the connection that holds the lock no longer answers. */
  isHeld: () => Promise<boolean>;
  release: () => Promise<void>;
};

/** Resolves when the database takes connections, or when `signal` fires; tells `onWaiting` once that it does not yet. */
export async function untilDatabaseAnswers(
  connectionString: string,
  signal: AbortSignal,
  onWaiting: () => void,
  pollMs = 1_000,
): Promise<void> {
  for (let tries = 0; !signal.aborted; tries += 1) {
    const client = new pg.Client({
      connectionString,
      connectionTimeoutMillis: 3_000,
      query_timeout: 3_000,
    });
    client.on('error', () => {});
    const isThere = await client.connect().then(
      () => answers(client),
      () => false,
    );
    await client.end().catch(() => undefined);
    if (isThere) return;
    if (tries === 0) onWaiting();
    await pause(pollMs, signal);
  }
}

/**
 * Waits until no other worker leads, then leads. The lock lives on a connection of its own, so that it falls with this
 * process, however it ends. Null when `signal` asks to stop before that.
 */
export async function becomeLeader(
  connectionString: string,
  signal: AbortSignal,
  pollMs = 1_000,
): Promise<Leadership | null> {
  const client = new pg.Client({
    connectionString,
    keepAlive: true,
    connectionTimeoutMillis: 3_000,
    query_timeout: 5_000,
    application_name: 'worker-lock',
  });
  const lost = new Promise<string>((resolve) => {
    client.on('error', (error) => resolve(error.message));
    client.on('end', () => resolve('the connection ended'));
  });
  await client.connect();
  await client.query(noticeLostMachines);
  while (!signal.aborted) {
    const { rows } = await client.query<{ locked: boolean }>(
      'select pg_try_advisory_lock($1) as locked',
      [lockKey],
    );
    if (rows[0]?.locked)
      return { lost, isHeld: () => answers(client), release: () => client.end() };
    await pause(pollMs, signal);
  }
  await client.end();
  return null;
}

async function answers(client: pg.Client): Promise<boolean> {
  return await client.query('select 1').then(
    () => true,
    () => false,
  );
}

/** Resolves after `ms`, or at once when `signal` fires. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(done, ms);
    function done() {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    }
    signal.addEventListener('abort', done);
  });
}
