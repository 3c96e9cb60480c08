import type { CollectionConfig } from 'payload';
import { contentPolicy } from '../../access/policies.ts';
import { contentVersions } from '../../fields/drafts.ts';
import { picture } from '../../fields/picture.ts';
import { richText } from '../../fields/rich-text/rich-text.ts';
import { refuseNames, slug } from '../../fields/slug.ts';
import { line, paragraph } from '../../fields/text.ts';
import { withoutHoles } from '../../fields/without-holes.ts';

export const posts: CollectionConfig = {
  slug: 'posts',
  labels: { singular: 'Article', plural: 'Articles' },
  defaultSort: '-date',
  access: contentPolicy,
  admin: {
    group: 'Content',
    useAsTitle: 'title',
    defaultColumns: ['title', 'picture', 'date', '_status', 'updatedAt'],
    pagination: { defaultLimit: 50 },
    listSearchableFields: ['title', 'slug'],
    description:
      'The articles of the Knowledge Corner, newest first. Publish at once, or choose a day under the arrow beside Publish.',
  },
  versions: contentVersions,
  hooks: { beforeRead: [withoutHoles('content')] },
  fields: [
    line('title', 'Title', { description: 'Cards show its first two lines.', maxLength: 140 }),
    paragraph('excerpt', 'Short text', {
      description: 'What the article says, in one or two sentences. Cards show three lines.',
      maxLength: 400,
    }),
    picture('Stands on the card and above the article.'),
    richText(
      'content',
      'Text',
      'Headings, lists, quotes and links. Links go to paths of this site or to addresses with https://.',
    ),
    {
      name: 'date',
      label: 'Date',
      type: 'date',
      required: true,
      index: true,
      defaultValue: () => new Date().toISOString(),
      admin: {
        position: 'sidebar',
        description: 'Stands above the article.',
        date: { pickerAppearance: 'dayOnly', displayFormat: 'MMM dd, yyyy' },
      },
    },
    slug(
      'The article stands at /blog/ and this name. Leave empty, and it is made from the title. A new name breaks old links.',
      refuseNames({ page: 'the further pages of the list, such as /blog/page/2' }),
    ),
  ],
};
