import { expect, test } from 'vitest';
import { createSignInQueue, isSignIn } from './sign-ins.ts';

const post = (path: string) => new Request(`http://cms${path}`, { method: 'POST' });

test.each(['/cms-api/users/login', '/cms-api/users/login/', '/cms-api//users//LOGIN', '/cms-api/users/%6Cogin'])('POST %s is a sign-in', (path) => {
  expect(isSignIn(post(path))).toBe(true);
});

test('nothing else is a sign-in', () => {
  expect(isSignIn(post('/cms-api/users/logout'))).toBe(false);
  expect(isSignIn(new Request('http://cms/cms-api/users/login'))).toBe(false);
});

test('SEC-16 passwords are checked one at a time, and a flood of sign-ins is turned away with 429', async () => {
  const take = createSignInQueue();
  let running = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, ++running);
    await Promise.resolve();
    running -= 1;
    return new Response('checked');
  };
  const answers = await Promise.all(Array.from({ length: 50 }, () => take(work)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(30);
  expect(most).toBe(1);
  expect((await take(work)).status).toBe(200);
});
