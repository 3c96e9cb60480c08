import type { SelectField } from 'payload';

type Options = { description: string; required?: boolean; defaultValue?: string };

/** One of several words: `choices` are value → what people read. Required unless said otherwise. */
export function choice(
  name: string,
  label: string,
  choices: Record<string, string>,
  { description, required = true, defaultValue }: Options,
): SelectField {
  const options = Object.entries(choices).map(([value, words]) => ({ label: words, value }));
  return {
    name,
    label,
    type: 'select',
    required,
    index: true,
    defaultValue,
    options,
    admin: { description, isClearable: !required },
  };
}
