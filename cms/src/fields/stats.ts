import type { ArrayField } from 'payload';
import { line, rows } from './text.ts';

/** The row of figures that the spec states (§2, §9); each page that shows one has its own. */
export function stats(description: string): ArrayField {
  return {
    ...rows(
      'stats',
      'Figures',
      [
        line('value', 'Figure', { description: 'For example: 98%.', maxLength: 20 }),
        line('label', 'Words', { description: 'For example: Success Rate.', maxLength: 60 }),
      ],
      { description, singular: 'Figure', maxRows: 6 },
    ),
    defaultValue: [
      { value: '98%', label: 'Success Rate' },
      { value: '1000+', label: 'Families Helped' },
      { value: '4.9', label: 'Average Rating' },
      { value: '13+', label: 'Years Experience' },
    ],
  };
}
