import type { Payload } from 'payload';

/** Any number; the same in every copy of this program, so that only one of them prepares at a time. */
export const preparationLock = 727_001;

/** Runs `work` while holding a Postgres advisory lock. A killed holder releases it with its connection. */
export async function withPreparationLock<Result>(
  payload: Payload,
  work: () => Promise<Result>,
): Promise<Result> {
  const client = await payload.db.pool.connect();
  try {
    await waitForLock(() =>
      client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [
        preparationLock,
      ]),
    );
    return await work();
  } finally {
    await client.query('select pg_advisory_unlock($1)', [preparationLock]).catch(() => undefined);
    client.release();
  }
}

async function waitForLock(ask: () => Promise<{ rows: { locked: boolean }[] }>): Promise<void> {
  const deadline = Date.now() + 120_000;
  while (!(await ask()).rows[0]?.locked) {
    if (Date.now() > deadline)
      throw new Error(
        'Another preparation has been running for two minutes; try again when it has ended',
      );
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}
