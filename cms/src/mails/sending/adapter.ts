import { createTransport } from 'nodemailer';
import type { EmailAdapter } from 'payload';
import { env } from '../../env.ts';

type Sender = { name: string; address: string };

/** Reads MAIL_FROM: `Practice <hello@example.com>` or an address alone. */
export function readSender(text: string): Sender {
  const [, name = '', address = text.trim()] =
    /^\s*"?([^"<]*?)"?\s*<([^<>\s]+)>\s*$/.exec(text) ?? [];
  return { name, address };
}

const waits = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 15_000 };

/**
 * Connections are kept between mails, and closed by us before a mail server tires of them. One that died in between is
 * noticed before a byte of the next mail is sent; that mail goes over a new connection, once. Whatever breaks later is
 * an error, because the mail may have arrived: the outbox decides what becomes of it.
 */
const connections = {
  pool: true,
  maxConnections: 2,
  maxMessages: 100,
  maxRequeues: 1,
  idleTimeout: 20_000,
} as const;

const openTransport = (url: string) => createTransport({ url, ...connections, ...waits });

let transport: ReturnType<typeof openTransport> | undefined;

/** Says goodbye to the mail server; a mail that is on its way is finished first. */
export function closeMailConnections(): void {
  transport?.close();
  transport = undefined;
}

/**
 * Payload's mail over nodemailer 10. Every wait is bounded, and a mail can only carry bytes that code gave it:
 * no files, no addresses to fetch. Without SMTP_URL each sending fails with a sentence that says so.
 * The environment is read with the first mail, because generators load the configuration without one.
 */
export const emailAdapter: EmailAdapter = () => {
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
      transport ??= openTransport(SMTP_URL);
      const from = message.from ?? readSender(MAIL_FROM);
      return await transport.sendMail({
        ...message,
        from,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
  };
};
