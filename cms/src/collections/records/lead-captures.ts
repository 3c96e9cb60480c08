import { limits } from 'common/contract/limits';
import type { CollectionConfig } from 'payload';
import { leadPolicy } from '../../access/policies.ts';
import { team } from '../../access/team.ts';
import { everyone } from '../../fields/encryption/encrypted-row.ts';
import { encryptedField } from '../../fields/encryption/encrypted.ts';
import { line } from '../../fields/text.ts';
import { workStatus } from '../../fields/work-status.ts';

/** Written by staff, mostly on the telephone: the site has no form for them. */
export const leadCaptures: CollectionConfig = {
  slug: 'lead-captures',
  labels: { singular: 'Lead', plural: 'Leads' },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  access: { ...leadPolicy, create: team },
  admin: {
    group: 'Leads',
    useAsTitle: 'email',
    defaultColumns: ['firstName', 'lastName', 'status', 'createdAt', 'email'],
    listSearchableFields: ['email', 'lastName', 'firstName'],
    description:
      'People who called or whom you met. Write down who they are and what troubles them.',
  },
  fields: [
    {
      type: 'row',
      fields: [
        line('firstName', 'First name', {
          description: 'Of the person who asks.',
          maxLength: limits.firstName,
        }),
        line('lastName', 'Last name', {
          description: 'Of the person who asks.',
          maxLength: limits.lastName,
        }),
      ],
    },
    {
      name: 'email',
      label: 'E-mail',
      type: 'email',
      required: true,
      index: true,
      admin: { description: 'Where an answer reaches them.' },
    },
    encryptedField({
      name: 'concern',
      label: 'Concern',
      description: 'What troubles them, in a sentence. Stored encrypted.',
      multiline: true,
      readers: everyone,
    }),
    workStatus(),
  ],
};
