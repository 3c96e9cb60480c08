import { workSteps } from 'common/fulfilment/steps';
import type { CollectionConfig, DateField, Field } from 'payload';
import { nobody } from '../../access/nobody.ts';
import { recordPolicy } from '../../access/policies.ts';
import { choice } from '../../fields/choice.ts';
import { sealed } from '../../fields/encryption/encrypted-row.ts';
import { record } from '../../fields/record.ts';
import { ofOrder } from './fulfilments/of-order.ts';

const readOnly = { access: { update: nobody } };

function day(name: string, label: string, description: string, index = false): DateField {
  return {
    name,
    label,
    type: 'date',
    index,
    ...readOnly,
    admin: { readOnly: true, description, date: { pickerAppearance: 'dayAndTime' } },
  };
}

const hiddenNumber = (name: string, label: string): Field => ({
  name,
  label,
  type: 'number',
  ...readOnly,
  admin: { hidden: true },
});

const hiddenJson = (name: string, label: string): Field => ({
  name,
  label,
  type: 'json',
  ...readOnly,
  admin: { hidden: true },
});

/** One row for each kit, and for each line of goods, that an order grants; moved by `fulfilment/moves` alone (design §10). */
export const fulfilments: CollectionConfig = {
  slug: 'fulfilments',
  labels: { singular: 'Kit to send', plural: 'Kits to send' },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  access: recordPolicy,
  admin: {
    group: 'Shop',
    useAsTitle: 'name',
    defaultColumns: ['name', 'step', 'order', 'stepAt', 'tracking'],
    listSearchableFields: ['name', 'tracking'],
    description: 'What has to be sent, and how far it is. To move one on, open its order.',
  },
  fields: [
    ...ofOrder,
    choice(
      'kind',
      'Kind',
      { kit: 'Test kit', goods: 'Supplement' },
      { description: 'A kit goes on to the laboratory.' },
    ),
    record('name', 'What', { description: 'Its name on the day of the order.', required: true }),
    {
      ...record('product', 'Handle', { description: 'Empty until the buyer has chosen.' }),
      admin: { hidden: true },
    },
    {
      name: 'quantity',
      label: 'Pieces',
      type: 'number',
      required: true,
      defaultValue: 1,
      ...readOnly,
      admin: { readOnly: true, description: 'A kit is one piece.' },
    },
    record('sample', 'Sample', { description: 'What is sent to the laboratory.' }),
    hiddenNumber('labDays', 'Days in the laboratory'),
    hiddenNumber('ageFrom', 'From this age'),
    hiddenNumber('ageTo', 'Below this age'),
    hiddenJson('options', 'What can be chosen'),
    {
      ...choice(
        'usedBy',
        'Used by',
        { buyer: 'Who bought it', other: 'Somebody else' },
        { required: false, description: 'Empty: nobody has said it yet.' },
      ),
      ...readOnly,
    },
    sealed('personName', 'First name', 'Of who uses it.'),
    sealed('personBirthDate', 'Date of birth', 'Of who uses it. Stored encrypted, as the name is.'),
    {
      name: 'isGuardian',
      label: 'Parent or guardian',
      type: 'checkbox',
      ...readOnly,
      admin: { readOnly: true, description: 'The buyer has said so, for a child.' },
    },
    choice('step', 'Step', workSteps, { description: 'How far it is.' }),
    day('stepAt', 'Since', 'When it came to this step.', true),
    day('sentAt', 'Sent', 'When it left.'),
    day('atLabAt', 'At the lab', 'When the sample arrived there.'),
    day('resultsAt', 'Results in', 'When the results came.'),
    day('doneAt', 'Done', 'When nothing was left to do.'),
    day('dueAt', 'Due', 'When the next step should have happened; after that it is overdue.', true),
    record('carrier', 'Carrier', { description: 'Told by the tracking number.' }),
    record('tracking', 'Tracking number', { description: 'Of the parcel.', index: true }),
    {
      name: 'replaces',
      label: 'In the place of',
      type: 'relationship',
      relationTo: 'fulfilments',
      index: true,
      ...readOnly,
      admin: { readOnly: true, description: 'One that was lost, or whose sample was rejected.' },
    },
    hiddenNumber('remindersSent', 'Reminders'),
    hiddenJson('history', 'Who did what'),
  ],
};
