import type { GroupField } from 'payload';
import { line, paragraph, section } from './text.ts';

/** The last call of a page, with its two buttons to the test kits and the consultations. */
export function closing(title: string, text: string): GroupField {
  return section('closing', 'End of the page', [
    line('title', 'Heading', { defaultValue: title, description: 'The last call on the page.' }),
    paragraph('text', 'Text', {
      defaultValue: text,
      description: 'One or two sentences.',
      maxLength: 400,
    }),
    {
      type: 'row',
      fields: [
        line('testing', 'First button', {
          defaultValue: 'Browse Testing Kits',
          description: 'Goes to the test kits.',
          maxLength: 40,
        }),
        line('consultation', 'Second button', {
          defaultValue: 'Schedule Consultation',
          description: 'Goes to the consultations.',
          maxLength: 40,
        }),
      ],
    },
  ]);
}
