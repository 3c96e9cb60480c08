import type { GlobalConfig } from 'payload';
import { pagePolicy } from '../access/policies.ts';
import { closing } from '../fields/closing.ts';
import { pageHead } from '../fields/page-head.ts';
import { line, rows } from '../fields/text.ts';

export const testimonialsPage: GlobalConfig = {
  slug: 'testimonials-page',
  label: 'Testimonials page',
  access: pagePolicy,
  admin: { group: 'Pages and files', description: 'The words around the testimonials, which are in Content.' },
  versions: { drafts: true, max: 30 },
  fields: [
    ...pageHead({ documentTitle: 'Testimonials', title: 'What Our Patients Say', lead: 'Families who took the first step, in their own words.' }),
    line('featuredLabel', 'Label of the story on top', { defaultValue: 'Verified Patient', description: 'Stands beside the name.', maxLength: 40 }),
    {
      ...rows(
        'stats',
        'Figures',
        [
          line('value', 'Figure', { description: 'For example: 98%.', maxLength: 20 }),
          line('label', 'Words', { description: 'For example: Success Rate.', maxLength: 60 }),
        ],
        { description: 'The strip of figures. Only what you can stand behind.', singular: 'Figure', maxRows: 6 },
      ),
      defaultValue: [
        { value: '98%', label: 'Success Rate' },
        { value: '1000+', label: 'Families Helped' },
        { value: '4.9', label: 'Average Rating' },
        { value: '13+', label: 'Years Experience' },
      ],
    },
    line('gridTitle', 'Heading above the others', { defaultValue: 'More from our families', description: 'Stands above the grid.', maxLength: 80 }),
    closing('Your story could be next', 'Start with a test at home, or talk it over first.'),
  ],
};
