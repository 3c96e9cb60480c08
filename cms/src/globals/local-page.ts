import type { GlobalConfig } from 'payload';
import { pagePolicy } from '../access/policies.ts';
import { closing } from '../fields/closing.ts';
import { pageVersions } from '../fields/drafts.ts';
import { pageHead } from '../fields/page-head.ts';
import { line } from '../fields/text.ts';
import { words } from '../fields/words.ts';

export const localPage: GlobalConfig = {
  slug: 'local-page',
  label: 'Local businesses page',
  access: pagePolicy,
  admin: {
    group: 'Pages and files',
    description: 'The words around the local businesses, which are a list of their own.',
  },
  versions: pageVersions,
  fields: [
    ...pageHead({
      documentTitle: 'Local businesses',
      title: 'Local Gut Friendly Recommendations',
      lead: 'Neighbors who make it easier to live well.',
    }),
    line('allLabel', 'Button for all', {
      defaultValue: 'All Businesses',
      description: 'Shows every category.',
      maxLength: 40,
    }),
    words('categories', 'Buttons for one kind', {
      gutHealthyFood: ['Gut-Healthy Food', 'Gut-Healthy Food'],
      wellnessHome: ['Wellness & Home', 'Wellness & Home'],
      professionalServices: ['Professional Services', 'Professional Services'],
    }),
    line('button', 'Button on a card', {
      defaultValue: 'Visit Website',
      description: 'Opens the website in a new tab.',
      maxLength: 40,
    }),
    closing('Start from the inside', 'A test at home shows what your gut needs.'),
  ],
};
