import { NotFound } from 'payload';

const mostLetters = 300;
const outOfReach = new Set([
  'ECONNECTION',
  'ESOCKET',
  'ETIMEDOUT',
  'EDNS',
  'ETLS',
  'EPROTOCOL',
  'EPROXY',
]);

/** A mail that is of no use any more, or that nobody could get: it is not tried again. Its message is for people. */
export class NotWorthSending extends Error {
  readonly permanent = true;
}

/** True when trying again would bring the same answer. A refused sign-in is ours to mend, not the mail's: it is tried again. */
export function isPermanent(error: unknown): boolean {
  if (error instanceof NotFound) return true;
  return (
    error instanceof Error &&
    'permanent' in error &&
    error.permanent === true &&
    read(error, 'code') !== 'EAUTH'
  );
}

/** Said of a mail about something that was undone before it went: nobody has to do anything about it. */
export const takenBack = 'It was taken back';

/** Why a mail did not go out: a sentence for people, and what the mail server said. */
export function explainFailure(error: unknown): string {
  const said = read(error, 'response');
  return `${inWords(error)}${said ? ` It said: ${said}` : ''}`.slice(0, mostLetters);
}

function inWords(error: unknown): string {
  if (error instanceof NotFound) return 'What this mail is about is not here any more.';
  if (error instanceof NotWorthSending) return error.message;
  const code = read(error, 'code');
  const answer = Number(read(error, 'responseCode'));
  if (code === 'EAUTH' || code === 'ENOAUTH')
    return 'The mail server does not accept our user name and password. Please tell whoever runs the site.';
  if (answer >= 500)
    return read(error, 'command') === 'RCPT TO'
      ? 'The mail server does not take mail for this address.'
      : 'The mail server does not take this mail.';
  if (answer >= 400) return 'The mail server is busy and asks us to try again later.';
  if (code === 'EENVELOPE') return 'This is not an e-mail address that a mail can go to.';
  if (outOfReach.has(code))
    return 'The mail server cannot be reached. Please tell whoever runs the site if it lasts.';
  return error instanceof Error ? error.message : 'Unknown problem';
}

function read(error: unknown, name: string): string {
  const value: unknown = error instanceof Error ? Reflect.get(error, name) : undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
