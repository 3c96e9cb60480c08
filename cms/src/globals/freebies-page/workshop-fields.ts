import type { Field } from 'payload';
import { team } from '../../access/team.ts';
import { choice } from '../../fields/choice.ts';
import { isLinkTarget } from '../../fields/rich-text/link.ts';
import { line, paragraph, rows, section } from '../../fields/text.ts';

const weekdays = {
  '0': 'Sunday',
  '1': 'Monday',
  '2': 'Tuesday',
  '3': 'Wednesday',
  '4': 'Thursday',
  '5': 'Friday',
  '6': 'Saturday',
};

const whole = (
  name: string,
  label: string,
  least: number,
  most: number,
  defaultValue: number,
  description: string,
): Field => ({
  name,
  label,
  type: 'number',
  required: true,
  min: least,
  max: most,
  defaultValue,
  validate: (value: unknown) =>
    (Number.isInteger(value) && Number(value) >= least && Number(value) <= most) ||
    `Write a whole number from ${least} to ${most}`,
  admin: { step: 1, description },
});

/** When the workshop is (spec: Thursday, 7 PM Eastern time), and where. */
export const workshopFields: Field[] = [
  {
    type: 'row',
    fields: [
      {
        ...choice('weekday', 'Day', weekdays, {
          defaultValue: '4',
          description: 'Every week on this day.',
        }),
        index: false,
      },
      whole('hour', 'Hour', 0, 23, 19, 'From 0 to 23, in Eastern time. 19 is 7 PM.'),
      whole('minute', 'Minute', 0, 59, 0, '0 for the full hour.'),
      whole('durationMinutes', 'Minutes', 10, 240, 60, 'How long it takes.'),
    ],
  },
  line('words', 'In words', {
    defaultValue: 'Thursday 7 PM EST',
    description: 'As pages and mails say it. Change it together with day and hour.',
    maxLength: 60,
  }),
  {
    ...line('meetingLink', 'Link to the video meeting', {
      required: false,
      description:
        'Full address with https://. Only people who signed up get it, by mail; it is never on the site.',
      maxLength: 500,
    }),
    access: { read: team },
    validate: (value: unknown) =>
      !value ||
      (typeof value === 'string' && value.startsWith('https://')
        ? isLinkTarget(value)
        : 'Write the full address, which begins with https://'),
  },
  {
    ...rows(
      'facts',
      'At a glance',
      [
        line('term', 'Word', { description: 'For example: At.', maxLength: 30 }),
        line('detail', 'Answer', { description: 'For example: 7 PM EST.', maxLength: 40 }),
      ],
      {
        description: 'Stand in a row at the top of the page: when and where.',
        singular: 'Answer',
        maxRows: 4,
      },
    ),
    defaultValue: [
      { term: 'Every', detail: 'Thursday' },
      { term: 'At', detail: '7 PM EST' },
      { term: 'Where', detail: 'Online, free' },
    ],
  },
  section('invitation', 'Beside the flyer', [
    line('title', 'Heading', {
      defaultValue: 'What happens on Thursday',
      description: 'A few words.',
      maxLength: 80,
    }),
    paragraph('text', 'Text', {
      defaultValue:
        'One topic each week, time for your questions, and other families who work on the same things.',
      description: 'One or two sentences.',
      maxLength: 400,
    }),
    {
      ...rows(
        'steps',
        'Steps',
        [
          line('lead', 'First words', { description: 'Stand in bold.', maxLength: 60 }),
          line('text', 'What happens', { description: 'One sentence.', maxLength: 200 }),
        ],
        { description: 'What to expect, in order.', singular: 'Step', maxRows: 5 },
      ),
      defaultValue: [
        { lead: 'Sign up once', text: 'The link to the video meeting comes by e-mail.' },
        { lead: 'Come as you are', text: 'Camera on or off, children welcome in the background.' },
        { lead: 'Take something home', text: 'A guide, a recipe or a chart from the list below.' },
      ],
    },
  ]),
  rows(
    'skips',
    'Weeks without a workshop',
    [
      {
        name: 'date',
        label: 'Day',
        type: 'date',
        required: true,
        admin: {
          description: 'The day on which there is none.',
          date: { pickerAppearance: 'dayOnly' },
        },
      },
    ],
    { description: 'Holidays and the like.', singular: 'Day', maxRows: 60 },
  ),
];
