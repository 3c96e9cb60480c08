import type { TextField } from 'payload';

/** A name for addresses; empty, it is made from the title. */
export function slug(description: string): TextField {
  return {
    name: 'slug',
    label: 'Name in the address',
    type: 'text',
    required: true,
    unique: true,
    index: true,
    maxLength: 80,
    hooks: {
      beforeValidate: [({ data, value }) => (value === undefined || value === null || value === '' ? fileName(String(data?.title ?? '')) : value)],
    },
    validate: (value: unknown) =>
      (typeof value === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value)) ||
      'Use small letters, digits and single hyphens, for example heal-your-gut',
    admin: { description, position: 'sidebar' },
  };
}

/** The rule of spec §4: small letters, digits and hyphens alone, spaces become hyphens, and no two of them in a row. */
export function fileName(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z0-9 -]/g, '')
    .trim()
    .replaceAll(/ +/g, '-')
    .replaceAll(/-+/g, '-');
}
