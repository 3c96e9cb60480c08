import type { CollectionConfig } from 'payload';
import { contentPolicy } from '../../access/policies.ts';
import { choice } from '../../fields/choice.ts';
import { contentVersions } from '../../fields/drafts.ts';
import { picture } from '../../fields/picture.ts';
import { position } from '../../fields/position.ts';
import { target } from '../../fields/rich-text/target.ts';
import { line, paragraph } from '../../fields/text.ts';

export const affiliateProducts: CollectionConfig = {
  slug: 'affiliate-products',
  labels: { singular: 'Recommendation', plural: 'Recommendations' },
  defaultSort: 'position',
  access: contentPolicy,
  admin: {
    group: 'Content',
    useAsTitle: 'name',
    defaultColumns: ['name', 'picture', 'category', '_status', 'updatedAt'],
    pagination: { defaultLimit: 50 },
    listSearchableFields: ['name'],
    description:
      'Products of others that you like, with your affiliate links. No supplements: those come from the dispensary.',
  },
  versions: contentVersions,
  fields: [
    line('name', 'Name', { description: 'As it is sold.', maxLength: 120 }),
    paragraph('description', 'Description', {
      description: 'Why you recommend it.',
      maxLength: 600,
    }),
    choice(
      'category',
      'Category',
      {
        'protein-electrolytes': 'Protein & Electrolytes',
        books: 'Books',
        'cooking-baking': 'Cooking & Baking',
        'liver-detox': 'Liver Detox',
        household: 'Household',
        'personal-care': 'Personal Care',
        dental: 'Dental',
      },
      { description: 'The heading that it stands below.' },
    ),
    target('affiliateLink', 'Affiliate link', 'Full address with https://. It opens in a new tab.'),
    picture('Stands on the card.'),
    position,
  ],
};
