import type { JoinField } from 'payload';
import type { MailRecord } from './mail-records.ts';

/** The mails about a record, newest first: `on` is the field of a mail that names it. Nothing of it is stored with the record. */
export function mailsOf(on: MailRecord): JoinField {
  return {
    name: 'mails',
    label: 'Mails',
    type: 'join',
    collection: 'mails',
    on,
    defaultSort: '-createdAt',
    defaultLimit: 25,
    admin: {
      allowCreate: false,
      defaultColumns: ['subject', 'to', 'state', 'sentAt'],
      description:
        'What was sent because of it. Open one to see why it failed, or to send it again.',
    },
  };
}
