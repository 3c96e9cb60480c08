import { words } from '../../fields/words.ts';

export const signupForm = words('signupForm', 'Form of the workshop', {
  title: ['Heading', 'Save your seat'],
  firstName: ['First name', 'First name'],
  lastName: ['Last name', 'Last name'],
  email: ['E-mail', 'Email'],
  button: ['Button', 'Sign me up'],
  note: [
    'Below the button',
    'The video-meeting link comes by e-mail. Leave the list with one press, any week.',
  ],
  next: ['Button after signing up', 'Choose a free guide'],
});

export const guideForm = words('form', 'Form before a download', {
  title: ['Heading', 'Where shall we send it?'],
  lead: ['Text', 'The file opens here. A copy goes to your inbox.'],
  firstName: ['First name', 'First name'],
  lastName: ['Last name', 'Last name'],
  email: ['E-mail', 'Email'],
  freebieName: ['Name of the guide', 'Freebie name'],
  cancel: ['Second button', 'Cancel'],
  close: ['The cross, for screen readers', 'Close'],
});
