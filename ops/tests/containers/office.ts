import { randomBytes } from 'node:crypto';
import { type Account, type Admin, signIn, type Staff, staffOf } from '../world/staff.ts';
import type { World } from './world.ts';

/** Calls go through Caddy, or to one copy of the CMS. */
const panelOf = ({ adminUrl, cms }: World, at?: string): Admin => ({
  cms: at ? `http://${at}` : cms,
  adminUrl,
});

/** The first administrator, who is made by the command of the README when there is none yet; `at` is one copy of the CMS. */
export async function enter(world: World, at?: string): Promise<Staff> {
  world.account ??= await makeAccount(world);
  return staffOf(panelOf(world, at), await signIn(panelOf(world), world.account));
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
  const office = staffOf(panelOf(world), await signIn(panelOf(world), given));
  const early = await office.ask('GET', 'orders?limit=1');
  if (early.status < 400)
    throw new Error(
      `With the password that was made for them an administrator may read orders: ${early.status}`,
    );
  const password = randomBytes(18).toString('base64url');
  await office.post('users/new-password', { password });
  return { ...given, password };
}
