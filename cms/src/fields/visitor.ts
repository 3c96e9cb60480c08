import type { Field } from 'payload';
import { record } from './record.ts';

/** Who sent a form. These stay readable, so that people can be found and answered. */
export const visitorFields: Field[] = [
  {
    type: 'row',
    fields: [
      record('firstName', 'First name', { description: 'As typed in the form.', required: true }),
      record('lastName', 'Last name', {
        description: 'As typed in the form.',
        required: true,
        index: true,
      }),
    ],
  },
  record('email', 'E-mail', { description: 'Answers go here.', required: true, index: true }),
];
