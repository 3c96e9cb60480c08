import type { Field } from 'payload';
import { searchHead } from '../../../fields/page-head.ts';
import { line, paragraph, rows, section } from '../../../fields/text.ts';

/** What the product's own page says (KIT-02). An empty field is not shown. */
export const pageFields: Field = {
  type: 'collapsible',
  label: 'Its own page',
  admin: {
    initCollapsed: true,
    description:
      'Leave empty what you do not know yet: the page does not show it. {price} and {days} stand for those of this product, {price:gi-map} and {days:gi-map} for those of another one.',
  },
  fields: [
    section('page', '', [
      paragraph('summary', 'Sentence at the top', {
        required: false,
        maxLength: 300,
        description: 'Leave empty for the description of the card.',
      }),
      {
        name: 'picture',
        label: 'Large picture',
        type: 'upload',
        relationTo: 'media',
        admin: {
          description: 'For example the opened box. Leave empty for the drawn one.',
        },
      },
      lines('goodFor', 'Good for', 'Who it suits.'),
      lines('inTheBox', 'In the box', 'What is sent.'),
      {
        name: 'collecting',
        label: 'How it is collected',
        type: 'select',
        options: [
          { label: 'Stool, in a tube', value: 'gi-map' },
          { label: 'Stool, with a swab', value: 'child-gut' },
          { label: 'Stool, from the diaper', value: 'diaper-swab' },
          { label: 'Urine, in a cup', value: 'urine-cup' },
          { label: 'Urine, on strips', value: 'dried-strips' },
          { label: 'Finger prick', value: 'finger-prick' },
          { label: 'Saliva', value: 'saliva' },
        ],
        admin: {
          condition: isKit,
          description: 'Picks the drawings of the four steps.',
        },
      },
      {
        type: 'row',
        fields: [
          line('youCollect', 'You collect', {
            required: false,
            maxLength: 80,
            description: 'For example: One stool sample at home.',
          }),
          line('method', 'How it reads', {
            required: false,
            maxLength: 80,
            description: 'For example: Shotgun sequencing.',
          }),
        ],
      },
      line('looksAt', 'What it looks at', {
        required: false,
        maxLength: 160,
        description: 'One line, for the page that compares the gut kits.',
      }),
      line('madeFor', 'Made for', {
        required: false,
        maxLength: 60,
        description: 'For example: Adults. Stands where kits are compared.',
      }),
      paragraph('ages', 'Who may use it', {
        required: false,
        maxLength: 300,
        description: 'Ages, and who should ask first.',
      }),
      rows(
        'steps',
        'Step by step',
        [
          line('title', 'Step', { description: 'A few words.', maxLength: 60 }),
          paragraph('text', 'Text', { description: 'One or two sentences.', maxLength: 300 }),
        ],
        { description: 'How it is done.', singular: 'Step', maxRows: 6 },
      ),
      lines('shows', 'What it shows, or what you get', 'True on every report.'),
      lines('cannotTell', 'What it cannot tell you', 'Where it ends.'),
      lines('before', 'Before you begin', 'What to ask or to know first.'),
      rows(
        'report',
        'Page of a sample report',
        [
          {
            type: 'row',
            fields: [
              line('name', 'Line', { description: 'What was measured.', maxLength: 60 }),
              {
                name: 'at',
                label: 'Mark at',
                type: 'number',
                required: true,
                min: 0,
                max: 100,
                admin: { description: '0 is left, 100 is right; 25 to 75 is in range.' },
              },
              line('word', 'In a word', {
                description: 'For example: In range.',
                maxLength: 24,
              }),
            ],
          },
        ],
        {
          description: 'Drawn as a sheet and marked as a sample. Never a real person.',
          singular: 'Line',
          maxRows: 8,
        },
      ),
      rows(
        'questions',
        'Questions about it',
        [
          line('question', 'Question', { description: 'As people ask it.', maxLength: 160 }),
          paragraph('answer', 'Answer', { description: 'A whole answer.', maxLength: 1000 }),
        ],
        { description: 'Two to six.', singular: 'Question', maxRows: 8 },
      ),
      rows(
        'nearest',
        'Beside its nearest ones',
        [
          line('handle', 'Product', {
            description:
              'Its name in web addresses, for example gi-map. Shown while it is for sale.',
            maxLength: 80,
          }),
          paragraph('difference', 'The difference', {
            description: 'One or two sentences.',
            maxLength: 300,
          }),
        ],
        { description: 'Two or three products that are alike.', singular: 'Product', maxRows: 3 },
      ),
      paragraph('claim', 'What it does in the body', {
        required: false,
        maxLength: 300,
        description: 'For supplements: one line with an asterisk, and only with proof at hand.',
      }),
      paragraph('disclaimer', 'Note below it', {
        required: false,
        maxLength: 500,
        description: 'For supplements: the words that the FDA asks for.',
      }),
      lines('toConfirm', 'Still to be confirmed', 'For your own eyes. The shop never shows it.'),
      ...searchHead({ whenEmpty: 'the name of the product' }),
    ]),
  ],
};

function isKit(data: Partial<{ category: unknown }>): boolean {
  return data?.category === 'testing';
}

/** Short lines, one below the other. */
function lines(name: string, label: string, description: string): Field {
  return paragraph(name, label, {
    required: false,
    maxLength: 3000,
    description: `${description} One to a line.`,
  });
}
