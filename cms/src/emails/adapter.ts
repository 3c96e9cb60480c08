import { createTransport } from 'nodemailer';
import type { EmailAdapter } from 'payload';
import { env } from '../env.ts';

type Sender = { name: string; address: string };

/** Reads MAIL_FROM: `Practice <hello@example.com>` or an address alone. */
export function readSender(text: string): Sender {
  const [, name = '', address = text.trim()] = /^\s*"?([^"<]*?)"?\s*<([^<>\s]+)>\s*$/.exec(text) ?? [];
  return { name, address };
}

/**
 * Payload's mail over nodemailer 10. Every wait is bounded, and a mail can only carry bytes that code gave it:
 * no files, no addresses to fetch. Without SMTP_URL each sending fails with a sentence that says so.
 * The environment is read with the first mail, because generators load the configuration without one.
 */
export const emailAdapter: EmailAdapter = () => {
  let transport: ReturnType<typeof createTransport> | undefined;
  return {
    name: 'smtp',
    get defaultFromName() {
      return readSender(env().MAIL_FROM).name;
    },
    get defaultFromAddress() {
      return readSender(env().MAIL_FROM).address;
    },
    sendEmail: async (message) => {
      const { MAIL_FROM, SMTP_URL } = env();
      if (!SMTP_URL) throw new Error('No mail server is set up: SMTP_URL is empty.');
      transport ??= createTransport({ url: SMTP_URL, connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 15_000 });
      const from = message.from ?? readSender(MAIL_FROM);
      return await transport.sendMail({ ...message, from, disableFileAccess: true, disableUrlAccess: true });
    },
  };
};
