import type { GlobalConfig } from 'payload';
import { pagePolicy } from '../access/policies.ts';
import { pageVersions } from '../fields/drafts.ts';
import { line, section } from '../fields/text.ts';

type Fact = [name: string, label: string, english: string, spanish: string];

/** What stands on the pages in sentences only, where no code can read it. The rest the chat takes from products and settings. */
const facts: Fact[] = [
  ['shippingLeaves', 'Kits leave in', '1 to 2 business days', '1 a 2 días hábiles'],
  ['shippingArrives', 'Kits arrive in', '5 to 7 business days', '5 a 7 días hábiles'],
  [
    'shippingAskAfter',
    'A kit that has not come is asked for after',
    '10 business days',
    '10 días hábiles',
  ],
  ['questionTime', 'Most questions take', '24 hours', '24 horas'],
  ['years', 'Years in practice', '13+ years', 'más de 13 años'],
  ['programMonths', 'Months of the program on the home page', '6', '6'],
  ['programVisits', 'Consultations of the program on the home page', '7', '7'],
  ['familyDiscount', 'Off for families', '20%', '20%'],
  ['familyFrom', 'From how many people', '3', '3'],
  ['moveBefore', 'A consultation can be moved until', '24 hours', '24 horas'],
  ['dispensaryDiscount', 'Off at the dispensary', '10%', '10%'],
  ['dispensaryFreeShipping', 'Free shipping at the dispensary from', '$50', '$50'],
  ['clientYears', 'How long client data is kept', 'six years', 'seis años'],
];

export const chatFacts: GlobalConfig = {
  slug: 'chat-facts',
  label: 'Figures of the chat',
  access: pagePolicy,
  admin: {
    group: 'Pages and files',
    description:
      'Figures that the answers of the chat fill in, as your pages say them. Change them here when you change a page. An empty one is never said: the answers with it are not given.',
  },
  versions: pageVersions,
  fields: facts.map(([name, label, english, spanish]) =>
    section(name, label, [
      {
        type: 'row',
        fields: [
          line('english', 'English', {
            required: false,
            defaultValue: english,
            description: `{${name}} in an answer`,
            maxLength: 60,
          }),
          line('spanish', 'Spanish', {
            required: false,
            defaultValue: spanish,
            description: 'In answers in Spanish.',
            maxLength: 60,
          }),
        ],
      },
    ]),
  ),
};
