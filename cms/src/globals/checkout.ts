import type { GlobalConfig } from 'payload';
import { editors } from '../access/editors.ts';
import { published } from '../access/published.ts';
import { pageVersions } from '../fields/drafts.ts';
import { searchHead } from '../fields/page-head.ts';
import { line, paragraph, rows, section } from '../fields/text.ts';
import { cartFields } from './checkout/cart-fields.ts';
import { dialogFields } from './checkout/dialog-fields.ts';
import { doneWords, formFields } from './checkout/form-fields.ts';
import { nextStepFields } from './checkout/next-step-fields.ts';
import { planFields } from './checkout/plan-fields.ts';

export const checkout: GlobalConfig = {
  slug: 'checkout',
  label: 'Cart and checkout',
  access: { read: published, update: editors, readVersions: editors },
  admin: {
    group: 'Pages and files',
    description:
      'The words of the cart and the checkout, the terms, and what buyers read afterwards.',
  },
  versions: pageVersions,
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Checkout',
          fields: [
            line('title', 'Heading', {
              defaultValue: 'Checkout',
              description: 'Heading of the page.',
            }),
            paragraph('lead', 'Sentence below', { description: 'One sentence.', maxLength: 300 }),
            line('dateOfBirthHint', 'Why the date of birth', {
              description: 'Stands below that field.',
            }),
            line('shippingHint', 'About the address', {
              description: 'Stands below the heading of the address.',
            }),
            line('secureNote', 'Line about safe payment', {
              description: 'Stands below the Pay button.',
            }),
          ],
        },
        {
          label: 'Terms',
          fields: [
            section('terms', 'Terms and conditions', [
              line('title', 'Heading', {
                defaultValue: 'Terms and conditions',
                description:
                  'Stands above the terms on the privacy page, where everybody can read them at any time.',
                maxLength: 80,
              }),
              line('version', 'Version', {
                description:
                  'A date. Give it a new one whenever the text changes: orders remember which version was accepted.',
                maxLength: 40,
              }),
              rows(
                'sections',
                'Sections',
                [
                  line('heading', 'Heading', { description: 'A few words.', maxLength: 120 }),
                  paragraph('text', 'Text', { description: 'In plain words.', maxLength: 3000 }),
                ],
                {
                  description: 'Buyers scroll through them before they can accept.',
                  singular: 'Section',
                  maxRows: 30,
                },
              ),
              line('reminder', 'Reminder', {
                description: 'Shown until the end of the terms was reached.',
              }),
            ]),
          ],
        },
        { name: 'form', label: 'Form and order', fields: formFields },
        {
          label: 'After paying',
          fields: [
            section('done', 'After paying', [
              line('title', 'Heading', {
                defaultValue: 'Order Confirmed',
                description: 'Heading of the confirmation.',
              }),
              paragraph('lead', 'Sentence below', {
                description: 'One or two sentences.',
                maxLength: 300,
              }),
              rows(
                'steps',
                'What happens next',
                [
                  line('when', 'When', {
                    description: 'For example: In 1-2 business days.',
                    maxLength: 60,
                  }),
                  line('title', 'What', { description: 'A few words.', maxLength: 80 }),
                  line('text', 'Text', { description: 'One sentence.', maxLength: 240 }),
                ],
                {
                  description:
                    'The last four are about a test kit, from the parcel to the results, and stand where one was bought. Of what stands before them the text is shown beside the receipt.',
                  singular: 'Step',
                  maxRows: 6,
                },
              ),
              line('helpNote', 'How to reach you', {
                description: 'The last line of the confirmation.',
                maxLength: 240,
              }),
              ...nextStepFields,
              ...doneWords,
            ]),
          ],
        },
        {
          label: 'Ways to pay',
          fields: [
            {
              name: 'wallets',
              label: 'Apple Pay, Google Pay and Link besides cards',
              type: 'checkbox',
              defaultValue: false,
              admin: {
                description:
                  'They have to be allowed in the Stripe dashboard as well. Buy something with each of them in test mode first.',
              },
            },
          ],
        },
        { name: 'plan', label: 'Monthly payments', fields: planFields },
        { name: 'dialog', label: 'Small checkout', fields: dialogFields },
        { name: 'cart', label: 'Cart', fields: cartFields },
        { label: 'Search', fields: searchHead({ documentTitle: 'Checkout' }) },
      ],
    },
  ],
};
