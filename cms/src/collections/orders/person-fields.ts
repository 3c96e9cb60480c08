import type { Field } from 'payload';
import type { Role } from '../../access/roles.ts';
import { nobody } from '../../access/nobody.ts';
import { encryptedField } from '../../fields/encrypted.ts';
import { record } from '../../fields/record.ts';

const readers: Role[] = ['admin', 'practitioner', 'staff'];

function sealed(name: string, label: string, description: string) {
  const { admin, ...field } = encryptedField({ name, label, description, readers });
  return { ...field, access: { update: nobody }, admin: { ...admin, readOnly: true } } as Field;
}

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
