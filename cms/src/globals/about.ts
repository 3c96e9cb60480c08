import type { GlobalConfig } from 'payload';
import { pagePolicy } from '../access/policies.ts';
import { closing } from '../fields/closing.ts';
import { pageVersions } from '../fields/drafts.ts';
import { pageHead } from '../fields/page-head.ts';
import { picture } from '../fields/picture.ts';
import { line, paragraph, rows, section } from '../fields/text.ts';

export const about: GlobalConfig = {
  slug: 'about',
  label: 'About page',
  access: pagePolicy,
  admin: {
    group: 'Pages and files',
    description: 'Who the practitioner is, and why families can trust her.',
  },
  versions: pageVersions,
  fields: [
    ...pageHead({
      documentTitle: 'About',
      title: 'Care that listens, and looks for the root',
      lead: 'A board-certified physician assistant, founder and CEO, with 13+ years of experience and a Christian, faith-guided way of caring for families.',
    }),
    picture('The portrait. A sample drawing stands there until you put in a photo.'),
    section('biography', 'Biography', [
      line('title', 'Heading', {
        defaultValue: 'My story',
        description: 'A few words.',
        maxLength: 80,
      }),
      rows(
        'paragraphs',
        'Paragraphs',
        [paragraph('text', 'Text', { description: 'One paragraph.', maxLength: 1500 })],
        { description: 'From the training to the practice.', singular: 'Paragraph', maxRows: 12 },
      ),
      line('greeting', 'Words before the name', {
        defaultValue: 'In faith and good health,',
        description:
          'Stand at the end of the story, above the name of the practitioner (Settings, Practice).',
        maxLength: 60,
      }),
    ]),
    section('credentials', 'Credentials', [
      line('title', 'Heading', {
        defaultValue: 'Credentials',
        description: 'A few words.',
        maxLength: 80,
      }),
      {
        ...rows(
          'items',
          'Credentials',
          [
            line('term', 'Word', { description: 'For example: Certification.', maxLength: 60 }),
            line('detail', 'Fact', {
              description: 'For example: Board-certified physician assistant (PA-C).',
              maxLength: 200,
            }),
          ],
          { description: 'Only what you can show on paper.', singular: 'Credential', maxRows: 12 },
        ),
        defaultValue: [
          { term: 'Certification', detail: 'Board-certified physician assistant (PA-C)' },
          { term: 'Role', detail: 'Founder and CEO' },
          { term: 'Experience', detail: '13+ years' },
        ],
      },
    ]),
    section('mission', 'Mission', [
      line('title', 'Heading', {
        defaultValue: 'Our mission',
        description: 'A few words.',
        maxLength: 80,
      }),
      paragraph('text', 'Text', {
        defaultValue:
          'To find the root cause of what troubles your gut, and to walk with your family until you thrive.',
        description: 'Two or three sentences.',
        maxLength: 1000,
      }),
      {
        ...rows(
          'values',
          'What it means',
          [
            line('title', 'Title', { description: 'A few words.', maxLength: 60 }),
            line('text', 'Text', { description: 'One sentence.', maxLength: 160 }),
          ],
          { description: 'Stand below the mission.', singular: 'Value', maxRows: 3 },
        ),
        defaultValue: [
          {
            title: 'Root cause first',
            text: 'We test before we suggest, and answer what we find.',
          },
          { title: 'The whole family', text: 'Parents and children, cared for together.' },
          { title: 'Faith at hand', text: 'We pray with those who ask, and never push.' },
        ],
      },
    ]),
    closing('Ready to begin?', 'Start with a test at home, or talk it over first.'),
  ],
};
