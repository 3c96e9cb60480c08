import type { Field } from 'payload';
import { nobody } from '../../access/nobody.ts';
import type { Role } from '../../access/roles.ts';
import { encryptedField } from './encrypted.ts';

export const everyone: Role[] = ['admin', 'practitioner', 'staff'];

/** Health data that a person typed: stored encrypted, shown to the practice in the single record, changed by nobody. */
export function sealed(name: string, label: string, description: string, multiline = false): Field {
  const field = encryptedField({ name, label, description, multiline, readers: everyone });
  const access = { update: nobody };
  const admin = { ...field.admin, readOnly: true };
  return field.type === 'textarea' ? { ...field, access, admin } : { ...field, access, admin };
}
