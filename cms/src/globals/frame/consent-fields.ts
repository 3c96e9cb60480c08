import type { Field } from 'payload';
import { line, paragraph } from '../../fields/text.ts';

/** Defaults from spec §2, §4 and §9. */
export const consentFields: Field[] = [
  paragraph('text', 'Text', { description: 'What the notice says.', maxLength: 500 }),
  {
    type: 'row',
    fields: [
      line('acceptLabel', 'Accept button', {
        defaultValue: 'I understand',
        description: 'Words of the button that accepts.',
        maxLength: 40,
      }),
      line('declineLabel', 'Decline button', {
        defaultValue: 'I decline',
        description: 'Words of the button that declines.',
        maxLength: 40,
      }),
    ],
  },
  {
    type: 'collapsible',
    label: 'How the choice is kept',
    admin: { initCollapsed: true },
    fields: [
      line('declineValue', 'Value stored on decline', {
        required: false,
        defaultValue: 'false',
        maxLength: 20,
        description: 'Leave empty, and declining only hides the notice.',
      }),
      {
        name: 'sameSite',
        label: 'SameSite',
        type: 'select',
        required: true,
        defaultValue: 'lax',
        options: [
          { label: 'Lax', value: 'lax' },
          { label: 'Strict', value: 'strict' },
          { label: 'None', value: 'none' },
        ],
        admin: { description: 'Lax is right unless the site stands in a frame of another site.' },
      },
      {
        name: 'acceptOnScroll',
        label: 'Scrolling counts as accepting',
        type: 'checkbox',
        defaultValue: false,
        admin: { description: 'Better left off: a choice should be made on purpose.' },
      },
      {
        name: 'acceptOnScrollPercent',
        label: 'From this part of the page, in percent',
        type: 'number',
        required: true,
        defaultValue: 25,
        min: 1,
        max: 100,
        admin: { description: 'Only used when scrolling counts.' },
      },
      {
        name: 'debug',
        label: 'Always show the notice',
        type: 'checkbox',
        defaultValue: false,
        admin: { description: 'For trying it out. Turn it off again.' },
      },
    ],
  },
];
