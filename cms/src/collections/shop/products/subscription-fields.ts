import type { Field, NumberField } from 'payload';
import { line, section } from '../../../fields/text.ts';
import { tellGroupDiscount } from '../../../payments/coupons/tell-group-discount.ts';

/** Monthly payments: the source of the plan that cart, checkout, mail and Stripe show (spec §3). */
export const subscriptionFields: Field = {
  type: 'collapsible',
  label: 'Monthly payments',
  admin: { initCollapsed: true },
  fields: [
    {
      name: 'isSubscription',
      label: 'Paid in monthly payments',
      type: 'checkbox',
      defaultValue: false,
      admin: { description: 'The price is then one monthly payment for one person.' },
    },
    {
      ...section('subscriptionDetails', 'Payments', [
        {
          name: 'interval',
          label: 'Every',
          type: 'select',
          defaultValue: 'month',
          options: [{ label: 'Month', value: 'month' }],
          admin: { description: 'Payments are taken by the month.' },
        },
        {
          name: 'intervalCount',
          label: 'Months between payments',
          type: 'number',
          defaultValue: 1,
          min: 1,
          max: 1,
          admin: { description: 'One payment each month.', readOnly: true },
        },
        {
          name: 'totalPayments',
          label: 'Number of payments',
          type: 'number',
          defaultValue: 4,
          min: 2,
          max: 24,
          admin: {
            description:
              'The first one is taken at checkout. After the last one the plan ends by itself.',
          },
        },
        line('priceId', 'Price id at Stripe', {
          required: false,
          maxLength: 100,
          description: 'Only if the payment provider keeps a price for it.',
        }),
      ]),
      admin: { condition: (data) => data?.isSubscription === true },
    },
    told('groupPercent', 'percent'),
    told('groupFrom', 'leastQuantity'),
  ],
};

/** For the page of the programme: read from the coupon that is taken off by itself, and stored nowhere. */
function told(name: string, part: Parameters<typeof tellGroupDiscount>[0]): NumberField {
  return {
    name,
    type: 'number',
    virtual: true,
    admin: { hidden: true },
    hooks: { afterRead: [tellGroupDiscount(part)] },
  };
}
