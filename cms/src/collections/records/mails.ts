import type { CollectionConfig, SingleRelationshipField } from 'payload';
import { nobody } from '../../access/nobody.ts';
import { recordPolicy } from '../../access/policies.ts';
import { team } from '../../access/team.ts';
import { record } from '../../fields/record.ts';
import { mailKinds } from '../../mails/kinds/index.ts';
import { mailRecords } from '../../mails/mail-records.ts';
import { prepareSendAgain, queueSendAgain } from '../../mails/sending/send-again.ts';

const entries = Object.entries(mailRecords);

/** What a mail is about: shown when there is one. */
const about = entries.map(
  ([name, { label, collection: relationTo, description }]): SingleRelationshipField => ({
    name,
    label,
    type: 'relationship',
    relationTo,
    index: true,
    access: { update: nobody },
    admin: { readOnly: true, description, condition: (data) => Boolean(data?.[name]) },
  }),
);

/** The outbox: a mail is a row first, written in the transaction of what caused it, and sent by the worker (design §5). */
export const mails: CollectionConfig = {
  slug: 'mails',
  labels: { singular: 'Mail', plural: 'Mails' },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  access: { ...recordPolicy, update: team },
  admin: {
    group: 'Mail',
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'to', 'state', 'createdAt', 'lastError'],
    listSearchableFields: ['to', 'subject'],
    description:
      'Every mail that the shop sends. A failed one says why; open it and tick "Send again".',
  },
  indexes: [
    ...['contact', 'signup', 'download', 'reply'].map((record) => ({
      fields: [record, 'kind'],
      unique: true,
    })),
    { fields: ['order', 'kind', 'occasion'], unique: true },
    { fields: ['account', 'kind', 'occasion'], unique: true },
  ],
  hooks: { beforeChange: [prepareSendAgain], afterChange: [queueSendAgain] },
  fields: [
    {
      name: 'kind',
      label: 'Kind',
      type: 'select',
      required: true,
      access: { update: nobody },
      options: mailKinds.map(({ kind, label }) => ({ label, value: kind })),
      admin: { readOnly: true, description: 'What the mail is about.' },
    },
    record('to', 'To', { description: 'Who gets it.', required: true }),
    record('subject', 'Subject', {
      description: 'The line that the reader sees first.',
      required: true,
    }),
    ...about,
    {
      name: 'state',
      label: 'State',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'queued',
      access: { update: nobody },
      options: [
        { label: 'Waiting', value: 'queued' },
        { label: 'Being sent', value: 'sending' },
        { label: 'Sent', value: 'sent' },
        { label: 'Failed', value: 'failed' },
      ],
      admin: {
        readOnly: true,
        position: 'sidebar',
        description:
          'Waiting mails go out within seconds, or again later when the mail server was busy.',
      },
    },
    {
      name: 'notBefore',
      label: 'Not before',
      type: 'date',
      access: { update: nobody },
      admin: {
        readOnly: true,
        position: 'sidebar',
        description: 'Held for a minute, so that what caused it can be undone.',
        condition: (data) => Boolean(data?.notBefore),
        date: { pickerAppearance: 'dayAndTime' },
      },
    },
    {
      name: 'sendAgain',
      label: 'Send again',
      type: 'checkbox',
      defaultValue: false,
      admin: { position: 'sidebar', description: 'Tick and save: the mail is sent once more.' },
    },
    record('lastError', 'Last problem', {
      description: 'What the mail server said.',
      sidebar: true,
    }),
    {
      name: 'attempts',
      label: 'Attempts',
      type: 'number',
      required: true,
      defaultValue: 0,
      access: { update: nobody },
      admin: { readOnly: true, position: 'sidebar', description: 'How often it was tried.' },
    },
    {
      name: 'sentAt',
      label: 'Sent at',
      type: 'date',
      access: { update: nobody },
      admin: {
        readOnly: true,
        position: 'sidebar',
        description: 'When the mail server took it.',
        date: { pickerAppearance: 'dayAndTime' },
      },
    },
    {
      ...record('mailbox', 'Mailbox', {
        description: 'Whom it counts for: nobody gets more than three such mails a day.',
        index: true,
      }),
      admin: { hidden: true },
    },
    {
      ...record('occasion', 'Occasion', { description: '', defaultValue: 'once' }),
      admin: { hidden: true },
    },
    record('messageId', 'Message-ID', {
      description: 'Stays the same when it is sent again, so that it shows only once.',
      required: true,
      unique: true,
    }),
  ],
};
