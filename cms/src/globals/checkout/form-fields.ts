import type { Field } from 'payload';
import { line, paragraph, section } from '../../fields/text.ts';
import { words } from '../../fields/words.ts';

/** The words of the form and of the order beside it. */
export const formFields: Field[] = [
  words('steps', 'Headings of the parts', {
    person: ['First part', 'Your details'],
    address: ['Second part', 'Where the kits go'],
    goods: ['Second part, without kits', 'Where your order goes'],
    billing: ['Second part, where nothing is sent', 'Billing address'],
    terms: ['Third part', 'Terms'],
    payment: ['Fourth part', 'Payment'],
  }),
  words('labels', 'Names of the inputs', {
    firstName: ['First name', 'First name'],
    lastName: ['Last name', 'Last name'],
    email: ['E-mail', 'Email'],
    phone: ['Telephone', 'Phone'],
    dateOfBirth: ['Date of birth', 'Date of birth'],
    address: ['Street', 'Street address'],
    city: ['City', 'City'],
    state: ['State', 'State'],
    zipCode: ['ZIP code', 'ZIP code'],
    card: ['Card', 'Card'],
  }),
  words('visit', 'Where nothing is sent', {
    dateOfBirth: ['Below the date of birth', 'For your record with the practitioner.'],
    note: [
      'Below the address',
      'Nothing ships with this order. You choose your time right after you pay.',
    ],
  }),
  words('consents', 'What buyers tick', {
    terms: ['The terms', 'I accept the terms and conditions'],
    privacy: ['The privacy policy, before the link', "I have read and understand the website's"],
    privacyLink: ['Words of the link', 'privacy policy'],
  }),
  words('order', 'The order beside the form', {
    title: ['Heading', 'Your order'],
    quantity: ['Before a number of pieces', 'Quantity'],
    items: ['First line', 'Items'],
    coupon: ['Coupon', 'Coupon'],
    apply: ['Button that takes a code', 'Apply'],
    remove: ['Button that takes it off', 'Remove'],
    saved: ['What a code saved; {amount} becomes dollars', 'You saved {amount}'],
    shipping: ['Shipping', 'Shipping'],
    free: ['What shipping costs', 'FREE'],
    total: ['Sum', 'Total today'],
    pay: ['Button; {amount} becomes dollars', 'Pay {amount}'],
  }),
  section('empty', 'Nothing to pay for', [
    line('title', 'Heading', {
      defaultValue: 'Nothing to pay for yet',
      description: 'For those who come with an empty cart.',
      maxLength: 80,
    }),
    paragraph('text', 'Text', {
      defaultValue: 'Your cart is empty, so there is nothing to check out.',
      description: 'One or two sentences.',
      maxLength: 300,
    }),
    line('button', 'Button', {
      defaultValue: 'Back to Store',
      description: 'Goes to the store.',
      maxLength: 40,
    }),
  ]),
];

/** The words of the confirmation and its receipt. */
export const doneWords: Field[] = [
  words('buttons', 'Buttons', {
    order: ['To the page of the order', 'See where my order is'],
    goOn: ['First', 'Continue Shopping'],
    home: ['Second', 'Back to Home'],
  }),
  line('stepsTitle', 'Heading of the steps', {
    defaultValue: 'What happens next',
    description: 'Stands above the steps.',
    maxLength: 80,
  }),
  words('receipt', 'Receipt', {
    title: ['Heading', 'Your receipt'],
    number: ['Before the number', 'Order number'],
    quantity: ['Before a number of pieces', 'Quantity'],
    coupon: ['Coupon', 'Coupon'],
    shipping: ['Shipping', 'Shipping'],
    free: ['What shipping cost', 'FREE'],
    paid: ['Sum', 'Paid today'],
    shipsTo: ['Above the address of a parcel', 'Ships to'],
    sentTo: ['Before the e-mail address', 'Sent to'],
    inMail: [
      'When this page did not see the sale',
      'We have sent you what you bought and what it cost.',
    ],
  }),
];
