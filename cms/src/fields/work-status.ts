import type { SelectField } from 'payload';
import { choice } from './choice.ts';

/** How far the practice is with what somebody sent. */
export function workStatus(): SelectField {
  const field = choice(
    'status',
    'Status',
    { new: 'New', answered: 'Answered', closed: 'Closed', spam: 'Spam' },
    {
      defaultValue: 'new',
      description: 'Set it as you work, so that everyone sees what is still open.',
    },
  );
  return { ...field, admin: { ...field.admin, position: 'sidebar', isClearable: false } };
}
