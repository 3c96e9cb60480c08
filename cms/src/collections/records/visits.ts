import { visitStates } from 'common/fulfilment/steps';
import type { CollectionConfig } from 'payload';
import { nobody } from '../../access/nobody.ts';
import { recordPolicy } from '../../access/policies.ts';
import { choice } from '../../fields/choice.ts';
import { record } from '../../fields/record.ts';
import { ofOrder } from './fulfilments/of-order.ts';

/** One row for each visit that an order grants; moved by `fulfilment/moves` alone (design §10). */
export const visits: CollectionConfig = {
  slug: 'visits',
  labels: { singular: 'Visit', plural: 'Visits' },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  access: recordPolicy,
  admin: {
    group: 'Shop',
    useAsTitle: 'label',
    defaultColumns: ['label', 'state', 'order', 'at'],
    description: 'Visits that were bought. To book or tick one off, open its order.',
  },
  fields: [
    ...ofOrder,
    record('label', 'Visit', { description: 'As it was called on that day.', required: true }),
    {
      name: 'minutes',
      label: 'Minutes',
      type: 'number',
      required: true,
      access: { update: nobody },
      admin: { readOnly: true, description: 'How long it is.' },
    },
    choice('state', 'State', visitStates, {
      defaultValue: 'granted',
      description: 'Booked, once day and hour are known.',
    }),
    {
      name: 'at',
      label: 'Day and hour',
      type: 'date',
      index: true,
      access: { update: nobody },
      admin: {
        readOnly: true,
        description: 'Empty until it is booked.',
        date: { pickerAppearance: 'dayAndTime' },
      },
    },
    record('with', 'With', { description: 'Who of the practice.' }),
    {
      name: 'calendarSequence',
      label: 'Times told',
      type: 'number',
      defaultValue: 0,
      access: { update: nobody },
      admin: { hidden: true },
    },
    {
      name: 'history',
      label: 'Who did what',
      type: 'json',
      access: { update: nobody },
      admin: { hidden: true },
    },
  ],
};
