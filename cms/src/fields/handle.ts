import type { FieldHook, TextField } from 'payload';
import { ValidationError } from 'payload';

/** Carts, links and payments name things by their handle, so it may never change once it exists. */
const stayTheSame: FieldHook = ({ operation, originalDoc, value, collection }) => {
  if (
    operation === 'update' &&
    originalDoc?.handle &&
    value !== undefined &&
    value !== originalDoc.handle
  ) {
    throw new ValidationError({
      collection: collection?.slug,
      errors: [
        {
          path: 'handle',
          message: 'The handle cannot be changed: carts and links of visitors point to it',
        },
      ],
    });
  }
  return value;
};

export function handle(description: string): TextField {
  return {
    name: 'handle',
    label: 'Short name',
    type: 'text',
    required: true,
    unique: true,
    index: true,
    maxLength: 60,
    validate: (value: unknown) =>
      (typeof value === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value)) ||
      'Use small letters, digits and single hyphens, for example gi-map',
    hooks: { beforeValidate: [stayTheSame] },
    admin: { description, position: 'sidebar' },
  };
}
