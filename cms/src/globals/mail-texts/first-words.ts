const why = {
  order: 'You get this mail because you placed an order; there is nothing to unsubscribe from.',
  contact:
    'You get this mail because this address was given in the contact form; there is nothing to unsubscribe from.',
  guide:
    'You get this mail because this address was given for a free guide; there is nothing to unsubscribe from.',
  workshop: 'You get this mail because this address was given for the workshop.',
  practice: "You get this mail because it is the practice's address.",
};
const meeting = 'Open the video meeting';

/** What each mail says until somebody writes it anew in the admin. */
export const firstWords = {
  order: {
    subject: 'Your order {number} is confirmed',
    title: 'Thank you, {name}. Your order is confirmed.',
    text: 'Your payment arrived. Below is what you bought and what happens next.',
    next: 'What happens next',
    button: 'Back to the shop',
    helpTitle: 'Something not right?',
    help: 'Answer this mail, and a person reads it. Before a kit ships we can change or cancel it.',
    helpOther: 'Answer this mail, and a person reads it.',
    why: why.order,
  },
  orderDetails: {
    subject: 'One thing we need for your order {number}',
    text: 'Thank you, {name}. Please answer this mail and tell us {details}.',
    why: why.order,
  },
  paymentFailed: {
    subject: 'Your payment did not go through',
    text: "Hi {name}, this month's payment did not go through. Please use the button below to pay it with another card.",
    button: 'Pay with another card',
    why: why.order,
  },
  planMoved: {
    subject: 'New days for your monthly payments',
    text: 'Hi {name}, your next monthly payment has another day now, and those after it move with it. They are taken from the same card, and the amount stays as it was. If a day does not suit you, answer this mail.',
    why: why.order,
  },
  planStopped: {
    subject: 'Your monthly payments have ended',
    text: 'Hi {name}, we take no more monthly payments from your card. There is nothing that you have to do. If you did not expect this, answer this mail.',
    why: why.order,
  },
  refund: {
    subject: 'Your refund for order {number}',
    text: 'Hi {name}, we sent money back to the card that you paid with. Your bank shows it within five to ten business days.',
    why: why.order,
  },
  orderNotice: {
    subject: 'New order {number}',
    text: 'It is paid and waits to be packed.',
    button: 'Open the order',
    why: why.practice,
  },
  orderReview: {
    subject: 'Please check payment {number}',
    text: 'Stripe took a payment that does not fit what was ordered. Please compare it before anything is sent.',
    button: 'Open the payment',
    why: why.practice,
  },
  contact: {
    subject: 'We have your message',
    text: 'Thank you, {name}. A person reads it and answers within 48 hours.',
    why: why.contact,
  },
  contactNotice: {
    subject: 'A new message',
    text: 'Somebody wrote in the contact form. Open it in the office to read it.',
    button: 'Open the message',
    why: why.practice,
  },
  workshop: {
    subject: 'Your seat in the workshop',
    text: 'We look forward to seeing you, {name}. Bring your questions.',
    button: meeting,
    why: why.workshop,
  },
  workshopDayBefore: {
    subject: 'Tomorrow: our workshop',
    text: 'Hi {name}, we meet tomorrow. Bring your questions.',
    button: meeting,
    why: why.workshop,
  },
  workshopHourBefore: {
    subject: 'In one hour: our workshop',
    text: 'Hi {name}, the kettle is on. See you in an hour.',
    button: meeting,
    why: why.workshop,
  },
  freebie: {
    subject: 'Your free guide: {guide}',
    text: 'Here is your copy, {name}. Enjoy it.',
    button: 'Download the guide',
    why: why.guide,
  },
  when: 'We meet',
  linkFollows: 'The link to the video meeting follows by e-mail.',
  calendarTitle: 'Free weekly wellness workshop',
  leave: 'Stop the reminders',
  signature: 'With care,\n{practitioner}',
};

/** The words of all mails: those of the global, of a draft that nobody has saved, or the first ones. */
export type MailTexts = typeof firstWords;

/** The names of the mails in them. */
export type MailName = {
  [Name in keyof MailTexts]: MailTexts[Name] extends string ? never : Name;
}[keyof MailTexts];
