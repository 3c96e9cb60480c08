import type { Field, GlobalConfig } from 'payload';
import { editors } from '../access/editors.ts';
import { team } from '../access/team.ts';
import { line, paragraph, section } from '../fields/text.ts';

const mail = (name: string, label: string, description: string, subject: string, text: string, button?: string): Field =>
  section(
    name,
    label,
    [
      line('subject', 'Subject', { defaultValue: subject, description: 'The line that people see first.', maxLength: 120 }),
      paragraph('text', 'Text', { defaultValue: text, description: 'An empty line begins a new paragraph. {name} becomes the first name.', maxLength: 2000 }),
      ...(button ? [line('button', 'Button', { defaultValue: button, description: 'What the button says.', maxLength: 60 })] : []),
    ],
    description,
  );

/** Read by the code that sends mails, never by the storefront. */
export const mailTexts: GlobalConfig = {
  slug: 'mail-texts',
  label: 'Words of the mails',
  access: { read: team, update: editors, readVersions: editors },
  admin: { group: 'Mail', description: 'What the mails to customers and visitors say. What was bought, dates and links are put in by themselves.' },
  versions: { drafts: true, max: 30 },
  fields: [
    mail('order', 'After an order', 'Goes to the buyer, above the list of what was bought.', 'Your order {number}', 'Thank you, {name}. Your order is ours to look after now.'),
    mail('orderDetails', 'When an order needs details', 'Goes to buyers who paid in the small dialog, which asks for no address. {details} becomes what the offer still needs to know.', 'One thing we need for your order {number}', 'Thank you, {name}. Please answer this mail and tell us {details}.'),
    mail('paymentFailed', 'When a monthly payment failed', 'Stripe\'s link to pay stands below it.', 'Your payment did not go through', 'Hi {name}, this month\'s payment did not go through. Please use the link below to pay it with another card.', 'Pay now'),
    mail('refund', 'After a refund', 'Amount and order stand below it.', 'Your refund for order {number}', 'Hi {name}, we sent money back to the card that you paid with. Your bank shows it within five to ten business days.'),
    mail('contact', 'After a message', 'Goes to people who wrote in the contact form.', 'We have your message', 'Thank you, {name}. A person reads it and answers within 48 hours.'),
    mail('contactNotice', 'To you, after a message', 'Goes to the practice with a link to the message. Nothing of the message stands in it.', 'A new message', 'Somebody wrote in the contact form. Open it in the office to read it.'),
    mail('workshop', 'After a workshop sign-up', 'The date and the link to the meeting stand below it.', 'Your seat in the workshop', 'We look forward to seeing you, {name}. The link to the video meeting is below.', 'Open the video meeting'),
    mail('workshopDayBefore', 'A day before the workshop', 'The date and the link to the meeting stand below it.', 'Tomorrow: our workshop', 'Hi {name}, we meet tomorrow. The link to the video meeting is below.'),
    mail('workshopHourBefore', 'An hour before the workshop', 'The date and the link to the meeting stand below it.', 'In one hour: our workshop', 'Hi {name}, the kettle is on. The link to the video meeting is below.'),
    mail('freebie', 'With a free guide', 'The guide is linked below it.', 'Your free guide: {guide}', 'Here is your copy, {name}. Enjoy it.', 'Download the guide'),
    line('when', 'Above the date of the workshop', { defaultValue: 'We meet', description: 'A word or two.', maxLength: 40 }),
    line('linkFollows', 'While there is no link to the meeting', { defaultValue: 'The link to the video meeting follows by e-mail.', description: 'Stands in the place of the button.', maxLength: 160 }),
    line('calendarTitle', 'Title in the calendar', { defaultValue: 'Free weekly wellness workshop', description: 'Of the appointment that comes with the mail.', maxLength: 80 }),
    line('leave', 'Link that stops reminders', { defaultValue: 'Stop the reminders', description: 'At the end of each mail about the workshop.', maxLength: 60 }),
    paragraph('signature', 'Last lines', { defaultValue: 'With care,\n{practitioner}', description: 'Below every mail. {practitioner} becomes the name in Practice.', maxLength: 400 }),
  ],
};
