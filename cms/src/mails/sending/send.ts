import type { Payload } from 'payload';
import { z } from 'zod';
import type { Content } from '../compose.ts';
import { NotWorthSending } from './failure.ts';

const address = z.email().max(254);

/** Hands a mail to the mail server, for one plain address and nobody else. Throws what `explainFailure` puts into words. */
export async function send(
  payload: Payload,
  to: string,
  mail: Content & { subject: string; messageId?: string },
): Promise<void> {
  if (!address.safeParse(to).success)
    throw new NotWorthSending('This is not an e-mail address that a mail can go to.');
  // As text it would be read as a list, in which one address could bring others along.
  await payload.sendEmail({ ...mail, to: { name: '', address: to } });
}
