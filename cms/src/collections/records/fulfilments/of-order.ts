import type { Field } from 'payload';
import { nobody } from '../../../access/nobody.ts';
import { record } from '../../../fields/record.ts';

/** To which order, line and place of it a piece of work belongs. */
export const ofOrder: Field[] = [
  {
    name: 'order',
    label: 'Order',
    type: 'relationship',
    relationTo: 'orders',
    required: true,
    index: true,
    access: { update: nobody },
    admin: { readOnly: true, description: 'Open it to move the work on.' },
  },
  {
    ...record('line', 'Line', { description: 'Handle of what was bought.', required: true }),
    admin: { hidden: true },
  },
  {
    name: 'place',
    label: 'Place',
    type: 'number',
    required: true,
    access: { update: nobody },
    admin: { hidden: true },
  },
];
