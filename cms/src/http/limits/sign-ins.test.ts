import { expect, test } from 'vitest';
import { knownDevice, rememberDevice } from './known-device.ts';
import { createSignIns, isSignIn } from './sign-ins.ts';

const post = (path: string) => new Request(`http://cms${path}`, { method: 'POST' });

test.each([
  '/cms-api/users/login',
  '/cms-api/users/login/',
  '/cms-api//users//LOGIN',
  '/cms-api/users/%6Cogin',
])('POST %s is a sign-in', (path) => {
  expect(isSignIn(post(path))).toBe(true);
});

test('nothing else is a sign-in', () => {
  expect(isSignIn(post('/cms-api/users/logout'))).toBe(false);
  expect(isSignIn(new Request('http://cms/cms-api/users/login'))).toBe(false);
});

const signIn = (address: string, username = 'hannah', cookie = '') =>
  new Request('http://cms/cms-api/users/login', {
    method: 'POST',
    headers: { 'x-forwarded-for': address, 'content-type': 'application/json', cookie },
    body: JSON.stringify({ username }),
  });
const answers = (status: number) => async () => new Response('checked', { status });

test('SEC-16 passwords are checked one at a time, and a flood of sign-ins is turned away with 429', async () => {
  const take = createSignIns();
  let running = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, ++running);
    await Promise.resolve();
    running -= 1;
    return new Response('checked');
  };
  const flood = await Promise.all(
    Array.from({ length: 50 }, (_, turn) => take(signIn(`10.0.0.${turn}`), work)),
  );
  expect(flood.filter(({ status }) => status === 200)).toHaveLength(20);
  expect(flood.filter(({ status }) => status === 429)).toHaveLength(30);
  expect(most).toBe(1);
  expect((await take(signIn('10.0.0.1'), work)).status).toBe(200);
});

/** The Cookie header of a device in which `name` has signed in before. */
const deviceOf = (name: string) => rememberDevice(name).split(';')[0] ?? '';

test('SEC-16 one address cannot take all the places, and a known device finds one in a flood', async () => {
  const take = createSignIns();
  const held = Promise.withResolvers<Response>();
  const flood = Array.from({ length: 30 }, (_, turn) =>
    take(signIn(turn < 15 ? '10.0.0.1' : `10.0.1.${turn}`), () => held.promise),
  );
  expect(
    (await take(signIn('203.0.113.1', 'hannah', deviceOf('hannah')), answers(200))).status,
  ).toBe(200);
  held.resolve(new Response('no', { status: 401 }));
  const statuses = (await Promise.all(flood)).map(({ status }) => status);
  expect(statuses.slice(0, 15).filter((status) => status === 429)).toHaveLength(7);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(10);
});

test('SAFE-05 a flood from 200 addresses ends at the account, and its owner signs in on a known device at the first try, from any address', async () => {
  const take = createSignIns();
  const device = (await take(signIn('203.0.113.1'), answers(200))).headers.get('set-cookie');
  let tried = 0;
  const wrong = async () => {
    tried += 1;
    return new Response('no', { status: 401 });
  };
  for (let turn = 0; turn < 1_000; turn += 1) await take(signIn(`192.0.2.${turn % 200}`), wrong);
  expect(tried).toBe(20);
  expect((await take(signIn('203.0.113.9'), answers(200))).status).toBe(429);
  const known = device?.split(';')[0] ?? '';
  for (const address of ['203.0.113.1', '203.0.113.9', '192.0.2.1'])
    expect((await take(signIn(address, 'hannah', known), answers(200))).status).toBe(200);
});

test('SAFE-04 who goes on guessing codes with a stolen password costs no more hashes', async () => {
  const take = createSignIns();
  let hashes = 0;
  const tooManyCodes = async () => {
    hashes += 1;
    return new Response('no', { status: 429 });
  };
  for (let turn = 0; turn < 200; turn += 1) await take(signIn(`192.0.2.${turn}`), tooManyCodes);
  expect(hashes).toBe(20);
});

test('SAFE-05 a stolen mark of a device opens ten guesses in ten minutes, and a made-up or foreign one none', async () => {
  const take = createSignIns();
  const device = deviceOf('hannah');
  const statuses: number[] = [];
  for (let turn = 0; turn < 12; turn += 1)
    statuses.push((await take(signIn(`192.0.2.${turn}`, 'hannah', device), answers(401))).status);
  expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
  expect((await take(signIn('203.0.113.1'), answers(200))).status).toBe(200);
  const [name = '', value = ''] = device.split('=');
  const [id, at, signature = ''] = value.split('.');
  const later = (Date.now() + 86_400_000).toString(36);
  const old = rememberDevice('hannah', Date.now() - 181 * 86_400_000).split(';')[0] ?? '';
  for (const forged of [
    `${name}=`,
    `${name}=${id}.${at}.${signature.slice(1)}`,
    `${name}=${id}.${later}.${signature}`,
    `${name}=x.${at}.${signature}`,
    `${name}=${value}.x`,
    `${name}=${deviceOf('ruth').split('=')[1]}`,
    deviceOf('ruth'),
    old,
  ])
    expect([forged, knownDevice(forged, 'hannah')]).toEqual([forged, null]);
  expect(knownDevice(`a=b; ${device}; c=d`, 'hannah')).toBe(id);
});

test('SEC-16 whoever fails is slowed down where they are, and the owner signs in from elsewhere', async () => {
  const take = createSignIns();
  for (let turn = 0; turn < 8; turn++)
    expect((await take(signIn('198.51.100.1'), answers(401))).status).toBe(401);
  const refused = await take(signIn('198.51.100.1'), answers(200));
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await take(signIn('203.0.113.1'), answers(200))).status).toBe(200);
  expect((await take(signIn('198.51.100.1', 'another'), answers(200))).status).toBe(200);
});

test('SEC-16 trying one password with many names ends after forty, also across one IPv6 network', async () => {
  const take = createSignIns();
  for (let turn = 0; turn < 40; turn++)
    expect((await take(signIn(`2001:db8::${turn}`, `name${turn}`), answers(401))).status).toBe(401);
  expect((await take(signIn('2001:db8::ffff', 'name41'), answers(401))).status).toBe(429);
  expect((await take(signIn('2001:db8:0:1::1', 'name41'), answers(401))).status).toBe(401);
});

test('SEC-16 a password that was right in the end begins the count anew', async () => {
  const take = createSignIns();
  for (const status of [
    ...Array.from({ length: 7 }, () => 401),
    200,
    ...Array.from({ length: 7 }, () => 401),
  ]) {
    expect((await take(signIn('198.51.100.1'), answers(status))).status).toBe(status);
  }
});

test('SEC-16 the name is read from the form of the sign-in page too', async () => {
  const take = createSignIns();
  const send = () => {
    const body = new FormData();
    body.set('_payload', JSON.stringify({ username: 'Hannah ' }));
    return take(
      new Request('http://cms/cms-api/users/login', {
        method: 'POST',
        headers: { 'x-forwarded-for': '198.51.100.1' },
        body,
      }),
      answers(401),
    );
  };
  for (let turn = 0; turn < 4; turn++) await send();
  for (let turn = 0; turn < 4; turn++) await take(signIn('198.51.100.1', 'hannah'), answers(401));
  expect((await send()).status).toBe(429);
});

test('PRV-06 SAFE-04 who is turned away before the password is looked at is told once a minute, by name', async () => {
  const told: string[] = [];
  const take = createSignIns({ onBraked: (name) => void told.push(name) });
  const held = Promise.withResolvers<Response>();
  const flood = Array.from({ length: 60 }, (_, turn) =>
    take(signIn(`10.0.0.${turn}`, turn % 2 ? 'hannah' : 'ruth'), () => held.promise),
  );
  await expect.poll(() => told.toSorted()).toEqual(['hannah', 'ruth']);
  held.resolve(new Response('no', { status: 401 }));
  await Promise.all(flood);
  expect(told).toHaveLength(2);
});
