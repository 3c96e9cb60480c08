import type { Field } from 'payload';
import { choice } from '../../../fields/choice.ts';
import { states } from '../../../fields/states.ts';

/** Whether and where it can be bought (ORD-11, ORD-15). */
export const availabilityFields: Field[] = [
  choice(
    'availability',
    'Can be bought',
    { 'for-sale': 'For sale', 'out-of-stock': 'Out of stock', hidden: 'Hidden' },
    {
      required: false,
      defaultValue: 'for-sale',
      description:
        'Out of stock: shown, and nobody can buy it. Hidden: not shown at all. It counts within a second, in every place of the shop.',
    },
  ),
  states(
    'notIn',
    'Not in these states',
    'Where a laboratory may not be used. Buyers from there are told so before they pay.',
  ),
];
