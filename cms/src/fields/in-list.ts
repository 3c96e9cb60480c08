import type { ArrayField, DateField, NumberField, SelectField, TextField } from 'payload';

/** A column and a filter of the list; the record itself tells it in another way. A condition would let its column in the database be empty. */
export function inList<One extends ArrayField | DateField | NumberField | SelectField | TextField>(
  field: One,
): One {
  return {
    ...field,
    admin: {
      ...field.admin,
      components: { ...field.admin?.components, Field: '/admin/parts/cells.tsx#Nothing' },
    },
  };
}
