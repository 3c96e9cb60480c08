import type { CollectionConfig, FieldHook, TextField } from 'payload';
import { contentPolicy } from '../../access/policies.ts';
import { colour } from '../../fields/colour.ts';
import { contentVersions } from '../../fields/drafts.ts';
import { picture } from '../../fields/picture.ts';
import { position } from '../../fields/position.ts';
import { fileName } from '../../fields/slug.ts';
import { line, paragraph } from '../../fields/text.ts';

const nameFromTitle: FieldHook = ({ data, originalDoc, value }) => {
  const title: unknown = data?.title ?? originalDoc?.title;
  return typeof title === 'string' ? fileName(title) || null : value;
};

/** Renaming a guide moves its file with it (spec §4): the name is never typed. */
const derivedName: TextField = {
  name: 'slug',
  label: 'Name of the file',
  type: 'text',
  required: true,
  unique: true,
  index: true,
  hooks: { beforeValidate: [nameFromTitle] },
  validate: (value: unknown) =>
    (typeof value === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value)) ||
    'The title needs letters or digits, with hyphens only between them',
  admin: {
    position: 'sidebar',
    readOnly: true,
    description:
      'Made from the title. Visitors download it from /freebies/ under this name with .pdf behind it.',
  },
};

export const freebies: CollectionConfig = {
  slug: 'freebies',
  labels: { singular: 'Free guide', plural: 'Free guides' },
  defaultSort: 'position',
  access: contentPolicy,
  admin: {
    group: 'Content',
    useAsTitle: 'title',
    defaultColumns: ['title', 'picture', 'type', 'pages', 'file', '_status', 'updatedAt'],
    listSearchableFields: ['title'],
    description:
      'What visitors download for their e-mail address. Put a new PDF in, publish, and the download changes.',
  },
  versions: contentVersions,
  fields: [
    line('title', 'Title', {
      description: 'Stands on the card and in the mail, and names the file.',
      maxLength: 120,
    }),
    paragraph('description', 'Description', {
      description: 'One or two sentences on the card.',
      maxLength: 400,
    }),
    {
      type: 'row',
      fields: [
        line('type', 'Kind', { description: 'For example: PDF Guide.', maxLength: 40 }),
        line('pages', 'Length', {
          required: false,
          description: 'For example: 15 pages, or 6 recipes.',
          maxLength: 40,
        }),
      ],
    },
    {
      name: 'file',
      label: 'PDF',
      type: 'upload',
      relationTo: 'documents',
      admin: { description: 'What is downloaded. Without it the card is not shown.' },
    },
    picture('The cover on the card.'),
    {
      name: 'partnerLogo',
      label: 'Logo of a partner',
      type: 'upload',
      relationTo: 'media',
      admin: {
        description:
          'Stands on the card when somebody else made it with you. Leave empty for none.',
      },
    },
    colour(
      'colour',
      'Colour of the card',
      'A quiet colour as # and six digits, for example #D3DDCA.',
    ),
    {
      name: 'number',
      label: 'Number',
      type: 'number',
      required: true,
      unique: true,
      min: 1,
      validate: (value: unknown) =>
        (Number.isInteger(value) && Number(value) > 0) ||
        'Write a whole number that no other guide has',
      admin: {
        position: 'sidebar',
        description: 'Its number in the catalogue. Every guide has one of its own.',
      },
    },
    derivedName,
    position,
  ],
};
