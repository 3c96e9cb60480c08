import { reservedNames } from 'common/reserved-names';
import type { CheckboxField, CollectionConfig } from 'payload';
import { contentPolicy } from '../../access/policies.ts';
import { contentVersions } from '../../fields/drafts.ts';
import { searchHead } from '../../fields/page-head.ts';
import { position } from '../../fields/position.ts';
import { richText } from '../../fields/rich-text/rich-text.ts';
import { slug } from '../../fields/slug.ts';
import { line, paragraph, rows, section } from '../../fields/text.ts';
import { withoutHolesInRows } from '../../fields/without-holes.ts';

/** Pages that are only read: each row is a page of the site, at its name (HOUSE-02). */
export const pages: CollectionConfig = {
  slug: 'pages',
  labels: { singular: 'Page of text', plural: 'Pages of text' },
  defaultSort: 'position',
  access: contentPolicy,
  admin: {
    group: 'Pages and files',
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', 'inMenu', 'inFooter', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'slug'],
    description:
      'Pages that people only read, such as the privacy policy or one about shipping. Publish one, and it stands at its address.',
  },
  versions: contentVersions,
  hooks: { beforeRead: [withoutHolesInRows('sections', 'text')] },
  fields: [
    line('title', 'Heading', { description: 'The large heading of the page.', maxLength: 120 }),
    paragraph('lead', 'Text below', { description: 'One to three sentences.', maxLength: 600 }),
    ...searchHead({ whenEmpty: 'the heading' }),
    {
      type: 'row',
      fields: [
        line('effective', 'Effective', {
          required: false,
          description: 'The first day of a policy, for example Nov 14, 2023.',
          maxLength: 40,
        }),
        line('updated', 'Last updated', {
          required: false,
          description: 'The day of this text. Change it with the text.',
          maxLength: 40,
        }),
      ],
    },
    line('dates', 'Line with the dates', {
      required: false,
      description:
        'For example: Effective {effective}. Last updated {updated}. The words in braces become the two dates. Leave empty for no line.',
      maxLength: 120,
    }),
    section('summary', 'In short', [
      line('title', 'Heading', {
        defaultValue: 'In short',
        description: 'Stands on the label above the text.',
        maxLength: 60,
      }),
      rows(
        'items',
        'Points',
        [
          line('term', 'Words', {
            description: 'A figure or a few words, for example: 6 years.',
            maxLength: 30,
          }),
          line('detail', 'What it means', { description: 'One sentence.', maxLength: 120 }),
        ],
        {
          description: 'The few things that people look for. Without any there is no label.',
          singular: 'Point',
          maxRows: 4,
        },
      ),
    ]),
    line('contents', 'Above the list of headings', {
      defaultValue: 'On this page',
      description: 'Stands beside the text.',
      maxLength: 40,
    }),
    rows(
      'sections',
      'Sections',
      [
        line('heading', 'Heading', { description: 'A few words.', maxLength: 120 }),
        richText('text', 'Text', 'In plain words: paragraphs, lists and links.'),
      ],
      { description: 'From top to bottom.', singular: 'Section', maxRows: 40 },
    ),
    tick('showsTerms', 'Put the terms of the checkout below', {
      isTicked: false,
      description: 'As they stand under Checkout. Buyers find them on the privacy policy.',
    }),
    slug(
      'Visitors find the page at the address of the site and this name: /shipping. Leave empty, and it is made from the heading. A new name breaks old links.',
      refuseReserved,
    ),
    position,
    tick('inMenu', 'In the menu', {
      isTicked: false,
      description: 'After the links that are set under Header and footer.',
      isBeside: true,
    }),
    tick('inFooter', 'At the foot of every page', {
      isTicked: true,
      description: 'A link that is set there already is not shown twice.',
      isBeside: true,
    }),
    tick('inSiteMap', 'In the site map', {
      isTicked: true,
      description: 'Search engines look there for pages.',
      isBeside: true,
    }),
    tick('forAssistant', 'The assistant may use it', {
      isTicked: true,
      description: 'It answers questions in the chat from this text.',
      isBeside: true,
    }),
  ],
};

function refuseReserved(name: string): string | null {
  return reservedNames.includes(name)
    ? `The site has something else at /${name}: choose another name`
    : null;
}

type Tick = { isTicked: boolean; description: string; isBeside?: boolean };

function tick(
  name: string,
  label: string,
  { isTicked, description, isBeside = false }: Tick,
): CheckboxField {
  return {
    name,
    label,
    type: 'checkbox',
    defaultValue: isTicked,
    admin: { description, ...(isBeside && { position: 'sidebar' }) },
  };
}
