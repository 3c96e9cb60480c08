import type { Field } from 'payload';
import { paragraph } from '../../fields/text.ts';
import { words } from '../../fields/words.ts';

/** What buyers read about monthly payments, before and after the first one; amounts and days are worked out. */
export const planFields: Field[] = [
  words('words', 'Words', {
    title: [
      'Heading in the cart; {count} becomes the number of payments',
      '{count} payments, then it ends by itself',
    ],
    inAll: ['What they come to; {amount} becomes dollars', '{amount} in all'],
    total: ['Heading at the checkout; {name} becomes the program', '{name}, {amount} in all'],
    today: ['The first payment', 'Today'],
    paid: ['The first payment on the receipt', 'Paid'],
    ends: ['Below the days', 'Ends by itself after the last payment.'],
    later: ['Below the sum; {dates} becomes the days', 'Then {amount} on {dates}.'],
    first: ['On the receipt', 'Payment 1 of {count}'],
    person: ['One person', '1 person'],
    persons: ['More of them; {count} becomes the number', '{count} people'],
    lessPersons: ['Hint at the minus', 'One person less'],
    morePersons: ['Hint at the plus', 'One person more'],
    family: [
      'In the cart, about families',
      '20% comes off each payment at checkout for three or more people.',
    ],
    applied: ['Below a coupon that came by itself', 'Taken off for your family of three or more.'],
  }),
  paragraph('consent', 'Above the Pay button', {
    defaultValue:
      'By pressing Pay you agree that the later payments are taken from the same card on these days. Write to us at any time if something has to change.',
    description: 'What buyers agree to. Cards may only be charged later when this was said.',
    maxLength: 300,
  }),
];
