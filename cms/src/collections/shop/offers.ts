import type { CollectionConfig } from 'payload';
import { goodsPolicy } from '../../access/policies.ts';
import { features } from '../../fields/features.ts';
import { handle } from '../../fields/handle.ts';
import { picture } from '../../fields/picture.ts';
import { position } from '../../fields/position.ts';
import { price } from '../../fields/price.ts';
import { line, paragraph } from '../../fields/text.ts';
import { keepPrice } from '../../prices/history.ts';

export const offers: CollectionConfig = {
  slug: 'offers',
  labels: { singular: 'Offer', plural: 'Offers' },
  defaultSort: 'position',
  access: goodsPolicy,
  admin: {
    group: 'Shop',
    useAsTitle: 'name',
    defaultColumns: ['name', 'price', 'listPrice', '_status', 'updatedAt'],
    listSearchableFields: ['name', 'handle'],
    description:
      'The cards of the home page and the package card of the store, with prices of their own.',
  },
  versions: { drafts: true, maxPerDoc: 30 },
  hooks: { afterChange: [keepPrice] },
  fields: [
    line('name', 'Name', {
      description: 'As it stands on the card and on the receipt.',
      maxLength: 120,
    }),
    {
      type: 'row',
      fields: [
        price({
          name: 'price',
          label: 'Price in dollars',
          description: 'What is charged. It may differ from the price in the store.',
        }),
        price({
          name: 'listPrice',
          label: 'Former price',
          required: false,
          description: 'Shown struck through beside the price. Leave empty for none.',
        }),
      ],
    },
    paragraph('description', 'Description', {
      description: 'Two or three sentences on the card.',
      maxLength: 600,
    }),
    features('What the buyer gets, line by line.'),
    picture('Stands on the card.'),
    {
      type: 'row',
      fields: [
        line('asksFor', 'What you ask afterwards', {
          required: false,
          description: 'Ends the sentence "We ask …", for example: where to send your kit.',
          maxLength: 120,
        }),
        line('arrival', 'What comes last', {
          required: false,
          description:
            'One sentence for the end of the purchase, for example: Your kit is at your door in 5 to 7 business days.',
          maxLength: 160,
        }),
      ],
    },
    {
      name: 'products',
      label: 'Product that it sells',
      type: 'relationship',
      relationTo: 'products',
      hasMany: true,
      maxRows: 1,
      admin: {
        allowCreate: false,
        description: 'The offer is sold only while this product is, and without one it is not.',
      },
    },
    handle('The name that the payment uses for it. It cannot be changed later.'),
    position,
  ],
};
