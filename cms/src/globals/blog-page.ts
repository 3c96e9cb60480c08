import type { GlobalConfig } from 'payload';
import { pagePolicy } from '../access/policies.ts';
import { pageVersions } from '../fields/drafts.ts';
import { pageHead } from '../fields/page-head.ts';
import { line, paragraph, section } from '../fields/text.ts';

export const blogPage: GlobalConfig = {
  slug: 'blog-page',
  label: 'Blog page',
  access: pagePolicy,
  admin: {
    group: 'Pages and files',
    description: 'The words around the articles, which are a list of their own.',
  },
  versions: pageVersions,
  fields: [
    ...pageHead({
      documentTitle: 'Knowledge Corner',
      title: 'Knowledge Corner',
      lead: 'Short reads on food, testing and living well.',
    }),
    line('readMore', 'Button on a card', {
      defaultValue: 'Read More',
      description: 'Opens the article.',
      maxLength: 40,
    }),
    line('back', 'Button above an article', {
      defaultValue: 'Back to all articles',
      description: 'Closes the article.',
      maxLength: 40,
    }),
    line('contents', 'Above the list of headings', {
      defaultValue: 'In this article',
      description: 'Stands beside an article.',
      maxLength: 40,
    }),
    line('next', 'Before the next article', {
      defaultValue: 'Next',
      description: 'Stands below an article, before the title of the next one.',
      maxLength: 40,
    }),
    paragraph('note', 'Small print', {
      defaultValue:
        'This is education and does not replace care from your own clinician. In an emergency, call 911.',
      description: 'Stands at the end of every article.',
      maxLength: 300,
    }),
    section('closing', 'End of an article', [
      line('title', 'Heading', {
        defaultValue: 'Wondering about your own gut?',
        description: 'The call below the list and every article.',
        maxLength: 120,
      }),
      paragraph('text', 'Text', {
        defaultValue: 'One kit, collected at home. Results in 10 to 28 days.',
        description: 'One or two sentences.',
        maxLength: 400,
      }),
      line('testing', 'First button', {
        defaultValue: 'Browse Testing',
        description: 'Goes to the test kits.',
        maxLength: 40,
      }),
      line('consultation', 'Second button', {
        defaultValue: 'Schedule a Consultation',
        description: 'Goes to the consultations.',
        maxLength: 40,
      }),
    ]),
  ],
};
