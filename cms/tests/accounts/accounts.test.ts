import { createHook } from 'node:async_hooks';
import { expect, test } from 'vitest';
import { useCms } from '../support/cms.ts';

const cms = useCms();
const password = 'three random words';

async function signIn(
  username: string,
  secret: string,
  address = '203.0.113.1',
  cookie = '',
): Promise<{ status: number; text: string; headers: Headers }> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address, cookie };
  const answer = await cms.request('users/login', {
    method: 'POST',
    headers,
    body: JSON.stringify({ username, password: secret }),
  });
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
}

test('DATA-04 an account has a unique name and a password, and no e-mail address', async () => {
  await cms.payload.create({
    collection: 'users',
    data: { username: 'hannah', password, role: 'admin' },
  });
  expect((await signIn('hannah', password)).status).toBe(200);
  await expect(
    cms.payload.create({
      collection: 'users',
      data: { username: 'hannah', password, role: 'staff' },
    }),
  ).rejects.toThrow();
});

test('the form of the sign-in page, which comes as multipart, signs in', async () => {
  const form = new FormData();
  form.set('_payload', JSON.stringify({ username: 'hannah', password }));
  const encoded = new Request('http://x/', { method: 'POST', body: form });
  const body = await encoded.arrayBuffer();
  const headers = {
    'content-type': encoded.headers.get('content-type') ?? '',
    'content-length': String(body.byteLength),
  };
  expect((await cms.request('users/login', { method: 'POST', headers, body })).status).toBe(200);
});

test('SEC-06 a name with U+0000 in that form is refused', async () => {
  const form = new FormData();
  form.set('_payload', JSON.stringify({ username: 'hannah\0', password }));
  const encoded = new Request('http://x/', { method: 'POST', body: form });
  const body = await encoded.arrayBuffer();
  const headers = {
    'content-type': encoded.headers.get('content-type') ?? '',
    'content-length': String(body.byteLength),
  };
  expect((await cms.request('users/login', { method: 'POST', headers, body })).status).toBe(400);
});

test('SEC-17 a password under twelve characters is refused, at creation and later', async () => {
  const short = { username: 'short', password: 'elevenchars', role: 'staff' as const };
  await expect(cms.payload.create({ collection: 'users', data: short })).rejects.toThrow();
  const { id } = await cms.payload.create({ collection: 'users', data: { ...short, password } });
  await expect(
    cms.payload.update({ collection: 'users', id, data: { password: 'elevenchars' } }),
  ).rejects.toThrow();
});

test('SEC-16 an unknown name and a wrong password answer the same, and after many of them too', async () => {
  await cms.payload.create({
    collection: 'users',
    data: { username: 'known', password, role: 'staff' },
  });
  for (let attempt = 0; attempt < 8; attempt++) {
    const unknown = await signIn('nobody', 'not the password', '198.51.100.1');
    expect(unknown.status).toBe(401);
    expect(await signIn('known', 'not the password', '198.51.100.1')).toEqual(unknown);
  }
  const unknown = await signIn('nobody', 'not the password', '198.51.100.1');
  expect(unknown.status).toBe(429);
  const known = await signIn('known', password, '198.51.100.1');
  // Each name has failed at its own moment: the wait ends within a few seconds of the other's.
  const waits = [known, unknown].map(({ headers }) => Number(headers.get('retry-after')));
  expect(Math.abs((waits[0] ?? NaN) - (waits[1] ?? NaN))).toBeLessThanOrEqual(5);
  for (const { headers } of [known, unknown]) headers.delete('retry-after');
  expect(known).toEqual(unknown);
});

test('SEC-16 strangers cannot lock an account: its owner signs in on a device that is known', async () => {
  await cms.payload.create({
    collection: 'users',
    data: { username: 'target', password, role: 'staff' },
  });
  const [, device = ''] = (await signIn('target', password)).headers.getSetCookie();
  for (let address = 1; address <= 4; address++) {
    for (let attempt = 0; attempt < 9; attempt++)
      await signIn('target', 'not the password', `192.0.2.${address}`);
  }
  expect((await signIn('target', password)).status).toBe(429);
  const cookie = device.split(';')[0] ?? '';
  expect((await signIn('target', password, '192.0.2.1', cookie)).status).toBe(200);
});

test('SEC-16 a known and an unknown name cost the same number of hashes', async () => {
  await cms.payload.create({
    collection: 'users',
    data: { username: 'counted', password, role: 'staff' },
  });
  let hashes = 0;
  const counter = createHook({
    init: (_id, type) => void (hashes += type === 'PBKDF2REQUEST' ? 1 : 0),
  }).enable();
  try {
    const counts = [];
    for (const name of ['counted', 'no such name', 'counted']) {
      hashes = 0;
      await signIn(name, 'not the password', '198.51.100.2');
      counts.push(hashes);
    }
    expect(counts).toEqual([1, 1, 1]);
  } finally {
    counter.disable();
  }
});

test('SEC-16 the cookie is for this site alone and not for scripts', async () => {
  await cms.payload.create({
    collection: 'users',
    data: { username: 'cookie', password, role: 'staff' },
  });
  const headers = { 'content-type': 'application/json' };
  const answer = await cms.request('users/login', {
    method: 'POST',
    headers,
    body: JSON.stringify({ username: 'cookie', password }),
  });
  expect(answer.headers.get('set-cookie')).toMatch(/HttpOnly/i);
  expect(answer.headers.get('set-cookie')).toMatch(/SameSite=Strict/i);
});

test('SEC-16 after signing out the old cookie is worth nothing', async () => {
  const caller = await cms.signIn('staff');
  expect((await cms.request('orders', { as: caller })).status).toBe(200);
  expect((await cms.request('users/logout', { as: caller, method: 'POST' })).status).toBe(200);
  expect((await cms.request('orders', { as: caller })).status).toBe(403);
});

test('ADM-05 nobody makes themselves an admin', async () => {
  const staff = await cms.signIn('staff');
  const { user } = await (await cms.request('users/me', { as: staff })).json();
  const headers = { 'content-type': 'application/json' };
  await cms.request(`users/${user.id}`, {
    as: staff,
    method: 'PATCH',
    headers,
    body: '{"role":"admin"}',
  });
  expect((await cms.payload.findByID({ collection: 'users', id: user.id })).role).toBe('staff');
});

test('the last admin keeps that right', async () => {
  const { docs } = await cms.payload.find({
    collection: 'users',
    where: { role: { equals: 'admin' } },
  });
  expect(docs).toHaveLength(1);
  await expect(
    cms.payload.update({ collection: 'users', id: docs[0]?.id ?? '', data: { role: 'staff' } }),
  ).rejects.toThrow();
});

test('ADM-05 an admin cannot delete their own account, alone or among others, so one is always left', async () => {
  const admin = await cms.signIn('admin');
  const { user } = await (await cms.request('users/me', { as: admin })).json();
  expect((await cms.request(`users/${user.id}`, { as: admin, method: 'DELETE' })).status).toBe(400);
  await cms.request('users?where[role][equals]=admin', { as: admin, method: 'DELETE' });
  expect(await cms.payload.findByID({ collection: 'users', id: user.id })).toMatchObject({
    role: 'admin',
  });
});

test('SEC-12 the key of the storefront gets no session and keeps no preferences', async () => {
  const as = { headers: { authorization: `service-accounts API-Key ${cms.apiKey}` } };
  const body = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"value":1}',
  };
  for (const path of [
    'service-accounts/refresh-token',
    'service-accounts/logout',
    'payload-preferences/x',
  ])
    expect((await cms.request(path, { as, ...body })).status).toBe(403);
  expect((await cms.payload.count({ collection: 'payload-preferences' })).totalDocs).toBe(0);
  const staff = await cms.signIn('staff');
  expect((await cms.request('payload-preferences/x', { as: staff, ...body })).status).toBe(200);
});

test('SEC-12 a wrong key is nobody, and the right one is no person', async () => {
  const ask = (key: string, path: string) =>
    cms.request(path, { headers: { authorization: `service-accounts API-Key ${key}` } });
  expect((await ask('wrong', 'products')).status).toBe(403);
  expect((await ask(cms.apiKey, 'products')).status).toBe(200);
  for (const path of ['orders', 'mails', 'checkouts', 'users', 'service-accounts'])
    expect((await ask(cms.apiKey, path)).status).toBe(403);
});

test('SAFE-08 preferences, and any record, are answered whatever is sent and whatever is missing', async () => {
  const json = { 'content-type': 'application/json' };
  const staff = await cms.signIn('staff');
  const admin = await cms.signIn('admin');
  const bodies = [
    undefined,
    '',
    '{}',
    'null',
    '[]',
    '{"value":null}',
    '{"value":0}',
    '{"key":{"a":1},"value":1}',
    '{bad',
  ];
  for (const as of [undefined, staff, admin]) {
    for (const path of [
      'payload-preferences',
      'payload-preferences/x',
      `payload-preferences/${'x'.repeat(2_000)}`,
      'payload-preferences/%F0%9F%98%80',
      'payload-migrations',
      'payload-kv',
      'payload-locked-documents',
      'products',
      'globals/home',
      'users',
      'users/00000000-0000-4000-8000-000000000000',
    ]) {
      for (const method of ['GET', 'DELETE', 'POST', 'DELETE', 'DELETE', 'PATCH', 'PUT']) {
        for (const body of method === 'GET' ? [undefined] : bodies) {
          const answer = await cms.request(path, {
            ...(as && { as }),
            method,
            ...(body !== undefined && { headers: json, body }),
          });
          expect([
            path.slice(0, 40),
            method,
            body,
            answer.status < 500 && (await answer.text()) !== '',
          ]).toEqual([path.slice(0, 40), method, body, true]);
        }
      }
    }
  }
  expect(
    (await cms.request('payload-preferences/gone', { as: staff, method: 'DELETE' })).status,
  ).toBe(404);
});
