import type { Payload } from 'payload';
import { env } from '../env.ts';

/** Creates the first account from ADMIN_USERNAME and ADMIN_PASSWORD; does nothing once any account exists. */
export async function createFirstAdmin(
  payload: Payload,
  say: (line: string) => void,
): Promise<void> {
  const { totalDocs } = await payload.count({ collection: 'users' });
  if (totalDocs > 0) return;
  const { ADMIN_USERNAME: username, ADMIN_PASSWORD: password } = env();
  if (!username || !password) {
    return say(
      'There is no account yet, and nobody can register: node dist/first-sign-in.mjs makes the first one.',
    );
  }
  await payload.create({ collection: 'users', data: { username, password, role: 'admin' } });
  say(`Created the first account, ${username}.`);
}
