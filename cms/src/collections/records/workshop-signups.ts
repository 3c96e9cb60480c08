import type { CollectionConfig } from 'payload';
import { nobody } from '../../access/nobody.ts';
import { leadPolicy } from '../../access/policies.ts';
import { visitorFields } from '../../fields/visitor.ts';
import { workStatus } from '../../fields/work-status.ts';
import { mailsOf } from '../../mails/mails-of.ts';

export const workshopSignups: CollectionConfig = {
  slug: 'workshop-signups',
  labels: { singular: 'Workshop sign-up', plural: 'Workshop sign-ups' },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  access: leadPolicy,
  admin: {
    group: 'Leads',
    useAsTitle: 'email',
    defaultColumns: ['firstName', 'lastName', 'status', 'createdAt', 'sessionAt', 'email'],
    listSearchableFields: ['email', 'lastName', 'firstName'],
    description:
      'Who wants to come to the weekly workshop. The link to the meeting goes out by mail.',
  },
  fields: [
    ...visitorFields,
    {
      name: 'sessionAt',
      label: 'Workshop on',
      type: 'date',
      index: true,
      access: { update: nobody },
      admin: {
        readOnly: true,
        description: 'The next workshop after the sign-up.',
        date: { pickerAppearance: 'dayAndTime' },
      },
    },
    {
      name: 'unsubscribedAt',
      label: 'Wants no reminders since',
      type: 'date',
      index: true,
      access: { update: nobody },
      admin: {
        readOnly: true,
        description: 'Set when somebody follows the link at the end of a mail.',
        date: { pickerAppearance: 'dayAndTime' },
      },
    },
    workStatus(),
    mailsOf('signup'),
  ],
};
