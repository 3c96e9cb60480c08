import { timePromise } from 'common/fulfilment/time-promise';
import { terms } from './terms.ts';

export const checkoutTexts = {
  title: 'Checkout',
  lead: 'A few short parts, about three minutes. Nothing is charged until you press Pay.',
  dateOfBirthHint: 'The lab asks for it, to match the sample.',
  shippingHint: 'United States only. Shipping is free; kits leave in 1 to 2 business days.',
  terms,
  form: { steps: { person: 'Your details', terms: 'Terms' } },
  secureNote:
    'Card details go straight to the payment provider. We never see or keep them. A receipt comes by email.',
  done: {
    title: 'Order Confirmed',
    lead: 'Thank you. Your receipt is on its way, and you have nothing more to do today.',
    leadVisit: `Your payment arrived, and your receipt is on its way. ${timePromise(false)}`,
    steps: [
      {
        when: 'Today',
        title: 'A receipt is in your inbox',
        text: 'If it is not there in ten minutes, look in spam or write to us.',
      },
      {
        when: 'In 1 to 2 business days',
        title: 'Your kits leave us',
        text: 'Shipping is free. They arrive in 5 to 7 business days.',
      },
      {
        when: 'In your own time',
        title: 'You collect at home',
        text: 'The envelope back to the lab is prepaid.',
      },
      {
        when: '10 to 28 days later',
        title: 'The lab has read your samples',
        text: 'Counted from the day they arrive there; it depends on the test.',
      },
      {
        when: 'Then',
        title: 'You know what to do next',
        text: 'We write to you with the results and the next step.',
      },
    ],
    helpNote:
      'Something wrong? Write to us before the kits ship, and we will change or cancel the order.',
  },
};
