import type { GlobalConfig } from 'payload';
import { pagePolicy } from '../access/policies.ts';
import { closing } from '../fields/closing.ts';
import { pageVersions } from '../fields/drafts.ts';
import { pageHead } from '../fields/page-head.ts';
import { stats } from '../fields/stats.ts';
import { line } from '../fields/text.ts';

export const testimonialsPage: GlobalConfig = {
  slug: 'testimonials-page',
  label: 'Testimonials page',
  access: pagePolicy,
  admin: {
    group: 'Pages and files',
    description: 'The words around the testimonials, which are a list of their own.',
  },
  versions: pageVersions,
  fields: [
    ...pageHead({
      documentTitle: 'Testimonials',
      title: 'What Our Patients Say',
      lead: 'Families who took the first step, in their own words.',
    }),
    line('featuredLabel', 'Label of the story on top', {
      defaultValue: 'Verified Patient',
      description: 'Stands beside the name.',
      maxLength: 40,
    }),
    stats('The strip of figures. Only what you can stand behind.'),
    line('gridTitle', 'Heading above the others', {
      defaultValue: 'More from our families',
      description: 'Stands above the grid.',
      maxLength: 80,
    }),
    line('sampleNote', 'Words at samples', {
      defaultValue: 'Sample',
      description: 'Stands at testimonials that are marked as samples.',
      maxLength: 40,
    }),
    closing('Your story could be next', 'Start with a test at home, or talk it over first.'),
  ],
};
