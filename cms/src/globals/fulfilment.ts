import type { CheckboxField, GlobalConfig, TextareaField, TextField } from 'payload';
import { editors } from '../access/editors.ts';
import { nobody } from '../access/nobody.ts';
import { teamOrService } from '../access/team-or-service.ts';
import { team } from '../access/team.ts';
import { line, paragraph, rows, section } from '../fields/text.ts';
import { hasScheduler } from '../fulfilment/scheduler-address.ts';
import { stepMails } from '../fulfilment/step-mails.ts';
import type { FulfilmentSetting } from '../payload-types.ts';

const days = (name: string, label: string, defaultValue: number, description: string) => ({
  name,
  label,
  type: 'number' as const,
  required: true,
  defaultValue,
  min: 0,
  max: 60,
  admin: { description },
});

const switches = stepMails.map(({ name, label, isFirstOn }): CheckboxField => ({
  name,
  label,
  type: 'checkbox',
  defaultValue: isFirstOn,
  admin: { description: 'Its words stand under Words of the emails.' },
}));

/** Not even the storefront reads it. */
const ofTheOffice = <Own extends TextField | TextareaField>(field: Own): Own => ({
  ...field,
  access: { read: team },
});

/** For the storefront, which promises a time before the purchase and does not read the address. Stored nowhere. */
const whetherScheduler: CheckboxField = {
  name: 'hasScheduler',
  type: 'checkbox',
  virtual: true,
  admin: { hidden: true },
  hooks: {
    afterRead: [
      async ({ req }) => {
        const { schedulerUrl } = await req.payload.db.findGlobal<
          Pick<FulfilmentSetting, 'schedulerUrl'>
        >({
          slug: 'fulfilment-settings',
          req,
        });
        return hasScheduler(schedulerUrl ?? '');
      },
    ],
  },
};

/** What the practice needs to send kits and to see people. The storefront knows its days and its zone, to count with them. */
export const fulfilmentSettings: GlobalConfig = {
  slug: 'fulfilment-settings',
  label: 'Sending & visits',
  access: { read: teamOrService, update: editors, readVersions: nobody },
  admin: {
    group: 'Settings',
    description: 'Days, holidays and the scheduler; and what stands on slips and superbills.',
  },
  fields: [
    {
      type: 'row',
      fields: [
        days('leavesFrom', 'Leaves in, at the earliest', 1, 'Business days after the order.'),
        days('leavesTo', 'Leaves in, at the latest', 2, 'After that it is overdue.'),
        days('arrivesFrom', 'Arrives in, at the earliest', 5, 'Business days after it was sent.'),
        days('arrivesTo', 'Arrives in, at the latest', 7, 'As the shop promises it.'),
        days(
          'returnDays',
          'The sample comes back in',
          21,
          'Days after a kit was sent; after that you are reminded to ask.',
        ),
      ],
    },
    rows(
      'holidays',
      'Holidays',
      [
        {
          name: 'day',
          label: 'Day',
          type: 'date',
          required: true,
          admin: {
            description: 'Nothing is sent on it.',
            date: { pickerAppearance: 'dayOnly', displayFormat: 'MMM d, yyyy' },
          },
        },
        line('name', 'Name', { required: false, description: 'For your own eyes.', maxLength: 60 }),
      ],
      {
        description: 'Days on which you send nothing, beside weekends.',
        singular: 'Holiday',
        maxRows: 60,
      },
    ),
    line('timeZone', 'Time zone of the practice', {
      defaultValue: 'America/New_York',
      description: 'Its name in the IANA list, for example America/Denver.',
      maxLength: 60,
    }),
    ofTheOffice(
      line('schedulerUrl', 'Page of your scheduler', {
        required: false,
        description:
          'Where people choose the time of a visit. {name}, {email} and {visit} are filled in. Empty: you write to them.',
        maxLength: 500,
      }),
    ),
    whetherScheduler,
    section('mails', 'Mails to the buyer', switches),
    ofTheOffice(
      paragraph('address', 'Address of the practice', {
        required: false,
        description: 'Sender of the labels, head of receipts and superbills.',
        maxLength: 300,
      }),
    ),
    {
      type: 'row',
      fields: [
        ofTheOffice(
          line('phone', 'Phone', { required: false, description: 'On superbills.', maxLength: 40 }),
        ),
        ofTheOffice(
          line('npi', 'NPI', {
            required: false,
            description: 'Ten digits, on superbills.',
            maxLength: 20,
          }),
        ),
        ofTheOffice(
          line('taxId', 'Tax id', {
            required: false,
            description: 'On superbills.',
            maxLength: 20,
          }),
        ),
      ],
    },
  ],
};
