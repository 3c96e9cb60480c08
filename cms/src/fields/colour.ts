import type { TextField } from 'payload';

export function colour(name: string, label: string, description: string): TextField {
  return {
    name,
    label,
    type: 'text',
    maxLength: 7,
    validate: (value: unknown) =>
      !value ||
      (typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)) ||
      'Write a colour as # and six digits, for example #D3DDCA',
    admin: { description },
  };
}
