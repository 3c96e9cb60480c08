import type { TextField } from 'payload';
import { nobody } from '../access/nobody.ts';

type RecordOptions = {
  description: string;
  required?: boolean;
  unique?: boolean;
  index?: boolean;
  sidebar?: boolean;
  defaultValue?: string;
};

/** A line of a record: written once by the code of this project, read by people, changed by nobody. */
export function record(
  name: string,
  label: string,
  { description, sidebar, ...rest }: RecordOptions,
): TextField {
  return {
    name,
    label,
    type: 'text',
    ...rest,
    access: { update: nobody },
    admin: { description, readOnly: true, ...(sidebar ? { position: 'sidebar' } : {}) },
  };
}
