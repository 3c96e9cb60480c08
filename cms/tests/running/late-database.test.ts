import { sql } from '@payloadcms/db-postgres';
import { onTestFinished, expect, test } from 'vitest';
import { type Caller, useCms } from '../support/cms.ts';
import { type LineState, startDatabaseLine } from '../support/database-line.ts';
import { type Server, startServer } from '../support/server.ts';

const cms = useCms();

/** A CMS that was asked before its database answered, and what brings the database back. */
async function startBeforeDatabase(first: LineState) {
  const line = await startDatabaseLine(cms.servingUrl, first);
  onTestFinished(line.close);
  const server = await startServer({ DATABASE_URL: line.url });
  onTestFinished(async () => void (await server.stop('SIGKILL')));
  return { line, server };
}

const health = async ({ url }: Server) => (await fetch(`${url}/cms-api/health`)).status;

async function whoIs({ url }: Server, { headers }: Caller): Promise<string | undefined> {
  const answer = await fetch(`${url}/cms-api/users/me`, {
    headers: { ...headers, origin: url, 'sec-fetch-site': 'same-origin' },
  });
  return ((await answer.json()) as { user: { username: string } | null }).user?.username;
}

for (const state of ['starting', 'silent'] as const)
  test(`REL-07 a CMS that is asked while its database is ${state} says so, and serves as soon as it answers`, async () => {
    const { line, server } = await startBeforeDatabase(state);
    const asked = await Promise.all(Array.from({ length: 20 }, () => health(server)));
    // Who is not heard within ten seconds, on a machine that has other things to do, is told 408.
    expect(asked.filter((status) => status < 500 && status !== 408)).toEqual([]);
    line.set('open');
    await expect.poll(() => health(server)).toBe(200);
  });

test('SEC-16 SEC-17 a CMS that came before its database ends sessions as any other does', async () => {
  const { line, server } = await startBeforeDatabase('starting');
  expect(await health(server)).toBeGreaterThanOrEqual(500);
  line.set('open');
  await expect.poll(() => health(server)).toBe(200);
  const caller = await cms.signIn('staff');
  expect(await whoIs(server, caller)).toMatch(/^staff-/);
  await cms.payload.db.drizzle.execute(
    sql`update users_sessions set created_at = now() - interval '13 hours'`,
  );
  expect(await whoIs(server, caller)).toBeUndefined();
});
