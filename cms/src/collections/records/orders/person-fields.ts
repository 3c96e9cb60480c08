import type { Field } from 'payload';
import { sealed } from '../../../fields/encryption/encrypted-row.ts';
import { record } from '../../../fields/record.ts';

const row = (...fields: Field[]): Field => ({ type: 'row', fields });

/** Who bought and where it goes. Health data is stored encrypted and opens only with the single order. */
export const personFields: Field[] = [
  row(
    record('firstName', 'First name', { description: 'As typed at checkout.' }),
    record('lastName', 'Last name', { description: 'As typed at checkout.', index: true }),
  ),
  row(
    record('email', 'E-mail', { description: 'Mails about the order go here.', index: true }),
    sealed('phone', 'Phone', 'For questions about the parcel.'),
  ),
  row(
    sealed('address', 'Street address', 'Where the kits go.'),
    sealed(
      'dateOfBirth',
      'Date of birth',
      'The laboratory asks for it. Phone, address and this are stored encrypted.',
    ),
  ),
  row(
    record('city', 'City', { description: 'Where the kits go.' }),
    record('state', 'State', { description: 'Two letters.' }),
    record('zipCode', 'ZIP code', { description: 'Five digits or more.' }),
  ),
];
