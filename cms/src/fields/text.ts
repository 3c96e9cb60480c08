import type { ArrayField, Field, GroupField, TextareaField, TextField } from 'payload';
import { textarea } from 'payload/shared';

type Options = {
  description: string;
  required?: boolean;
  defaultValue?: string;
  maxLength?: number;
};

/** One line of text; required unless said otherwise. */
export function line(
  name: string,
  label: string,
  { description, required = true, defaultValue, maxLength = 200 }: Options,
): TextField {
  return { name, label, type: 'text', required, maxLength, defaultValue, admin: { description } };
}

/** Several lines of plain text; required unless said otherwise. */
export function paragraph(
  name: string,
  label: string,
  { description, required = true, defaultValue, maxLength = 2000 }: Options,
): TextareaField {
  return {
    name,
    label,
    type: 'textarea',
    required,
    maxLength,
    defaultValue,
    admin: { description },
  };
}

/** Like `paragraph`, for a text whose readers count on some words: without any one of `kept` it is not saved. */
export function paragraphKeeping(
  kept: string[],
  name: string,
  label: string,
  options: Options,
): TextareaField {
  return {
    ...paragraph(name, label, options),
    validate: (value, args) => {
      const lost = kept.find((words) => !value?.toLowerCase().includes(words.toLowerCase()));
      return lost === undefined ? textarea(value, args) : `Keep “${lost}” in it.`;
    },
  };
}

/** A named part of a page. */
export function section(
  name: string,
  label: string,
  fields: Field[],
  description?: string,
): GroupField {
  return { name, label, type: 'group', fields, admin: { description } };
}

type RowsOptions = { description: string; singular: string; minRows?: number; maxRows?: number };

/** A list whose rows can be added, moved and removed. */
export function rows(
  name: string,
  label: string,
  fields: Field[],
  { description, singular, minRows, maxRows = 20 }: RowsOptions,
): ArrayField {
  return {
    name,
    label,
    type: 'array',
    fields,
    minRows,
    maxRows,
    labels: { singular, plural: label },
    admin: {
      description,
      initCollapsed: true,
      components: {
        RowLabel: {
          path: '/admin/parts/row-label.tsx#RowLabel',
          clientProps: { fallback: singular },
        },
      },
    },
  };
}
