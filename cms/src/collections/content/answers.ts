import type { CollectionConfig, Field } from 'payload';
import { contentPolicy } from '../../access/policies.ts';
import { contentVersions } from '../../fields/drafts.ts';
import { position } from '../../fields/position.ts';
import { line, paragraph } from '../../fields/text.ts';

/** Ways of asking, one a line. */
const ways = (name: string, label: string): Field =>
  paragraph(name, label, {
    required: false,
    description:
      'One a line, in the words and the spelling of those who ask. Eight or more are best.',
    maxLength: 12_000,
  });

/** What the chat says by itself to questions that come again and again, before it looks through the pages. */
export const answers: CollectionConfig = {
  slug: 'answers',
  labels: { singular: 'Answer of the chat', plural: 'Answers of the chat' },
  defaultSort: 'position',
  access: contentPolicy,
  admin: {
    group: 'Content',
    useAsTitle: 'title',
    defaultColumns: ['title', 'page', '_status', 'updatedAt'],
    pagination: { defaultLimit: 50 },
    listSearchableFields: ['title', 'answer', 'english'],
    description:
      'Questions that the chat assistant answers in your own words. {price:gi-map}, {days:gi-map} and the like become what your shop says now; an answer with one that is empty is not given.',
  },
  versions: contentVersions,
  fields: [
    line('title', 'About', { description: 'For you alone.', maxLength: 80 }),
    ways('english', 'How it is asked'),
    ways('spanish', 'How it is asked in Spanish'),
    paragraph('answer', 'Answer', { description: 'Two to six short sentences.', maxLength: 1200 }),
    paragraph('answerSpanish', 'Answer in Spanish', {
      required: false,
      description: 'Empty: those who ask in Spanish read the English one.',
      maxLength: 1400,
    }),
    line('page', 'Page with more', {
      required: false,
      description: 'For example /faq. Stands below the answer.',
      maxLength: 200,
    }),
    {
      name: 'comesFirst',
      label: 'Comes before products',
      type: 'checkbox',
      defaultValue: false,
      admin: {
        description:
          'For allergies, medicines, pregnancy and diagnoses: this is said even when a product was named, and no product is.',
      },
    },
    position,
  ],
};
