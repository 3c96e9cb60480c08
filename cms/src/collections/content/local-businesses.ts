import type { CollectionConfig } from 'payload';
import { contentPolicy } from '../../access/policies.ts';
import { choice } from '../../fields/choice.ts';
import { contentVersions } from '../../fields/drafts.ts';
import { position } from '../../fields/position.ts';
import { target } from '../../fields/rich-text/target.ts';
import { line, paragraph } from '../../fields/text.ts';

export const localBusinesses: CollectionConfig = {
  slug: 'local-businesses',
  labels: { singular: 'Local business', plural: 'Local businesses' },
  defaultSort: 'position',
  access: contentPolicy,
  admin: {
    group: 'Content',
    useAsTitle: 'name',
    defaultColumns: ['name', 'category', 'link', '_status', 'updatedAt'],
    pagination: { defaultLimit: 50 },
    listSearchableFields: ['name'],
    description: 'Places nearby that you send families to.',
  },
  versions: contentVersions,
  fields: [
    line('name', 'Name', { description: 'As it stands over the door.', maxLength: 120 }),
    paragraph('description', 'Description', {
      description: 'What one finds there.',
      maxLength: 600,
    }),
    choice(
      'category',
      'Category',
      {
        'gut-healthy-food': 'Gut-Healthy Food',
        'wellness-home': 'Wellness & Home',
        'professional-services': 'Professional Services',
      },
      { description: 'The button that shows it.' },
    ),
    target('link', 'Website', 'Full address with https://, or # as long as there is none.'),
    choice(
      'icon',
      'Drawing',
      {
        leaf: 'Potted herb',
        basket: 'Basket',
        bread: 'Bread',
        cup: 'Cup',
        jar: 'Jar',
        house: 'House',
        hands: 'Hands with a bowl',
        candle: 'Candle',
        book: 'Book',
        stethoscope: 'Stethoscope',
        mat: 'Rolled mat',
        stones: 'Warm stones',
        chairs: 'Two chairs',
        honey: 'Honey jar',
        hammer: 'Hammer',
        milk: 'Milk bottle',
        pot: 'Soup pot',
        ledger: 'Account book',
        bucket: 'Cleaning bucket',
      },
      {
        defaultValue: 'house',
        description: 'Stands on the card. Pick what says the trade at a glance.',
      },
    ),
    position,
  ],
};
