import { randomUUID } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import { expect, test } from 'vitest';
import { linkOf, newAccountLink } from '../../src/accounts/invitations/account-link.ts';
import { type Caller, useCms } from '../support/cms.ts';

const cms = useCms();
const origin = 'http://localhost:3001';
const password = 'seven lamps, slow river';

let address = 0;
async function post(path: string, body: unknown, as?: Caller) {
  const answer = await cms.request(path, {
    ...(as && { as }),
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin,
      'x-forwarded-for': `10.3.${(address += 1) >> 8}.${address & 255}`,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const read = (await answer.json()) as {
    account?: string;
    next?: string;
    message?: string;
    errors?: { message: string }[];
  };
  return { status: answer.status, words: read.message ?? read.errors?.[0]?.message, ...read };
}

const connection = () => cms.payload.db.drizzle;
const newEmail = () => `ruth.${randomUUID().slice(0, 8)}@example.com`;
const mailsOf = async (account: string) =>
  (
    await cms.payload.find({
      collection: 'mails',
      where: { account: { equals: account } },
      sort: 'createdAt',
      depth: 0,
    })
  ).docs;
const opens = async (username: string, given = password) =>
  (await post('users/login', { username, password: given })).status;

/** The token of the newest mail of an account, as its reader gets it. */
async function tokenOf(account: string): Promise<string> {
  const mail = (await mailsOf(account)).at(-1);
  const link = await linkOf(connection(), account, mail?.occasion ?? '');
  return link?.split('#')[1] ?? '';
}

async function invite(email = newEmail(), more: object = {}) {
  const admin = await cms.signIn('admin');
  const answer = await post('users/invite', { email, role: 'staff', ...more }, admin);
  return { ...answer, email, admin, account: answer.account ?? '' };
}

test('DESK-11 who is invited chooses a password behind the link of the mail, once, and signs in with it', async () => {
  const { status, account, email } = await invite(undefined, { name: 'Ruth', mayRefund: true });
  expect(status).toBe(200);
  const [mail] = await mailsOf(account);
  expect(mail).toMatchObject({ kind: 'invitation', to: email, state: 'queued' });
  expect(await cms.payload.findByID({ collection: 'users', id: account })).toMatchObject({
    username: email,
    name: 'Ruth',
    role: 'staff',
    mayRefund: true,
  });
  const link = await tokenOf(account);
  expect((await post('users/welcome', { link, password: 'too short' })).status).toBe(400);
  expect((await post('users/welcome', { link, password: email })).status).toBe(400);
  expect(await post('users/welcome', { link, password })).toMatchObject({
    status: 200,
    next: '/admin/login',
  });
  expect(await opens(email)).toBe(200);
  expect((await post('users/welcome', { link, password: `${password} 2` })).status).toBe(403);
  expect(await opens(email, `${password} 2`)).toBe(401);
});

test('DESK-11 of two readers of one link at the same moment one chooses the password', async () => {
  const { account, email } = await invite();
  const link = await tokenOf(account);
  const both = [`${password} a`, `${password} b`];
  const answers = await Promise.all(
    both.map((one) => post('users/welcome', { link, password: one })),
  );
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 403,
  ]);
  const won = both[answers.findIndex(({ status }) => status === 200)] ?? '';
  expect(await opens(email, won)).toBe(200);
});

test('DESK-11 SAFE-03 a link that is forged, of somebody else, replaced or too old chooses nothing', async () => {
  const { account, email } = await invite();
  const other = await invite();
  const link = await tokenOf(account);
  const [, seal = ''] = link.split('.');
  const stale = await tokenOf(other.account);
  await connection().execute(
    sql`update account_links set expires_at = now() - interval '1 second' where account_id = ${other.account}`,
  );
  const replaced = link;
  await newAccountLink(connection(), account, 'invitation');
  const before = await cms.payload.db.findOne<{ id: string; hash: string }>({
    collection: 'users',
    where: { id: { equals: account } },
  });
  for (const forged of [
    '',
    'x',
    account,
    `${account}.`,
    `${'-'.repeat(36)}.${seal}`,
    `${account}.${'A'.repeat(43)}`,
    `${other.account}.${seal}`,
    `${account}.${seal}x`,
    `${randomUUID()}.${seal}`,
    `'; drop table users; --.${seal}`,
    stale,
    replaced,
  ])
    expect((await post('users/welcome', { link: forged, password })).status, forged).toBe(403);
  for (const broken of [
    '{',
    { link },
    { link: 7, password },
    { link: 'x'.repeat(9_000), password },
  ])
    expect((await post('users/welcome', broken)).status).toBe(400);
  const after = await cms.payload.db.findOne<{ id: string; hash: string }>({
    collection: 'users',
    where: { id: { equals: account } },
  });
  expect(after?.hash).toBe(before?.hash);
  expect(await opens(email)).toBe(401);
});

test('DESK-11 only administrators invite, and only to what there is; twice is told', async () => {
  const body = { email: newEmail(), role: 'staff' };
  for (const [as, status] of [
    [undefined, 401],
    [await cms.signIn('staff'), 403],
    [await cms.signIn('practitioner'), 403],
    [{ headers: { authorization: `service-accounts API-Key ${cms.apiKey}` } }, 403],
    [await cms.signIn('admin', { mustChangePassword: true }), 403],
  ] as const) {
    expect((await post('users/invite', body, as)).status).toBe(status);
    expect((await post('users/invite-again', { account: randomUUID() }, as)).status).toBe(status);
  }
  const { email, admin } = await invite(body.email);
  const again = await post('users/invite', { ...body, email: email.toUpperCase() }, admin);
  expect([again.status, again.words]).toEqual([409, expect.stringContaining('Email it again')]);
  for (const wrong of [
    { ...body, email: 'no address' },
    { ...body, email: newEmail(), role: 'owner' },
    { email: newEmail() },
    'not json',
  ])
    expect((await post('users/invite', wrong, admin)).status).toBe(400);
  expect((await post('users/invite-again', { account: randomUUID() }, admin)).status).toBe(404);
});

test('DESK-11 a second invitation ends the first, and may go to another address', async () => {
  const { account, admin } = await invite();
  const first = await tokenOf(account);
  const moved = newEmail();
  expect((await post('users/invite-again', { account, email: moved }, admin)).status).toBe(200);
  const mails = await mailsOf(account);
  expect(mails.map(({ to }) => to).at(-1)).toBe(moved);
  expect(mails).toHaveLength(2);
  expect((await post('users/welcome', { link: first, password })).status).toBe(403);
  expect((await post('users/welcome', { link: await tokenOf(account), password })).status).toBe(
    200,
  );
});

test('DESK-11 SAFE-03 a forgotten password: the same answer for everybody, a mail for who has an account, and every session ends', async () => {
  const { account, email } = await invite();
  await post('users/welcome', { link: await tokenOf(account), password });
  const signedIn = await cms.request('users/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ username: email, password }),
  });
  const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
  const asThem: Caller = { headers: { cookie, origin } };
  expect((await cms.request('orders', { as: asThem })).status).toBe(200);

  const known = await post('users/password-link', { username: email.toUpperCase() });
  const unknown = await post('users/password-link', { username: 'nobody@example.com' });
  expect(known).toEqual(unknown);
  expect(known.status).toBe(200);
  await expect.poll(async () => (await mailsOf(account)).length).toBe(2);
  expect((await mailsOf(account)).at(-1)).toMatchObject({ kind: 'password-link', to: email });

  const next = 'a new word, and another';
  expect(
    (await post('users/welcome', { link: await tokenOf(account), password: next })).status,
  ).toBe(200);
  expect((await cms.request('orders', { as: asThem })).status).toBe(403);
  expect(await opens(email)).toBe(401);
  expect(await opens(email, next)).toBe(200);
  expect((await post('users/password-link', { username: ' ' })).status).toBe(400);
});

test('DESK-11 a stranger who asks again and again fills no mailbox', async () => {
  const { account, email } = await invite();
  for (let count = 0; count < 8; count += 1)
    expect((await post('users/password-link', { username: email })).status).toBe(200);
  await expect.poll(async () => (await mailsOf(account)).length).toBe(4);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await mailsOf(account)).toHaveLength(4);
});

test('SAFE-03 the address that such links go to is changed by nobody but an invitation', async () => {
  const { account, email, admin } = await invite();
  const response = await cms.request(`users/${account}`, {
    as: admin,
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'thief@example.com' }),
  });
  expect(response.status).toBeLessThan(500);
  expect((await cms.payload.findByID({ collection: 'users', id: account })).email).toBe(email);
});

test('SAFE-06 inviting, asking and choosing stand in the record of access', async () => {
  const { account, email } = await invite();
  await post('users/password-link', { username: email });
  await expect.poll(async () => (await mailsOf(account)).length).toBe(2);
  await post('users/welcome', { link: await tokenOf(account), password });
  const { rows } = await connection().execute<{ act: string }>(
    sql`select act from openings where record_id = ${account}`,
  );
  const acts = rows.map(({ act }) => act);
  for (const act of ['invite', 'ask for a password link', 'choose password'])
    expect(acts).toContain(act);
});
