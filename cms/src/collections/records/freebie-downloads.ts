import type { CollectionConfig } from 'payload';
import { leadPolicy } from '../../access/policies.ts';
import { record } from '../../fields/record.ts';
import { visitorFields } from '../../fields/visitor.ts';
import { workStatus } from '../../fields/work-status.ts';
import { mailsOf } from '../../mails/mails-of.ts';

export const freebieDownloads: CollectionConfig = {
  slug: 'freebie-downloads',
  labels: { singular: 'Guide download', plural: 'Guide downloads' },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  access: leadPolicy,
  admin: {
    group: 'Leads',
    useAsTitle: 'email',
    defaultColumns: ['firstName', 'lastName', 'freebieName', 'status', 'createdAt', 'email'],
    listSearchableFields: ['email', 'lastName', 'freebieName'],
    description: 'Who asked for which free guide.',
  },
  fields: [
    ...visitorFields,
    record('freebieName', 'Guide', {
      description: 'Its title on that day.',
      required: true,
      index: true,
    }),
    workStatus(),
    mailsOf('download'),
  ],
};
