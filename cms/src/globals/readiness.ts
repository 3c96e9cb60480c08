import type { GlobalConfig } from 'payload';
import { editors } from '../access/editors.ts';
import { nobody } from '../access/nobody.ts';
import { team } from '../access/team.ts';
import { line, rows, section } from '../fields/text.ts';

const agreed = (name: string, label: string, description: string) => ({
  name,
  label,
  type: 'checkbox' as const,
  defaultValue: false,
  admin: { description },
});

/** What only the practice can say before real people pay (DESK-13); visitors read none of it. */
export const readiness: GlobalConfig = {
  slug: 'readiness',
  label: 'Before you open',
  access: { read: team, update: editors, readVersions: nobody },
  admin: {
    group: 'Settings',
    description:
      'The set-up check under Settings asks for these. Nothing of it is shown to visitors.',
  },
  fields: [
    rows(
      'claims',
      'Where your figures come from',
      [
        line('claim', 'Figure', {
          description: 'As it stands on the page, for example 98%.',
          maxLength: 80,
        }),
        line('source', 'Source', {
          description: 'Where it can be looked up: which patients, which years, who counted.',
          maxLength: 500,
        }),
        line('signedBy', 'Signed by', { description: 'Your name.', maxLength: 80 }),
        {
          name: 'signedOn',
          label: 'On',
          type: 'date',
          required: true,
          admin: {
            description: 'The day on which you looked at it.',
            date: { pickerAppearance: 'dayOnly', displayFormat: 'MMM d, yyyy' },
          },
        },
      ],
      { description: 'Every figure on the first page needs one.', singular: 'Figure' },
    ),
    section('agreements', 'Agreements about health data', [
      agreed('mail', 'With the mail provider', 'It is signed (a BAA), and you have a copy.'),
      agreed(
        'model',
        'With the provider of the language model',
        'It is signed (a BAA). Needed as long as the assistant uses a model.',
      ),
      agreed('hosting', 'With who runs the server', 'It is signed (a BAA), and you have a copy.'),
    ]),
  ],
};
