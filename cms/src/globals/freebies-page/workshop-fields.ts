import type { Field } from 'payload';
import { team } from '../../access/team.ts';
import { choice } from '../../fields/choice.ts';
import { isLinkTarget } from '../../fields/link.ts';
import { line, rows } from '../../fields/text.ts';

const weekdays = { '0': 'Sunday', '1': 'Monday', '2': 'Tuesday', '3': 'Wednesday', '4': 'Thursday', '5': 'Friday', '6': 'Saturday' };

const whole = (name: string, label: string, least: number, most: number, defaultValue: number, description: string): Field => ({
  name,
  label,
  type: 'number',
  required: true,
  min: least,
  max: most,
  defaultValue,
  validate: (value: unknown) => (Number.isInteger(value) && Number(value) >= least && Number(value) <= most) || `Write a whole number from ${least} to ${most}`,
  admin: { step: 1, description },
});

/** When the workshop is (spec: Thursday, 7 PM Eastern time), and where. */
export const workshopFields: Field[] = [
  {
    type: 'row',
    fields: [
      { ...choice('weekday', 'Day', weekdays, { defaultValue: '4', description: 'Every week on this day.' }), index: false },
      whole('hour', 'Hour', 0, 23, 19, 'From 0 to 23, in Eastern time. 19 is 7 PM.'),
      whole('minute', 'Minute', 0, 59, 0, '0 for the full hour.'),
      whole('durationMinutes', 'Minutes', 10, 240, 60, 'How long it takes.'),
    ],
  },
  line('words', 'In words', { defaultValue: 'Thursday 7 PM EST', description: 'As pages and mails say it. Change it together with day and hour.', maxLength: 60 }),
  {
    ...line('meetingLink', 'Link to the video meeting', { required: false, description: 'Full address with https://. Only people who signed up get it, by mail; it is never on the site.', maxLength: 500 }),
    access: { read: team },
    validate: (value: unknown) => !value || (typeof value === 'string' && value.startsWith('https://') ? isLinkTarget(value) : 'Write the full address, which begins with https://'),
  },
  rows(
    'skips',
    'Weeks without a workshop',
    [{ name: 'date', label: 'Day', type: 'date', required: true, admin: { description: 'The day on which there is none.', date: { pickerAppearance: 'dayOnly' } } }],
    { description: 'Holidays and the like.', singular: 'Day', maxRows: 60 },
  ),
];
