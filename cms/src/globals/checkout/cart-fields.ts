import type { Field } from 'payload';
import { searchHead } from '../../fields/page-head.ts';
import { line, paragraph, section } from '../../fields/text.ts';
import { words } from '../../fields/words.ts';

const wayOn = (name: string, label: string, title: string, text: string): Field =>
  section(name, label, [
    {
      type: 'row',
      fields: [
        line('title', 'Question', {
          defaultValue: title,
          description: 'A few words.',
          maxLength: 80,
        }),
        line('text', 'Answer', {
          defaultValue: text,
          description: 'One short sentence.',
          maxLength: 120,
        }),
      ],
    },
  ]);

/** Everything on the cart page. */
export const cartFields: Field[] = [
  line('title', 'Heading', {
    defaultValue: 'Shopping Cart',
    description: 'Heading of the page.',
    maxLength: 80,
  }),
  words('lines', 'Lines of the cart', {
    item: ['Count of one', '1 item'],
    items: ['Count of more; {count} becomes the number', '{count} items'],
    each: ['After the price of one', 'each'],
    perMonth: ['Below a monthly price', 'per month'],
    remove: ['Button', 'Remove'],
    less: ['Hint at the minus', 'One less'],
    more: ['Hint at the plus', 'One more'],
  }),
  section('summary', 'Summary', [
    words('words', 'Words', {
      title: ['Heading', 'Summary'],
      subtotal: ['First line', 'Subtotal'],
      shipping: ['Shipping', 'Shipping'],
      tax: ['Tax', 'Tax'],
      later: ['What stands beside shipping and tax', 'Calculated at checkout'],
      total: ['Sum', 'Total'],
      checkout: ['Button', 'Proceed to Checkout'],
      goOn: ['Link below', 'Continue Shopping'],
    }),
    paragraph('secureNote', 'Line about safe payment', {
      defaultValue:
        'Secure checkout. Card details go straight to the payment provider. We never see or keep them.',
      description: 'Stands below the button.',
      maxLength: 300,
    }),
  ]),
  section('empty', 'Empty cart', [
    line('title', 'Heading', {
      defaultValue: 'Your cart is empty',
      description: 'The large heading.',
      maxLength: 80,
    }),
    paragraph('text', 'Text', {
      defaultValue:
        'Test kits, an hour with the practitioner and a program for the whole family are in the store.',
      description: 'One or two sentences.',
      maxLength: 300,
    }),
    line('button', 'Button', {
      defaultValue: 'Start Shopping',
      description: 'Goes to the store.',
      maxLength: 40,
    }),
    wayOn(
      'consultation',
      'Way to a consultation',
      'Not sure where to begin?',
      'Talk it through, one hour on video.',
    ),
    wayOn(
      'workshop',
      'Way to the workshop',
      'Want to listen first?',
      'The weekly workshop is online and free.',
    ),
    wayOn(
      'contact',
      'Way to the contact form',
      'Have one short question?',
      'Write to us, and a person replies.',
    ),
  ]),
  ...searchHead({ documentTitle: 'Shopping Cart' }),
];
