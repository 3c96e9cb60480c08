import type { Field, GlobalConfig } from 'payload';
import { editors } from '../access/editors.ts';
import { team } from '../access/team.ts';
import { line, paragraph, section } from '../fields/text.ts';
import { tryOutEndpoints } from '../mails/preview/try-out.ts';
import { firstWords, type MailName } from './mail-texts/first-words.ts';

type Part = (name: string, text: string) => Field;

const parts: Record<string, Part> = {
  subject: (name, text) =>
    line(name, 'Subject', {
      defaultValue: text,
      description: 'The line that people see first.',
      maxLength: 120,
    }),
  title: (name, text) =>
    line(name, 'Heading', {
      defaultValue: text,
      description: 'The large line on top. {name} becomes the first name.',
      maxLength: 120,
    }),
  text: (name, text) =>
    paragraph(name, 'Text', {
      defaultValue: text,
      description: 'An empty line begins a new paragraph. {name} becomes the first name.',
      maxLength: 2000,
    }),
  next: (name, text) =>
    line(name, 'Heading of the steps', {
      defaultValue: text,
      description: 'The steps themselves stand in Checkout.',
      maxLength: 60,
    }),
  button: (name, text) =>
    line(name, 'Button', {
      defaultValue: text,
      description: 'What the button says.',
      maxLength: 60,
    }),
  helpTitle: (name, text) =>
    line(name, 'Heading of the help', {
      defaultValue: text,
      description: 'Beside the address.',
      maxLength: 60,
    }),
  help: (name, text) =>
    paragraph(name, 'Help', {
      defaultValue: text,
      description: 'What to do when something is wrong.',
      maxLength: 400,
    }),
  helpOther: (name, text) =>
    paragraph(name, 'Help, when no kit was bought', {
      defaultValue: text,
      description: 'The same after a consultation or supplements.',
      maxLength: 400,
    }),
  why: (name, text) =>
    line(name, 'Why they get it', {
      defaultValue: text,
      description: 'The last line of the mail, in small letters.',
      maxLength: 200,
    }),
};

/** The words of one mail, with the mail itself below them. */
function mail(name: MailName, label: string, description: string): Field {
  const fields = Object.entries(firstWords[name]).flatMap(
    ([part, text]) => parts[part]?.(part, text) ?? [],
  );
  return section(name, label, [...fields, preview(name)], description);
}

/** For those who may change the words. Nothing of it is stored. */
function preview(mailName: MailName): Field {
  return {
    name: 'preview',
    type: 'ui',
    admin: {
      condition: (_data, _siblings, { user }) => editors({ req: { user } as never }),
      components: {
        Field: {
          path: '/admin/publishing/mail-preview.tsx#MailPreview',
          clientProps: { mail: mailName },
        },
      },
    },
  };
}

/** Read by the code that sends mails, never by the storefront. */
export const mailTexts: GlobalConfig = {
  slug: 'mail-texts',
  label: 'Words of the mails',
  access: { read: team, update: editors, readVersions: editors },
  admin: {
    group: 'Mail',
    description:
      'What the mails say. What was bought, dates and links are put in by themselves. Below each mail you can look at it and send it to yourselves.',
  },
  versions: { drafts: true, max: 30 },
  endpoints: tryOutEndpoints,
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Orders',
          fields: [
            mail('order', 'After an order', 'Goes to the buyer, with the list of what was bought.'),
            mail(
              'orderDetails',
              'When an order needs details',
              'Goes to buyers who paid in the small dialog, which asks for no address. {details} becomes what the offer still needs to know.',
            ),
            mail(
              'paymentFailed',
              'When a monthly payment failed',
              "The button leads to Stripe's page for paying.",
            ),
            mail('planMoved', 'When monthly payments were moved', 'The new days stand below it.'),
            mail(
              'planStopped',
              'When monthly payments were stopped',
              'What was paid, and what is not taken any more, stand below it.',
            ),
            mail('refund', 'After a refund', 'Amount and order stand below it.'),
            mail(
              'orderNotice',
              'To you, after an order',
              'Goes to the practice with a link to the order. Nothing of the order stands in it.',
            ),
            mail(
              'orderReview',
              'To you, when a payment must be checked',
              'Goes to the practice with a link to the payment.',
            ),
          ],
        },
        {
          label: 'Messages',
          fields: [
            mail('contact', 'After a message', 'Goes to people who wrote in the contact form.'),
            mail(
              'contactNotice',
              'To you, after a message',
              'Goes to the practice with a link to the message. Nothing of the message stands in it.',
            ),
          ],
        },
        {
          label: 'Workshop',
          fields: [
            mail(
              'workshop',
              'After a workshop sign-up',
              'The date and the link to the meeting stand below it; a date for the calendar comes with it.',
            ),
            mail(
              'workshopDayBefore',
              'A day before the workshop',
              'The date and the link to the meeting stand below it.',
            ),
            mail(
              'workshopHourBefore',
              'An hour before the workshop',
              'The date and the link to the meeting stand below it.',
            ),
            line('when', 'Above the date of the workshop', {
              defaultValue: firstWords.when,
              description: 'A word or two.',
              maxLength: 40,
            }),
            line('linkFollows', 'While there is no link to the meeting', {
              defaultValue: firstWords.linkFollows,
              description: 'Stands in the place of the button.',
              maxLength: 160,
            }),
            line('calendarTitle', 'Title in the calendar', {
              defaultValue: firstWords.calendarTitle,
              description: 'Of the appointment that comes with the mail.',
              maxLength: 80,
            }),
            line('leave', 'Link that stops reminders', {
              defaultValue: firstWords.leave,
              description: 'At the end of each mail about the workshop.',
              maxLength: 60,
            }),
          ],
        },
        {
          label: 'Free guides',
          fields: [
            mail(
              'freebie',
              'With a free guide',
              'The button leads to the guide. {guide} becomes its title.',
            ),
          ],
        },
        {
          label: 'Last lines',
          fields: [
            paragraph('signature', 'Last lines', {
              defaultValue: firstWords.signature,
              description:
                'Below every mail to customers and visitors. {practitioner} becomes the name in Practice.',
              maxLength: 400,
            }),
          ],
        },
      ],
    },
  ],
};
