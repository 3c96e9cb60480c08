import { ask, type Answered } from './ask.ts';
import type { World } from './world.ts';

type Account = { username: string; password: string };

export function trySignIn(
  world: World,
  { username, password }: Account,
  address: string,
): Promise<Answered> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
  return ask(`${world.cms}/cms-api/users/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ username, password }),
  });
}

export const ownerOf = ({ secrets }: World): Account => ({
  username: secrets.ADMIN_USERNAME,
  password: secrets.ADMIN_PASSWORD,
});

/** Signs the owner in; answers the cookie. */
export async function signIn(world: World, address = '203.0.113.1'): Promise<string> {
  const { status, headers } = await trySignIn(world, ownerOf(world), address);
  const cookie = headers['set-cookie']?.[0]?.split(';')[0];
  if (status !== 200 || !cookie) throw new Error(`Signing in answered ${status}`);
  return cookie;
}
