import { randomBytes } from 'node:crypto';
import { type Answer, send } from '../resilience/calls.ts';
import type { Account, World } from './world.ts';

/** A person at the admin panel. `at` is one copy of the CMS; else the call goes through Caddy. */
export type Office = (
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
  at?: string,
) => Promise<Answer>;

/** Somebody whom nobody knows. */
export function stranger(world: World): Office {
  return officeWith(world, {});
}

/** Signs the first administrator in, who is made by the command of the README when there is none yet. */
export async function signIn(world: World): Promise<Office> {
  world.account ??= await makeAccount(world);
  return officeWith(world, { cookie: await sessionOf(world, world.account) });
}

/** Runs the command that makes the first account, and chooses a password as it asks for. */
async function makeAccount(world: World): Promise<Account> {
  const said = await world.compose.run(
    'run',
    '--rm',
    '-T',
    '--no-deps',
    'cms',
    'node',
    'dist/first-sign-in.mjs',
    'owner',
  );
  const given = { username: 'owner', password: /Password\s+(\S+)/.exec(said)?.[1] ?? '' };
  const office = officeWith(world, { cookie: await sessionOf(world, given) });
  const early = await office('GET', '/cms-api/orders?limit=1');
  if (early.status < 400)
    throw new Error(
      `With the password that was made for them an administrator may read orders: ${early.status}`,
    );
  const password = randomBytes(18).toString('base64url');
  const { status, body } = await office('POST', '/cms-api/users/new-password', { password });
  if (status !== 200)
    throw new Error(`A new password was answered with ${status} ${JSON.stringify(body)}`);
  return { ...given, password };
}

async function sessionOf(world: World, account: Account): Promise<string> {
  const { status, headers } = await stranger(world)('POST', '/cms-api/users/login', account);
  const cookie = headers.getSetCookie()[0]?.split(';')[0];
  if (status !== 200 || !cookie) throw new Error(`Signing in answered ${status}`);
  return cookie;
}

function officeWith({ ports, environment }: World, headers: Record<string, string>): Office {
  return async (method, path, body, at = `127.0.0.1:${ports.web}`) => {
    const isForm = body instanceof FormData;
    return await send(`http://${at}${path}`, {
      method,
      headers: {
        origin: environment.web.SITE_URL ?? '',
        ...headers,
        ...(isForm || body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
  };
}
