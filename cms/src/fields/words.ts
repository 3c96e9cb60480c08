import type { GroupField } from 'payload';
import { line, section } from './text.ts';

/** Each name with its label and the words that stand there at first. */
type Entries = Record<string, [label: string, text: string]>;

/** The small words of a page: buttons, labels, headings of one line. A shop without them yet gets those of the start. */
export function words(
  name: string,
  label: string,
  entries: Entries,
  description?: string,
): GroupField {
  return section(
    name,
    label,
    Object.entries(entries).map(([field, [title, text]]) =>
      line(field, title, {
        defaultValue: text,
        description: `At first: ${text}`,
        maxLength: Math.max(80, text.length * 2),
      }),
    ),
    description,
  );
}
