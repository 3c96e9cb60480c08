import type { CollectionConfig } from 'payload';
import { admins } from '../../access/admins.ts';
import { recordPolicy } from '../../access/policies.ts';
import { record } from '../../fields/record.ts';

/** Who opened which record with health data, and when. Rows are added by hooks/note-opening.ts and never change. */
export const openings: CollectionConfig = {
  slug: 'openings',
  labels: { singular: 'Opening', plural: 'Record of openings' },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  access: { ...recordPolicy, read: admins, admin: admins },
  admin: {
    group: 'Settings',
    useAsTitle: 'recordId',
    defaultColumns: ['createdAt', 'username', 'record', 'recordId'],
    listSearchableFields: ['username', 'recordId'],
    hidden: ({ user }) => user?.role !== 'admin',
    description:
      'Every time somebody of the practice opened a record with health data. Nobody can change or delete a line.',
  },
  fields: [
    record('username', 'Who', {
      description: 'The name of the account on that day.',
      required: true,
      index: true,
    }),
    record('userId', 'Account', {
      description: 'Stays when the account is renamed.',
      required: true,
      index: true,
    }),
    record('record', 'Kind of record', { description: 'For example: orders.', required: true }),
    record('recordId', 'Record', { description: 'Which one.', required: true, index: true }),
  ],
};
