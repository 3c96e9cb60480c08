import type { CollectionConfig } from 'payload';
import { admins } from '../../access/admins.ts';
import { nobody } from '../../access/nobody.ts';
import { recordPolicy } from '../../access/policies.ts';

export const serviceAccounts: CollectionConfig = {
  slug: 'service-accounts',
  labels: { singular: 'Service account', plural: 'Service accounts' },
  auth: { useAPIKey: true, disableLocalStrategy: true },
  access: { ...recordPolicy, read: admins, admin: nobody },
  admin: {
    group: 'Settings',
    useAsTitle: 'name',
    defaultColumns: ['name', 'updatedAt'],
    hidden: ({ user }) => user?.role !== 'admin',
    description:
      'The storefront signs in with one of these. They follow the environment variable CMS_API_KEY.',
  },
  fields: [
    {
      name: 'name',
      label: 'Name',
      type: 'text',
      required: true,
      unique: true,
      admin: { description: 'Which program uses the key.', readOnly: true },
    },
  ],
};
