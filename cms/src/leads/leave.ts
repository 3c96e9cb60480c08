import type { Payload } from 'payload';
import { env } from '../env.ts';
import { readLeaveToken } from '../mails/leave-token.ts';
import { refusal } from './requests.ts';

/** Stops the reminders to whoever made this sign-up, for every workshop that they have a seat in. May be asked any number of times. */
export async function leaveWorkshop(
  payload: Payload,
  token: string,
  now = new Date(),
): Promise<{ success: true }> {
  const id = readLeaveToken(env().LINK_SECRET, token);
  const signup =
    id &&
    (await payload.db.findOne<{ id: string; email: string }>({
      collection: 'workshop-signups',
      where: { id: { equals: id } },
      select: { email: true },
    }));
  if (!signup) throw refusal(404, 'This link is not valid any more.');
  await payload.db.updateMany({
    collection: 'workshop-signups',
    where: { and: [{ email: { equals: signup.email } }, { unsubscribedAt: { exists: false } }] },
    data: { unsubscribedAt: now.toISOString() },
    returning: false,
  });
  return { success: true };
}
