import type { Field } from 'payload';
import { line, paragraph } from '../../fields/text.ts';
import { words } from '../../fields/words.ts';

/** The words of the small checkout that opens over the home page and the store. */
export const dialogFields: Field[] = [
  words('form', 'Form', {
    title: ['Heading', 'Your details'],
    firstName: ['First name', 'First name'],
    lastName: ['Last name', 'Last name'],
    email: ['E-mail', 'Email'],
    phone: ['Telephone', 'Phone'],
    card: ['Above the card', 'Card'],
    cardNote: ['Beside it', 'Hosted by the payment provider'],
    cardOff: ['Beside it while nobody can pay', 'Not open yet'],
    number: ['Number of the card', 'Card number'],
    expiry: ['End of the card', 'Expiry'],
    cvv: ['Its check digits', 'CVV'],
    zip: ['Where its bills go; the payment provider alone reads it', 'ZIP code of the card'],
    pay: ['Button; {amount} becomes dollars', 'Pay {amount}'],
    close: ['The cross, for those who cannot see it', 'Close'],
    terms: ['Before the link to the terms', 'By paying you accept the'],
    termsLink: ['Words of that link', 'terms and conditions'],
    nothingCharged: [
      'Below the button while nobody can pay',
      'Nothing is charged. What you typed stays here.',
    ],
  }),
  line('promise', 'Line below the button', {
    defaultValue: 'We write within one business day to ask {details}.',
    description: '{details} becomes what the offer still needs to know.',
  }),
  line('missing', 'When an offer does not say what it needs', {
    defaultValue: 'for what is still missing',
    description: 'Takes the place of {details}.',
    maxLength: 120,
  }),
  words('done', 'After paying', {
    title: ['Heading', 'Order Confirmed!'],
    lead: [
      'Sentence below; {email} becomes the address',
      'A confirmation e-mail is on its way to {email}.',
    ],
    number: ['Before the order number', 'Order number'],
    first: ['First step', 'Today.'],
    firstText: ['What happens; {amount} becomes dollars', 'Your receipt, {amount}.'],
    second: ['Second step', 'Within one business day.'],
    third: ['Last step', 'Then.'],
    order: ['Link to the page of the order', 'Tell us right now'],
    button: ['Button', 'Done'],
    goOn: ['Link beside it', 'Keep looking'],
  }),
  paragraph('ask', 'Text of the second step', {
    defaultValue:
      'We ask {details}. It goes faster when you answer the confirmation e-mail with it.',
    description: '{details} becomes what the offer still needs to know.',
    maxLength: 300,
  }),
];
