import type { GlobalConfig } from 'payload';
import { editors } from '../access/editors.ts';
import { published } from '../access/published.ts';
import { pageVersions } from '../fields/drafts.ts';
import { link, links } from '../fields/rich-text/link.ts';
import { line, paragraph, section } from '../fields/text.ts';
import { words } from '../fields/words.ts';
import { consentFields } from './frame/consent-fields.ts';

export const frame: GlobalConfig = {
  slug: 'frame',
  label: 'Header and footer',
  access: { read: published, update: editors, readVersions: editors },
  admin: {
    group: 'Pages and files',
    description:
      'What stands around every page: menu, footer, cookie notice and the not-found page.',
  },
  versions: pageVersions,
  fields: [
    section('announcement', 'Announcement above the header', [
      {
        name: 'isShown',
        label: 'Show it',
        type: 'checkbox',
        defaultValue: false,
        admin: { description: 'A single line above the header of every page.' },
      },
      line('text', 'Text', { required: false, description: 'One short sentence.', maxLength: 140 }),
      line('label', 'Words of the link', {
        required: false,
        description: 'For example: Save your seat.',
        maxLength: 60,
      }),
      line('href', 'Link goes to', {
        required: false,
        description: 'A path of this site, for example /freebies.',
        maxLength: 300,
      }),
    ]),
    links('menu', 'Menu', 'The menu in the header, from top to bottom.'),
    words('menuWords', 'Words of the menu', {
      button: ['Button', 'Menu'],
      reply: [
        'Line below the menu; {time} becomes the time in Practice',
        'A person replies within {time}:',
      ],
    }),
    section('footer', 'Footer', [
      paragraph('text', 'Text', { description: 'A few words about the practice.', maxLength: 400 }),
      links('shop', 'Column: shop', 'Links below the heading for the shop.'),
      links(
        'learn',
        'Column: learn',
        'Links below the heading for reading and meeting the practice.',
      ),
      link('privacy', 'Privacy link', 'The link to the privacy policy.'),
      paragraph('compliance', 'Statement', {
        description:
          'Stands small at the bottom: privacy of health data and how soon a person answers.',
        maxLength: 400,
      }),
      words('headings', 'Headings of the columns', {
        shop: ['Shop', 'Shop'],
        learn: ['Learn', 'Learn'],
        contact: ['Contact', 'Reach a person'],
      }),
    ]),
    section('consent', 'Cookie notice', consentFields),
    section('notFound', 'Page not found', [
      line('title', 'Title', {
        defaultValue: '404 Page Not Found',
        description: 'Heading of the page for wrong addresses.',
      }),
      line('text', 'Text', {
        defaultValue: 'Did you forget to add the page to the router?',
        description: 'A small sentence below what helps on.',
      }),
      paragraph('help', 'What helps on, below the title', {
        defaultValue:
          'The page may have moved, or the link lost a letter on its way to you. Everything else is where it was.',
        description: 'One or two sentences that help on.',
        maxLength: 300,
      }),
      words('buttons', 'Buttons', {
        home: ['To the first page', 'Go to the home page'],
        store: ['To the store', 'Visit the Wellness Shop'],
        contact: ['To the contact form', 'Ask a person'],
      }),
    ]),
  ],
};
