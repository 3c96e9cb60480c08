import type { CollectionConfig, NumberField } from 'payload';
import { admins } from '../../access/admins.ts';
import { nobody } from '../../access/nobody.ts';
import { recordPolicy } from '../../access/policies.ts';
import { recordJson } from '../../fields/record-json.ts';
import { record } from '../../fields/record.ts';

/**
 * Who read or changed what of which person, and when. Lines are added by audit/record-access.ts alone; triggers number and
 * chain them, and refuse every change.
 */
export const openings: CollectionConfig = {
  slug: 'openings',
  labels: { singular: 'Access', plural: 'Record of access' },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  access: { ...recordPolicy, read: admins, admin: admins },
  admin: {
    group: 'Settings',
    useAsTitle: 'recordId',
    defaultColumns: ['createdAt', 'username', 'act', 'record', 'recordId', 'count'],
    listSearchableFields: ['username', 'recordId'],
    hidden: ({ user }) => user?.role !== 'admin',
    description:
      'Every time somebody of the practice looked at, changed, printed or took out what belongs to a person, and every sign-in. Nobody can change or delete a line.',
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
    record('recordId', 'Record', {
      description: 'Which one, where it was one alone.',
      index: true,
    }),
    record('act', 'What was done', {
      description: 'For example: open, list, search, print.',
      required: true,
      defaultValue: 'open',
    }),
    record('via', 'By', {
      description: 'The way it was asked: REST, or a screen of the office (local).',
    }),
    recordJson('ids', 'Records', { description: 'Which ones, the first 200 of them.' }),
    number('count', 'How many', 'The number of records that were shown or changed.'),
    record('question', 'Mark of the search', {
      description: 'The same words give the same mark. The words themselves are not kept.',
    }),
    { ...number('seq', 'Number', 'Numbers have no gaps.'), unique: true, index: true },
    record('prev', 'Mark of the line before', {
      description: 'Holds this line to the one before it.',
    }),
    record('hash', 'Mark of this line', { description: 'Shows whether the line was changed.' }),
  ],
};

function number(name: string, label: string, description: string): NumberField {
  return {
    name,
    label,
    type: 'number',
    access: { update: nobody },
    admin: { description, readOnly: true },
  };
}
