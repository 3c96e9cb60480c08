import type { Field } from 'payload';
import { record } from '../../fields/record.ts';
import { sealed } from '../../fields/sealed.ts';

/** Who bought and where it goes. Health data is stored encrypted and opens only with the single order. */
export const personFields: Field[] = [
  {
    type: 'row',
    fields: [
      record('firstName', 'First name', { description: 'As typed at checkout.' }),
      record('lastName', 'Last name', { description: 'As typed at checkout.', index: true }),
    ],
  },
  record('email', 'E-mail', { description: 'The confirmation went here.', index: true }),
  sealed('phone', 'Phone', 'Stored encrypted.'),
  sealed('dateOfBirth', 'Date of birth', 'Of the buyer; the laboratory asks for it. Stored encrypted.'),
  sealed('address', 'Street address', 'Where the kits go. Stored encrypted.'),
  {
    type: 'row',
    fields: [
      record('city', 'City', { description: 'Where the kits go.' }),
      record('state', 'State', { description: 'Two letters.' }),
      record('zipCode', 'ZIP code', { description: 'Five digits or more.' }),
    ],
  },
];
