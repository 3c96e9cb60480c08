import type { Payload } from 'payload';
import { isSecondFactorRequired } from '../env.ts';
import { readAccountName } from './account-name.ts';
import { oneTimePassword } from './one-time-password.ts';
import { withPreparationLock } from './preparation-lock.ts';
import { newEnrolmentLink } from './second-factor/enrolment-link.ts';
import { dropFactor } from './second-factor/factor-rows.ts';

/**
 * An account, the password that its owner changes at the first sign-in, and the link at which they set up their code app
 * first (null where none is asked for). They are kept nowhere but here.
 */
export type Granted = { name: string; password: string; link: string | null };

/** Names of those who may do everything, with those who have not chosen a password of their own yet. */
export async function administrators(
  payload: Payload,
): Promise<{ name: string; isWaiting: boolean }[]> {
  const { docs } = await payload.find({
    collection: 'users',
    where: { role: { equals: 'admin' } },
    pagination: false,
    sort: 'username',
  });
  return docs.map(({ username, mustChangePassword }) => ({
    name: username,
    isWaiting: mustChangePassword === true,
  }));
}

/** Makes the first administrator; null, and nothing is changed, when there is one. Throws an Error with a sentence for a name that cannot be used. */
export async function makeFirstAccount(payload: Payload, typed: string): Promise<Granted | null> {
  const name = readAccountName(typed);
  return await withPreparationLock(payload, async () => {
    if ((await administrators(payload)).length > 0) return null;
    if (await findAccount(payload, name))
      throw new Error(
        `${name} is the name of an account that may not do everything. Choose another name.`,
      );
    const password = oneTimePassword();
    const { id } = await payload.create({
      collection: 'users',
      data: { username: name, password, role: 'admin', mustChangePassword: true },
    });
    return { name, password, link: await linkFor(payload, id) };
  });
}

/** Gives an account a new password for one sign-in, forgets its code app and ends its sessions. Throws an Error with a sentence when there is no such account. */
export async function resetPassword(payload: Payload, typed: string): Promise<Granted> {
  const name = readAccountName(typed);
  return await withPreparationLock(payload, async () => {
    const account = await findAccount(payload, name);
    if (!account) throw new Error(`There is no account ${name}.`);
    const password = oneTimePassword();
    await payload.update({
      collection: 'users',
      id: account.id,
      data: { password, mustChangePassword: true },
    });
    await dropFactor(payload.db.drizzle, account.id);
    return { name, password, link: await linkFor(payload, account.id) };
  });
}

const linkFor = async (payload: Payload, id: string) =>
  isSecondFactorRequired() ? await newEnrolmentLink(payload.db.drizzle, id) : null;

async function findAccount(payload: Payload, name: string) {
  const { docs } = await payload.find({
    collection: 'users',
    where: { username: { equals: name } },
    limit: 1,
    pagination: false,
  });
  return docs[0];
}
