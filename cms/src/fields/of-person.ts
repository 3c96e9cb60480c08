import type { SingleRelationshipField } from 'payload';
import { nobody } from '../access/nobody.ts';

/** Whose row it is. */
export const ofPerson = (description: string): SingleRelationshipField => ({
  name: 'person',
  label: 'Person',
  type: 'relationship',
  relationTo: 'people',
  required: true,
  index: true,
  access: { update: nobody },
  admin: { readOnly: true, description },
});
