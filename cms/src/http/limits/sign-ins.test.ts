import { expect, test } from 'vitest';
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

const signIn = (address: string, username = 'hannah') =>
  new Request('http://cms/cms-api/users/login', {
    method: 'POST',
    headers: { 'x-forwarded-for': address, 'content-type': 'application/json' },
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

test('SEC-16 one address cannot take all the places, and one that has signed in before finds one in a flood', async () => {
  const take = createSignIns();
  expect((await take(signIn('203.0.113.1'), answers(200))).status).toBe(200);
  const held = Promise.withResolvers<Response>();
  const flood = Array.from({ length: 30 }, (_, turn) =>
    take(signIn(turn < 15 ? '10.0.0.1' : `10.0.1.${turn}`), () => held.promise),
  );
  const owner = take(signIn('203.0.113.1'), answers(200));
  held.resolve(new Response('no', { status: 401 }));
  const statuses = (await Promise.all(flood)).map(({ status }) => status);
  expect(statuses.slice(0, 15).filter((status) => status === 429)).toHaveLength(7);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(10);
  expect((await owner).status).toBe(200);
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
