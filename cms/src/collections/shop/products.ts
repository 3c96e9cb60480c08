import type { CollectionConfig } from 'payload';
import { goodsPolicy } from '../../access/policies.ts';
import { features } from '../../fields/features.ts';
import { handle } from '../../fields/handle.ts';
import { picture } from '../../fields/picture.ts';
import { position } from '../../fields/position.ts';
import { price } from '../../fields/price.ts';
import { line, paragraph } from '../../fields/text.ts';
import { keepPrice } from '../../prices/history.ts';
import { availabilityFields } from './products/availability-fields.ts';
import { kitFields } from './products/kit-fields.ts';
import { packageFields } from './products/package-fields.ts';
import { pageFields } from './products/page-fields.ts';
import { subscriptionFields } from './products/subscription-fields.ts';
import { visitFields } from './products/visit-fields.ts';

export const products: CollectionConfig = {
  slug: 'products',
  labels: { singular: 'Product', plural: 'Products' },
  defaultSort: 'position',
  access: goodsPolicy,
  admin: {
    group: 'Shop',
    useAsTitle: 'name',
    defaultColumns: ['name', 'price', 'category', 'availability', '_status', 'updatedAt'],
    pagination: { defaultLimit: 25 },
    listSearchableFields: ['name', 'handle'],
    description:
      'Everything that can be put into the cart. A new price shows in the shop as soon as you publish it.',
  },
  versions: { drafts: true, maxPerDoc: 30 },
  hooks: { afterChange: [keepPrice] },
  fields: [
    line('name', 'Name', {
      description: 'As it stands on the card, in the cart and on the receipt.',
      maxLength: 120,
    }),
    price({
      name: 'price',
      label: 'Price in dollars',
      description: 'What the store charges. For the programme: each month for each person.',
    }),
    {
      name: 'category',
      label: 'Shelf',
      type: 'select',
      required: true,
      options: [
        { label: 'Testing Kits', value: 'testing' },
        { label: 'Consultations', value: 'consultation' },
        { label: 'Packages', value: 'package' },
        { label: 'Vitamins & Supplements', value: 'supplement' },
      ],
      admin: { description: 'The tab of the store that it stands in.' },
    },
    paragraph('description', 'Description', {
      description: 'Two or three sentences on the card.',
      maxLength: 600,
    }),
    features(
      'The card shows the first three lines. The others help the chat assistant and later pages.',
    ),
    picture('Stands on the card. A picture without background looks best.'),
    line('badge', 'Badge', {
      required: false,
      maxLength: 40,
      description: 'A short word on the card, for example Best Value. Leave empty for none.',
    }),
    line('priceNote', 'Words after the price', {
      required: false,
      maxLength: 60,
      description: 'For example: per month per person.',
    }),
    line('summary', 'Line in cart and checkout', {
      required: false,
      maxLength: 120,
      description: 'For example: Stool test, results in 14 days.',
    }),
    ...availabilityFields,
    kitFields,
    packageFields,
    visitFields,
    subscriptionFields,
    pageFields,
    handle('The name in web addresses and carts. It cannot be changed later.'),
    position,
  ],
};
