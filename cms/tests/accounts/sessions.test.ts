import { randomUUID } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import type { Role } from '../../src/access/roles.ts';
import { resetPassword } from '../../src/accounts/first-account.ts';
import { useCms, type Caller } from '../support/cms.ts';

const cms = useCms();
const origin = 'http://localhost:3001';
const json = { 'content-type': 'application/json', origin };
const first = 'blue kettle, north wind';
const next = 'seven lamps, slow river';
const aToken = /eyJ[\w-]{8,}\.[\w-]+\.[\w-]+/;

const post = (
  path: string,
  as: Caller | undefined,
  body: unknown = {},
  headers: Record<string, string> = json,
) => cms.request(path, { ...(as && { as }), method: 'POST', headers, body: JSON.stringify(body) });
const patch = (path: string, as: Caller, body: unknown) =>
  cms.request(path, { as, method: 'PATCH', headers: json, body: JSON.stringify(body) });

async function account(role: Role) {
  const username = `${role}-${randomUUID().slice(0, 8)}`;
  const { id } = await cms.payload.create({
    collection: 'users',
    data: { username, password: first, role },
  });
  const signIn = async (password = first) =>
    await post(
      'users/login',
      undefined,
      { username, password },
      { ...json, 'x-forwarded-for': `10.1.1.${Math.floor(Math.random() * 250)}` },
    );
  const open = async (password = first): Promise<Caller> => ({
    headers: {
      cookie: (await signIn(password)).headers.get('set-cookie')?.split(';')[0] ?? '',
      origin,
    },
  });
  return {
    id,
    username,
    signIn,
    open,
    opensWith: async (password: string) => (await signIn(password)).status === 200,
  };
}

/** Changes password and role and ends all sessions while `call`, which has read the account before, waits to write it. */
async function changeWhile(id: string, call: () => Promise<Response>) {
  return await callBeside(id, call, async (owner) => {
    await owner.query("update users set hash = $2, role = 'staff' where id = $1", [id, newHash]);
    await owner.query('delete from users_sessions where _parent_id = $1', [id]);
    await owner.query('delete from session_facts where account_id = $1', [id]);
  });
}

/** Runs `change` on a locked account when all that `call` asks for has read it, and the first of it waits to write it. */
async function callBeside<T>(
  id: string,
  call: () => Promise<T>,
  change: (owner: Client) => Promise<void> = () => Promise.resolve(),
): Promise<T> {
  const owner = new Client({ connectionString: cms.databaseUrl });
  await owner.connect();
  await owner.query('begin');
  await owner.query('select 1 from users where id = $1 for update', [id]);
  const answer = call();
  const lockedOut = async () => {
    // A transaction would go on seeing what it saw first.
    await owner.query('select pg_stat_clear_snapshot()');
    const { rows } = await owner.query(
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    return rows.length;
  };
  await expect.poll(lockedOut, { timeout: 20_000 }).toBeGreaterThan(0);
  await change(owner);
  await owner.query('commit');
  await owner.end();
  return await answer;
}

const newHash = 'f'.repeat(1_024);

async function expectChanged(id: string): Promise<void> {
  const { rows } = await cms.payload.db.drizzle.execute(
    sql`select hash, role from users where id = ${id}`,
  );
  expect(rows).toEqual([{ hash: newHash, role: 'staff' }]);
}

test('SAFE-03 whoever is let in with a password while it is changed is not in, and no session comes back with them', async () => {
  const { id, open, signIn } = await account('admin');
  const before = await open();
  const answer = await changeWhile(id, () => signIn());
  expect([answer.status, answer.headers.get('set-cookie')]).toEqual([401, null]);
  expect(await isOpen(before)).toBe(false);
  await expectChanged(id);
  const { rows } = await cms.payload.db.drizzle.execute(
    sql`select 1 from users_sessions where _parent_id = ${id}`,
  );
  expect(rows).toHaveLength(0);
});

test.each(['refresh-token', 'logout'])(
  'SAFE-03 a session that asks for %s while a new password ends it stays ended, and undoes nothing',
  async (way) => {
    const { id, open } = await account('admin');
    const [one, other] = [await open(), await open()];
    const answer = await changeWhile(id, () => post(`users/${way}`, one));
    expect(answer.status).toBeLessThan(500);
    expect([await isOpen(one), await isOpen(other)]).toEqual([false, false]);
    await expectChanged(id);
  },
);

test('SAFE-03 whoever signs in on several devices in one moment is in on all of them; one leaves, the others stay', async () => {
  const { id, open } = await account('admin');
  const callers = await callBeside(
    id,
    async () => await Promise.all(Array.from({ length: 4 }, () => open())),
  );
  const areOpen = async () => await Promise.all(callers.map((caller) => isOpen(caller)));
  expect(await areOpen()).toEqual(callers.map(() => true));
  const [leaves, stays] = callers;
  if (!leaves || !stays) throw new Error('nobody is in');
  await Promise.all([
    post('users/logout', leaves),
    post('users/refresh-token', stays),
    open().then((caller) => callers.push(caller)),
  ]);
  expect(await areOpen()).toEqual([false, ...Array.from({ length: 4 }, () => true)]);
  expect((await post('users/logout?allSessions=true', stays)).status).toBe(200);
  expect(await areOpen()).toEqual(callers.map(() => false));
});

const isOpen = async (as: Caller) => (await cms.request('orders', { as })).status === 200;

test('SAFE-03 no answer holds a token, and a token is worth nothing in a header', async () => {
  const { id, signIn, open } = await account('admin');
  const caller = await open();
  const answers = [
    await signIn(),
    await post('users/refresh-token', caller),
    await cms.request('users/me', { as: caller }),
    await patch(`users/${id}`, caller, { password: next, presentPassword: first }),
    await cms.request(`users/${id}?depth=2`, { as: caller }),
    await cms.request('users', { as: caller }),
    await post('users/refresh-token?depth=2', caller),
  ];
  for (const answer of answers) {
    expect(answer.status).toBe(200);
    expect(await answer.text()).not.toMatch(aToken);
  }
  const token = aToken.exec(caller.headers.cookie ?? '')?.[0] ?? '';
  expect(await isOpen(caller)).toBe(true);
  for (const scheme of ['JWT', 'Bearer', 'jwt', 'bearer', 'Token', 'users JWT']) {
    const as = { headers: { authorization: `${scheme} ${token}`, origin } };
    expect([scheme, await isOpen(as)]).toEqual([scheme, false]);
    expect(await (await cms.request('users/me', { as })).json()).toMatchObject({ user: null });
    expect((await post('users/refresh-token', as)).status).toBe(403);
  }
  expect(
    (
      await cms.request('products', {
        as: { headers: { authorization: `service-accounts API-Key ${cms.apiKey}` } },
      })
    ).status,
  ).toBe(200);
});

test('SAFE-03 nobody sets a new password of their own without the present one, whatever the path; with it all other sessions end', async () => {
  const { id, open, opensWith } = await account('practitioner');
  const [here, elsewhere] = [await open(), await open()];
  const form = new FormData();
  form.set('_payload', JSON.stringify({ password: next }));
  const packed = new Request('http://x/', { method: 'POST', body: form });
  const bytes = await packed.arrayBuffer();
  const multipart = {
    'content-type': packed.headers.get('content-type') ?? '',
    'content-length': String(bytes.byteLength),
    origin,
  };
  const wrong = [
    undefined,
    '',
    'not the present one',
    next,
    null,
    7,
    [first],
    { equals: first },
    true,
  ];
  for (const given of wrong)
    expect([
      given,
      (await patch(`users/${id}`, here, { password: next, presentPassword: given })).status,
    ]).toEqual([given, 400]);
  await patch(`users?where[id][equals]=${id}`, here, { password: next });
  await patch(`users?where[username][exists]=true`, here, {
    password: next,
    presentPassword: 'not the present one',
  });
  await cms.request(`users/${id}`, { as: here, method: 'PATCH', headers: multipart, body: bytes });
  await cms.request(`users/${id}`, {
    as: here,
    method: 'PUT',
    headers: json,
    body: JSON.stringify({ password: next }),
  });
  for (const path of [
    `users/${id}`,
    `users/${id}/duplicate`,
    'users/new-password',
    'users/reset-password',
    `users/versions/${id}`,
  ]) {
    await post(
      path,
      here,
      { password: next },
      { ...json, 'x-http-method-override': 'PATCH', 'x-payload-http-method-override': 'PATCH' },
    );
  }
  expect([await opensWith(next), await opensWith(first), await isOpen(elsewhere)]).toEqual([
    false,
    true,
    true,
  ]);

  const answer = await patch(`users/${id}`, here, { password: next, presentPassword: first });
  expect(answer.status).toBe(200);
  expect(await answer.text()).not.toContain(first);
  expect([await opensWith(next), await opensWith(first)]).toEqual([true, false]);
  expect([await isOpen(here), await isOpen(elsewhere)]).toEqual([true, false]);
  expect((await patch(`users/${id}`, here, { name: 'Hannah' })).status).toBe(200);
});

test('SAFE-03 who sets the password of somebody else gives their own, and that person is signed out everywhere', async () => {
  const admin = await account('admin');
  const staff = await account('staff');
  const [office, theirs] = [await admin.open(), await staff.open()];
  await cms.payload.update({ collection: 'users', id: staff.id, data: { password: next } });
  expect(await isOpen(theirs)).toBe(false);
  const again = await staff.open(next);
  for (const body of [{}, { presentPassword: next }, { presentPassword: 'x' }]) {
    expect(
      (await patch(`users/${staff.id}`, office, { password: 'tall tower, another brick', ...body }))
        .status,
    ).toBe(400);
    await patch(`users?where[username][equals]=${staff.username}`, office, {
      password: 'tall tower, another brick',
      ...body,
    });
  }
  expect([await staff.opensWith(next), await isOpen(again)]).toEqual([true, true]);
  expect(
    (
      await patch(`users/${staff.id}`, office, {
        password: 'tall tower, another brick',
        presentPassword: first,
      })
    ).status,
  ).toBe(200);
  expect([
    await staff.opensWith('tall tower, another brick'),
    await isOpen(again),
    await isOpen(office),
  ]).toEqual([true, false, true]);
});

test('SAFE-03 the present password cannot be guessed behind an open session', async () => {
  const { id, open, opensWith } = await account('staff');
  const caller = await open();
  const answers: number[] = [];
  for (let turn = 0; turn < 12; turn += 1)
    answers.push(
      (
        await patch(`users/${id}`, caller, {
          password: next,
          presentPassword: `a guess, number ${turn}`,
        })
      ).status,
    );
  expect(answers).toEqual([...Array<number>(10).fill(400), 429, 429]);
  expect(
    (await patch(`users/${id}`, caller, { password: next, presentPassword: first })).status,
  ).toBe(429);
  expect(await opensWith(first)).toBe(true);
});

test('SAFE-03 a password that was made for somebody is replaced soon after signing in with it, or after signing in anew', async () => {
  const { id, username, open } = await account('staff');
  const { password } = await resetPassword(cms.payload, username);
  const [old, fresh] = [await open(password), await open(password)];
  const sid = (
    JSON.parse(Buffer.from(old.headers.cookie?.split('.')[1] ?? '', 'base64url').toString()) as {
      sid: string;
    }
  ).sid;
  await cms.payload.db.drizzle.execute(
    sql`update users_sessions set created_at = now() - interval '16 minutes' where _parent_id = ${id} and id = ${sid}`,
  );
  expect((await post('users/new-password', old, { password: next })).status).toBe(401);
  expect((await post('users/new-password', fresh, { password: next })).status).toBe(200);
  expect([await isOpen(fresh), await isOpen(old)]).toEqual([true, false]);
});
