import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { sql } from '@payloadcms/db-postgres';
import { afterEach, expect, test } from 'vitest';
import { makeFirstAccount, resetPassword } from '../../src/accounts/first-account.ts';
import { useCms } from '../support/cms.ts';
import { startCommand } from '../support/commands.ts';

const cms = useCms();
const json = { 'content-type': 'application/json' };
const printed = /^ {2}Password {5}((?:[a-z2-9]{4}-){4}[a-z2-9]{4})$/m;

afterEach(async () => void (await cms.payload.db.drizzle.execute(sql`delete from users`)));

/** Runs the real command on the environment of this test, or on another. */
async function run(words: string[], env: Record<string, string> = {}) {
  const child = startCommand('first-sign-in', words, { DISABLE_LOGGING: '', ...env });
  const [said, complained] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { code: child.exitCode, said, complained, password: printed.exec(said)?.[1] ?? '' };
}

const signIn = (username: string, password: string) =>
  cms.request('users/login', {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ username, password }),
  });
const accounts = async () =>
  (await cms.payload.find({ collection: 'users', sort: 'username' })).docs;

async function registerAHundredTimes(): Promise<number[]> {
  const body = JSON.stringify({
    username: 'stranger',
    password: 'three random words',
    role: 'admin',
  });
  const paths = [
    'users/first-register',
    'users/first-register/',
    '//users//first-register',
    'users/FIRST-REGISTER',
    'users',
  ];
  const answers = Array.from(
    { length: 100 },
    async (_, turn) =>
      (await cms.request(paths[turn % paths.length] ?? '', { method: 'POST', headers: json, body }))
        .status,
  );
  return await Promise.all(answers);
}

test(
  'SEC-13 on an empty database and beside the first account, of a hundred strangers at once nobody registers',
  { timeout: 180_000 },
  async () => {
    expect(
      (await registerAHundredTimes()).filter((status) => status < 400 || status >= 500),
    ).toEqual([]);
    expect(await accounts()).toEqual([]);
    const during = registerAHundredTimes();
    await makeFirstAccount(cms.payload, 'hannah');
    for (const statuses of [await during, await registerAHundredTimes()])
      expect(statuses.filter((status) => status < 400 || status >= 500)).toEqual([]);
    expect((await accounts()).map(({ username }) => username)).toEqual(['hannah']);
  },
);

test(
  'SEC-13 the command makes one administrator, also when two people run it at once, and prints a password that is stored nowhere',
  { timeout: 120_000 },
  async () => {
    const runs = await Promise.all([run(['Hannah']), run(['ruth'])]);
    expect(runs.map(({ code }) => code)).toEqual([0, 0]);
    const [made, other] = runs[0].password ? runs : runs.toReversed();
    expect(other).toMatchObject({
      password: '',
      said: expect.stringContaining('first-sign-in --reset ') as string,
    });
    const [account, ...more] = await accounts();
    expect([account?.role, account?.mustChangePassword, more]).toEqual(['admin', true, []]);
    expect(made?.said).toContain(`  Name         ${account?.username}\n`);
    expect((await signIn(account?.username ?? '', made?.password ?? '')).status).toBe(200);
    const { rows } = await cms.payload.db.drizzle.execute(sql`select u::text as row from users u`);
    expect(JSON.stringify(rows)).not.toContain(made?.password);
    for (const { complained } of runs) expect(complained).not.toContain(made?.password);
  },
);

test('SEC-13 an account that is there is left alone', async () => {
  await cms.payload.create({
    collection: 'users',
    data: { username: 'hannah', password: 'three random words', role: 'admin' },
  });
  expect(await makeFirstAccount(cms.payload, 'ruth')).toBeNull();
  expect((await signIn('hannah', 'three random words')).status).toBe(200);
  expect(await accounts()).toHaveLength(1);
});

test(
  'SEC-13 who is locked out gets a new password for one sign-in, and the old one and its sessions end',
  { timeout: 120_000 },
  async () => {
    const owner = await cms.signIn('admin');
    const { user } = await (await cms.request('users/me', { as: owner })).json();
    const { password } = await run(['--reset', user.username.toUpperCase()]);
    expect((await cms.request('orders', { as: owner })).status).toBe(403);
    expect((await signIn(user.username, password)).status).toBe(200);
    expect(await accounts()).toMatchObject([
      { username: user.username, role: 'admin', mustChangePassword: true },
    ]);
  },
);

test('SEC-13 a reset of nobody, a name that is no name and one that is taken change nothing and say so', async () => {
  await expect(resetPassword(cms.payload, 'nobody')).rejects.toThrow('There is no account nobody.');
  for (const name of ['', ' ', 'x'.repeat(5_000), 'two words', '<b>'])
    await expect(makeFirstAccount(cms.payload, name)).rejects.toThrow(/^A name/);
  await cms.payload.create({
    collection: 'users',
    data: { username: 'ruth', password: 'three random words', role: 'staff' },
  });
  await expect(makeFirstAccount(cms.payload, 'ruth')).rejects.toThrow('may not do everything');
  expect(await accounts()).toMatchObject([{ username: 'ruth', role: 'staff' }]);
});

test(
  'SEC-13 without a name, with words that mean nothing, on the wrong database and on none the command says what to do',
  { timeout: 120_000 },
  async () => {
    const elsewhere = {
      DATABASE_URL: Object.assign(new URL(cms.databaseUrl), { pathname: '/postgres' }).href,
    };
    const nowhere = { DATABASE_URL: 'postgres://nobody:secret-of-the-database@127.0.0.1:1/none' };
    const tries = await Promise.all([
      run([]),
      run(['a', 'b']),
      run(['hannah'], elsewhere),
      run(['hannah'], nowhere),
    ]);
    expect(tries.map(({ code, said }) => [code, said])).toEqual(tries.map(() => [1, '']));
    const words = tries.map(({ complained }) => complained);
    for (const [index, said] of [
      'A name is needed',
      'cannot be understood',
      'not prepared yet',
      'does not answer',
    ].entries())
      expect(words[index]).toContain(said);
    expect(words.join('')).not.toMatch(/secret-of-the-database|\n\s+at /);
  },
);
