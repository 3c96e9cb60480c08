import type { CollectionConfig } from 'payload';
import { contentPolicy } from '../../access/policies.ts';
import { contentVersions } from '../../fields/drafts.ts';
import { position } from '../../fields/position.ts';
import { line, paragraph } from '../../fields/text.ts';

export const faqs: CollectionConfig = {
  slug: 'faqs',
  labels: { singular: 'Question', plural: 'Questions' },
  defaultSort: 'position',
  access: contentPolicy,
  admin: {
    group: 'Content',
    useAsTitle: 'question',
    defaultColumns: ['question', 'position', '_status', 'updatedAt'],
    pagination: { defaultLimit: 50 },
    listSearchableFields: ['question', 'answer'],
    description:
      'Questions that are often asked. The page and the chat assistant answer with them.',
  },
  versions: contentVersions,
  fields: [
    line('question', 'Question', {
      description: 'In the words of the person who asks.',
      maxLength: 240,
    }),
    paragraph('answer', 'Answer', {
      description: 'In a few sentences. An empty line begins a new paragraph.',
      maxLength: 3000,
    }),
    line('topic', 'Heading above it', {
      required: false,
      description:
        'For example: Ordering and paying. Questions that follow each other with the same heading stand together.',
      maxLength: 60,
    }),
    position,
  ],
};
