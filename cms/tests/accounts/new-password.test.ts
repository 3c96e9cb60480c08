import { expect, test } from 'vitest';
import { makeFirstAccount, resetPassword } from '../../src/accounts/first-account.ts';
import { useCms, type Caller } from '../support/cms.ts';

const cms = useCms();
const json = { 'content-type': 'application/json' };
const own = 'blue kettle, north wind';

async function signIn(username: string, password: string): Promise<Caller> {
  const answer = await cms.request('users/login', {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ username, password }),
  });
  expect(answer.status).toBe(200);
  return {
    headers: {
      cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '',
      origin: 'http://localhost:3001',
    },
  };
}

async function choose(
  as: Caller | undefined,
  body: unknown,
): Promise<{ status: number; words: string }> {
  const answer = await cms.request('users/new-password', {
    ...(as && { as }),
    method: 'POST',
    headers: json,
    body: JSON.stringify(body),
  });
  const { errors } = (await answer.json()) as { errors?: { message: string }[] };
  return { status: answer.status, words: errors?.[0]?.message ?? '' };
}

test(
  'SEC-13 before a password of their own, people can do nothing but choose one; then everything',
  { timeout: 180_000 },
  async () => {
    const granted = await makeFirstAccount(cms.payload, 'hannah');
    const { name, password } = granted ?? { name: '', password: '' };
    const newcomer = await signIn(name, password);
    const elsewhere = await signIn(name, password);
    const doors: [string, string][] = [
      ['GET', 'orders'],
      ['GET', 'contact-submissions'],
      ['GET', 'users/new-password'],
      ['POST', 'users'],
      ['POST', 'users/refresh-token'],
      ['POST', 'users/unlock'],
      ['GET', 'payload-preferences/x'],
      ['POST', 'payload-preferences/x'],
      ['POST', 'globals/mail-texts/preview'],
      ['POST', 'globals/mail-texts/test'],
      ['GET', 'preview'],
      ['GET', 'content-version'],
      ['POST', 'payments/intent'],
      ...['refund', 'stop-plan', 'move-plan'].map((act): [string, string] => [
        'POST',
        `payments/orders/00000000-0000-4000-8000-000000000000/${act}`,
      ]),
      ['GET', 'payments/orders/00000000-0000-4000-8000-000000000000/money'],
    ];
    for (const [method, path] of doors) {
      const { status } = await cms.request(path, {
        as: newcomer,
        method,
        ...(method === 'POST' && { headers: json, body: '{"username":"x","value":1}' }),
      });
      expect([path, [401, 403, 404].includes(status)]).toEqual([path, true]);
    }
    const { user } = await (await cms.request('users/me', { as: newcomer })).json();
    expect(user).toMatchObject({ username: 'hannah', mustChangePassword: true });
    for (const body of [
      { password: own },
      { mustChangePassword: false },
      { password: own, mustChangePassword: false, role: 'admin' },
    ]) {
      expect(
        (
          await cms.request(`users/${user.id}`, {
            as: newcomer,
            method: 'PATCH',
            headers: json,
            body: JSON.stringify(body),
          })
        ).status,
      ).toBe(403);
    }
    const upload = new FormData();
    upload.set('file', new Blob(['x'.repeat(100_000)], { type: 'image/png' }), 'x.png');
    const sent = new Request('http://x/', { method: 'POST', body: upload });
    const large = await sent.arrayBuffer();
    expect(
      (
        await cms.request('media', {
          as: newcomer,
          method: 'POST',
          headers: {
            'content-type': sent.headers.get('content-type') ?? '',
            'content-length': String(large.byteLength),
          },
          body: large,
        })
      ).status,
    ).toBe(401);

    expect(await choose(newcomer, { password: own })).toEqual({ status: 200, words: '' });
    expect((await cms.request('orders', { as: newcomer })).status).toBe(200);
    expect((await cms.request('orders', { as: elsewhere })).status).toBe(403);
    expect(
      (
        await cms.request('users/login', {
          method: 'POST',
          headers: json,
          body: JSON.stringify({ username: name, password }),
        })
      ).status,
    ).toBe(401);
    expect((await cms.request('orders', { as: await signIn(name, own) })).status).toBe(200);
    expect((await choose(newcomer, { password: 'another good one' })).status).toBe(403);
  },
);

test(
  'SEC-13 SEC-17 the password that was given, one that is too short, too common or no text is refused with a reason, and the account stays shut',
  { timeout: 180_000 },
  async () => {
    await cms.payload.create({
      collection: 'users',
      data: { username: 'ruth', password: 'three random words', role: 'staff' },
    });
    const { password } = await resetPassword(cms.payload, 'ruth');
    const ruth = await signIn('ruth', password);
    expect(await choose(ruth, { password })).toEqual({
      status: 400,
      words: 'This is the password that you were given. Please choose another one.',
    });
    expect((await choose(ruth, { password: 'short' })).words).toContain('at least 12 characters');
    expect((await choose(ruth, { password: 'password1234' })).words).toContain('tried first');
    for (const body of [
      {},
      { password: 7 },
      { password: null },
      { password: ['a'] },
      { password: 'x'.repeat(50_000) },
    ])
      expect((await choose(ruth, body)).status).toBe(400);
    expect((await cms.request('orders', { as: ruth })).status).toBe(403);
    expect((await choose(undefined, { password: own })).status).toBe(401);
    expect(
      (
        await choose(
          { headers: { ...ruth.headers, origin: 'https://evil.example' } },
          { password: own },
        )
      ).status,
    ).toBe(401);
    expect(
      (
        await choose(
          { headers: { authorization: `service-accounts API-Key ${cms.apiKey}` } },
          { password: own },
        )
      ).status,
    ).toBe(403);
  },
);

test('SEC-13 nobody asks a colleague for a new password over HTTP, or lets themselves off', async () => {
  const admin = await cms.signIn('admin');
  const { user } = await (await cms.request('users/me', { as: admin })).json();
  await cms.request(`users/${user.id}`, {
    as: admin,
    method: 'PATCH',
    headers: json,
    body: '{"mustChangePassword":true}',
  });
  expect((await cms.request('orders', { as: admin })).status).toBe(200);
});
