import type { Field, GlobalConfig } from 'payload';
import { editors } from '../access/editors.ts';
import { team } from '../access/team.ts';
import { line, paragraph, section } from '../fields/text.ts';
import { mailKinds } from '../mails/kinds/index.ts';
import { type MailRecord, mailRecords } from '../mails/mail-records.ts';
import type { Mail } from '../mails/mail.ts';
import { sharedWords } from '../mails/paper.ts';
import { tryOutEndpoints } from '../mails/try-out.ts';
import { mailSources } from './mail-sources.ts';

type Part = [field: typeof line | typeof paragraph, label: string, most: number, help: string];

/** The parts that the words of a mail can have. */
const parts: Record<string, Part> = {
  subject: [line, 'Subject', 120, 'The line that people see first.'],
  title: [line, 'Heading', 120, 'The large line on top. {name} becomes the first name.'],
  text: [
    paragraph,
    'Text',
    2000,
    'An empty line begins a new paragraph. {name} becomes the first name.',
  ],
  next: [line, 'Heading of the steps', 60, 'The steps themselves stand in Checkout.'],
  button: [line, 'Button', 60, 'What the button says.'],
  helpTitle: [line, 'Heading of the help', 60, 'Beside the address.'],
  help: [paragraph, 'Help', 400, 'What to do when something is wrong.'],
  helpOther: [
    paragraph,
    'Help, when no kit was bought',
    400,
    'The same after a consultation or supplements.',
  ],
  why: [line, 'Why they get it', 200, 'The last line of the mail, in small letters.'],
};

/** The words that several mails share. */
const shared: Record<keyof typeof sharedWords, Part> = {
  when: [line, 'Above the date of the workshop', 40, 'A word or two.'],
  linkFollows: [
    line,
    'While there is no link to the meeting',
    160,
    'Stands in the place of the button.',
  ],
  calendarTitle: [
    line,
    'Title in the calendar',
    80,
    'Of the appointment that comes with the mail.',
  ],
  leave: [line, 'Link that stops reminders', 60, 'At the end of each mail about the workshop.'],
  signature: [
    paragraph,
    'Last lines',
    400,
    'Below every mail to customers and visitors. {practitioner} becomes the name in Practice.',
  ],
};
const { signature, ...ofWorkshop } = shared;

function fieldsOf(kinds: Record<string, Part>, words: Record<string, string>): Field[] {
  return Object.entries(words).flatMap(([name, defaultValue]) => {
    const part = kinds[name];
    if (!part) return [];
    const [field, label, maxLength, description] = part;
    return [field(name, label, { defaultValue, description, maxLength })];
  });
}

/** The words of the mails about a record, with each mail itself below them: those to the practice last. */
function tab(about: MailRecord, more: Field[] = []) {
  const own: Mail[] = mailKinds.filter((mail) => mail.about === about);
  const { reader = [], practice = [] } = Object.groupBy(own, ({ to }) => to);
  const fields = [...reader, ...practice].map(({ words: { name, label, when, first } }) =>
    section(name, label, [...fieldsOf(parts, first), preview(name)], when),
  );
  return { label: mailRecords[about].tab, fields: [...fields, ...more] };
}

/** For those who may change the words. Nothing of it is stored. */
function preview(mail: string): Field {
  return {
    name: 'preview',
    type: 'ui',
    admin: {
      condition: (_data, _siblings, { user }) => editors({ req: { user } as never }),
      components: {
        Field: {
          path: '/admin/publishing/mail-preview.tsx#MailPreview',
          clientProps: { mail },
        },
      },
    },
  };
}

/** Read by the code that sends mails, never by the storefront. */
export const mailTexts: GlobalConfig = {
  slug: 'mail-texts',
  label: 'Words of the emails',
  access: { read: team, update: editors, readVersions: editors },
  admin: {
    group: 'Mail',
    description:
      'What the mails say. What was bought, dates and links are put in by themselves. Below each mail you can look at it and send it to yourselves.',
  },
  versions: { drafts: true, max: 30 },
  endpoints: tryOutEndpoints(mailSources),
  fields: [
    {
      type: 'tabs',
      tabs: [
        tab('order'),
        tab('contact'),
        tab('signup', fieldsOf(ofWorkshop, sharedWords)),
        tab('download'),
        tab('reply'),
        tab('account'),
        { label: 'Last lines', fields: fieldsOf({ signature }, sharedWords) },
      ],
    },
  ],
};
