import type { CollectionConfig } from 'payload';
import { nobody } from '../../access/nobody.ts';
import { leadPolicy } from '../../access/policies.ts';
import { sealed } from '../../fields/encryption/encrypted-row.ts';
import { visitorFields } from '../../fields/visitor.ts';
import { workStatus } from '../../fields/work-status.ts';
import { mailsOf } from '../../mails/mails-of.ts';

export const contactSubmissions: CollectionConfig = {
  slug: 'contact-submissions',
  labels: { singular: 'Message', plural: 'Messages' },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  access: leadPolicy,
  admin: {
    group: 'Leads',
    useAsTitle: 'email',
    defaultColumns: ['firstName', 'lastName', 'status', 'createdAt', 'email'],
    listSearchableFields: ['email', 'lastName', 'firstName'],
    description:
      'What visitors wrote in the contact form. Open one to read it; the website promises an answer within 48 hours.',
  },
  fields: [
    ...visitorFields,
    sealed('phone', 'Phone', 'Empty when none was given.'),
    sealed('concern', 'Concern', 'What troubles them.'),
    sealed('interest', 'Interest', 'What they ask about.'),
    sealed('message', 'Message', 'This and what stands above is stored encrypted.', true),
    {
      name: 'urgent',
      label: 'Urgent',
      type: 'checkbox',
      defaultValue: false,
      access: { update: nobody },
      admin: {
        readOnly: true,
        position: 'sidebar',
        description: 'It sounds like an emergency. Call before you write.',
      },
    },
    workStatus(),
    mailsOf('contact'),
  ],
};
