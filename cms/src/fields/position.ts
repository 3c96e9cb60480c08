import type { NumberField } from 'payload';

export const position: NumberField = {
  name: 'position',
  label: 'Place on the page',
  type: 'number',
  required: true,
  defaultValue: 100,
  index: true,
  min: 0,
  validate: (value: unknown) =>
    (Number.isInteger(value) && Number(value) >= 0) || 'Write a whole number, for example 10',
  admin: {
    description:
      'Small numbers come first. Leave gaps (10, 20, 30) so that something fits between.',
    position: 'sidebar',
  },
};
