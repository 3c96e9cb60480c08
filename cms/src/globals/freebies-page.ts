import type { GlobalConfig } from 'payload';
import { pagePolicy } from '../access/policies.ts';
import { closing } from '../fields/closing.ts';
import { pageVersions } from '../fields/drafts.ts';
import { pageHead } from '../fields/page-head.ts';
import { line, paragraph, section } from '../fields/text.ts';
import { confirmationFields } from './freebies-page/confirmation-fields.ts';
import { guideForm, signupForm } from './freebies-page/form-fields.ts';
import { workshopFields } from './freebies-page/workshop-fields.ts';

export const freebiesPage: GlobalConfig = {
  slug: 'freebies-page',
  label: 'Free guides page',
  access: pagePolicy,
  admin: {
    group: 'Pages and files',
    description:
      'The workshop, the words around the free guides, and the page after a download. The guides are a list of their own.',
  },
  versions: pageVersions,
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Top',
          fields: [
            ...pageHead({
              documentTitle: 'Free guides and workshop',
              title: 'Free Weekly Wellness Workshop',
              lead: 'Join us online every Thursday at 7 PM EST. Bring your questions; it costs nothing.',
            }),
            signupForm,
            section('signedUp', 'After signing up', [
              line('title', 'Heading', {
                defaultValue: 'All Set',
                description: 'Takes the place of the form.',
                maxLength: 60,
              }),
              paragraph('text', 'Text', {
                defaultValue:
                  'Check your email for the video-meeting link. We meet Thursday at 7 PM EST.',
                description: 'Where the link comes, and when the workshop is.',
                maxLength: 300,
              }),
            ]),
          ],
        },
        { name: 'workshop', label: 'Workshop', fields: workshopFields },
        {
          name: 'guides',
          label: 'Guides',
          fields: [
            {
              name: 'flyer',
              label: 'Flyer',
              type: 'upload',
              relationTo: 'media',
              admin: { description: 'The picture above the guides.' },
            },
            line('title', 'Heading', {
              defaultValue: 'Free Gut Health Resources',
              description: 'Stands above the guides.',
              maxLength: 80,
            }),
            paragraph('lead', 'Text below', {
              required: false,
              description: 'One sentence, or nothing.',
              maxLength: 300,
            }),
            line('button', 'Button', {
              defaultValue: 'Download Free',
              description: 'Stands on every guide.',
              maxLength: 40,
            }),
            guideForm,
          ],
        },
        {
          label: 'End',
          fields: [
            closing(
              'Ready for more than a guide?',
              'Start with a test at home, or talk it over first.',
            ),
          ],
        },
        { name: 'confirmation', label: 'After a download', fields: confirmationFields },
      ],
    },
  ],
};
