import { usStates } from 'common/us-states';
import type { SelectField } from 'payload';

/** Several states of the United States, by their two letters. */
export function states(name: string, label: string, description: string): SelectField {
  return {
    name,
    label,
    type: 'select',
    hasMany: true,
    options: Object.entries(usStates).map(([value, words]) => ({ label: words, value })),
    admin: { description },
  };
}
