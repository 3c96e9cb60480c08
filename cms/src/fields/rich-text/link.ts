import type { Field } from 'payload';
import { line, rows, section } from '../text.ts';

/** A target that a visitor may follow: a path of this site, a part of a page, a web page or an e-mail address. */
export function isLinkTarget(value: unknown): true | string {
  if (
    typeof value === 'string' &&
    /^(\/(?![/\\])[^\s\\]*|#[\w-]*|https:\/\/[^\s]+|mailto:[^\s@]+@[^\s@]+)$/.test(value)
  )
    return true;
  return 'Write a path of this site such as /store#testing, or a full address that begins with https://';
}

const linkFields: Field[] = [
  {
    type: 'row',
    fields: [
      line('label', 'Words', { description: 'What visitors read and click.', maxLength: 80 }),
      {
        ...line('href', 'Goes to', {
          description: 'A path of this site (/store#testing) or an address with https://.',
          maxLength: 500,
        }),
        validate: (value: unknown) => isLinkTarget(value),
      },
    ],
  },
];

export function link(name: string, label: string, description: string) {
  return section(name, label, linkFields, description);
}

export function links(name: string, label: string, description: string) {
  return rows(name, label, linkFields, { description, singular: 'Link', maxRows: 15 });
}
