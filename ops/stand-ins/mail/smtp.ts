import { setTimeout as wait } from 'node:timers/promises';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { MailFaults } from './faults.ts';
import type { MessageStore } from './messages.ts';

const slowMs = 3000;
const largestMessage = 25_000_000;

/** An SMTP server that takes every login and every message. */
export function createSmtpServer(messages: MessageStore, faults: MailFaults): SMTPServer {
  return new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    hideSTARTTLS: true,
    size: largestMessage,
    onConnect: (_session, callback) =>
      callback(faults.take('connection') ? refusal(421, 'Service not available') : null),
    onAuth: (auth, _session, callback) => callback(null, { user: auth.username ?? 'anyone' }),
    onData: (stream, session, callback) =>
      void answer(callback, receive(stream, session, messages, faults)),
  });
}

async function answer(
  callback: (error?: Error) => void,
  receiving: Promise<boolean>,
): Promise<void> {
  try {
    if (await receiving) callback();
  } catch (error) {
    callback(error instanceof Error ? error : new Error(String(error)));
  }
}

/** Resolves with false when the client is to be left waiting. */
async function receive(
  stream: SMTPServerDataStream,
  session: SMTPServerSession,
  messages: MessageStore,
  faults: MailFaults,
): Promise<boolean> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk);
  const fault = faults.take(
    'message',
    session.envelope.rcptTo.map(({ address }) => address),
  );
  if (fault === 'hang') return false;
  if (fault === '4xx') throw refusal(451, 'Try again later');
  if (fault === '5xx') throw refusal(550, 'Mailbox unavailable');
  if (stream.sizeExceeded) throw refusal(552, 'Message too large');
  if (fault === 'slow') await wait(slowMs);
  const { mailFrom, rcptTo } = session.envelope;
  await messages.add(Buffer.concat(chunks), {
    from: mailFrom ? mailFrom.address : '',
    to: rcptTo.map(({ address }) => address),
  });
  return true;
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
