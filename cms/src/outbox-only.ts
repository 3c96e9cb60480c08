import type { EmailAdapter } from 'payload';

/** Payload itself sends nothing: every mail is a row of the outbox first, so that none is lost or sent twice. */
export const outboxOnly: EmailAdapter = () => ({
  name: 'outbox-only',
  defaultFromAddress: '',
  defaultFromName: '',
  sendEmail: () => Promise.reject(new Error('Mails are sent through the outbox (collection mails)')),
});
