import type { GlobalConfig } from 'payload';
import { editors } from '../access/editors.ts';
import { published } from '../access/published.ts';
import { pageVersions } from '../fields/drafts.ts';
import { searchHead } from '../fields/page-head.ts';
import {
  aboutFields,
  contactFields,
  scriptureFields,
  testimonialsFields,
} from './home/closing-fields.ts';
import { claimsField, heroFields } from './home/hero-fields.ts';
import { journeyFields } from './home/journey-fields.ts';
import { servicesFields } from './home/services-fields.ts';
import { waysFields } from './home/ways-fields.ts';

const tab = (name: string, label: string, fields: typeof heroFields) => ({ name, label, fields });

export const home: GlobalConfig = {
  slug: 'home',
  label: 'Home page',
  access: { read: published, update: editors, readVersions: editors },
  admin: {
    group: 'Pages and files',
    description: 'The first page, from top to bottom. Prices of its cards are set in Shop, Offers.',
  },
  versions: pageVersions,
  fields: [
    {
      type: 'tabs',
      tabs: [
        tab('hero', 'Top', heroFields),
        { label: 'Figures', fields: [claimsField] },
        tab('journey', 'Four steps', journeyFields),
        tab('ways', 'How to work with us', waysFields),
        tab('services', 'Services', servicesFields),
        tab('about', 'About', aboutFields),
        tab('testimonials', 'Testimonials', testimonialsFields),
        tab('contact', 'Contact', contactFields),
        tab('scripture', 'Scripture', scriptureFields),
        {
          label: 'Search and sharing',
          fields: searchHead({ whenEmpty: 'name and tagline of the practice' }),
        },
      ],
    },
  ],
};
