import type { ArrayField, NumberField, SelectField, TextField, UIField } from 'payload';
import { choice } from '../../../fields/choice.ts';
import { inList } from '../../../fields/in-list.ts';
import { record } from '../../../fields/record.ts';

const status = choice(
  'status',
  'Status',
  {
    pending: 'Being set up',
    active: 'Running',
    late: 'A payment failed',
    completed: 'Paid in full',
    stopped: 'Stopped',
  },
  {
    defaultValue: 'pending',
    description: 'A failed payment is tried again by Stripe, and the customer gets a link to pay.',
  },
);
export const planStatus: SelectField = {
  ...status,
  admin: { ...status.admin, position: 'sidebar', readOnly: true },
};

/** A whole number that only the code of this project writes. */
export function count(name: string, label: string, description: string): NumberField {
  return {
    name,
    label,
    type: 'number',
    required: true,
    min: 0,
    admin: { readOnly: true, step: 1, description },
  };
}

export const day = (name: string, label: string, description: string) => ({
  name,
  label,
  type: 'date' as const,
  admin: {
    readOnly: true,
    description,
    date: { pickerAppearance: 'dayOnly' as const, displayFormat: 'MMM d, yyyy' },
  },
});

export const inDollars = (field: NumberField): NumberField => ({
  ...field,
  admin: { ...field.admin, components: { Cell: '/admin/parts/cells.tsx#CentsCell' } },
});

/** 'Paid 2 of 4' in the list. */
export const progress: TextField = inList({
  name: 'progress',
  label: 'Paid',
  type: 'text',
  virtual: true,
  admin: { readOnly: true, disableListFilter: true },
  hooks: {
    afterRead: [
      ({ siblingData: { paymentsDone, paymentsTotal } }) =>
        `${String(paymentsDone)} of ${String(paymentsTotal)}`,
    ],
  },
});

/** How each payment stands, with the buttons that change them. */
export const planMoney: UIField = {
  name: 'money',
  label: 'Bought and paid',
  type: 'ui',
  admin: {
    components: { Field: '/admin/orders/order-money.tsx#PlanMoney' },
    disableListColumn: true,
  },
};

export const paymentRows: ArrayField = inList({
  name: 'payments',
  label: 'Payments',
  type: 'array',
  labels: { singular: 'Payment', plural: 'Payments' },
  admin: { readOnly: true, disableListColumn: true, description: 'From the first to the last.' },
  fields: [
    {
      type: 'row',
      fields: [
        { ...day('dueOn', 'Due on', 'The day on which Stripe takes it.'), required: true },
        count('cents', 'Cents', 'What is taken.'),
        {
          ...choice(
            'state',
            'State',
            { due: 'Due', paid: 'Paid', failed: 'Failed', stopped: 'Not taken' },
            { defaultValue: 'due', description: 'What Stripe said last.' },
          ),
          index: false,
        },
        day('paidOn', 'Paid on', 'Empty until then.'),
      ],
    },
    record('stripeInvoiceId', 'Invoice at Stripe', { description: 'The first payment has none.' }),
    {
      name: 'attempts',
      label: 'Failed attempts',
      type: 'number',
      defaultValue: 0,
      admin: { readOnly: true, step: 1, description: 'How often the card was refused.' },
    },
    {
      name: 'payLink',
      label: 'Link to pay',
      type: 'text',
      admin: {
        readOnly: true,
        description: 'Stripe made it; it stands in the mail to the customer.',
      },
    },
  ],
});
