import type { GlobalConfig } from 'payload';
import { editors } from '../access/editors.ts';
import { published } from '../access/published.ts';
import { pageVersions } from '../fields/drafts.ts';
import { link } from '../fields/rich-text/link.ts';
import { states } from '../fields/states.ts';
import { line } from '../fields/text.ts';

export const practice: GlobalConfig = {
  slug: 'practice',
  label: 'Practice',
  access: { read: published, update: editors, readVersions: editors },
  admin: {
    group: 'Settings',
    description: 'Name, e-mail address and the other facts that stand on every page.',
  },
  versions: pageVersions,
  fields: [
    line('name', 'Name of the practice', {
      description: 'Stands in the header, in mails and wherever the practice is named.',
      maxLength: 80,
    }),
    {
      name: 'email',
      label: 'E-mail address for visitors',
      type: 'email',
      required: true,
      admin: { description: 'Shown in the footer; answers to mails go here.' },
    },
    line('tagline', 'Tagline', {
      defaultValue: 'Where Gut Health Becomes Life Changing',
      description: 'Stands beside the logo.',
    }),
    line('practitioner', 'Practitioner', {
      description: 'Name and credentials, for example Hannah Reed, PA-C.',
      maxLength: 120,
    }),
    line('license', 'License', {
      required: false,
      description: 'State and number. Stands beside the portrait; empty: it is not shown.',
      maxLength: 120,
    }),
    line('replyTime', 'Answer within', {
      defaultValue: '48 hours',
      description: 'How soon a person answers messages.',
      maxLength: 40,
    }),
    states(
      'states',
      'States for visits',
      'Where the practitioner may see people. A consultation is sold to nobody outside of them. Empty: everywhere.',
    ),
    link('builder', 'Who built the site', 'The one outside link in the footer.'),
  ],
};
