import { greetingName } from '../greeting.ts';
import { letter } from '../mail.ts';
import { why } from '../paper.ts';

export const freebieCopy = letter({
  kind: 'freebie-copy',
  label: 'Free guide, to the visitor',
  about: 'download',
  words: {
    name: 'freebie',
    label: 'With a free guide',
    when: 'The button leads to the guide. {guide} becomes its title.',
    first: {
      subject: 'Your free guide: {guide}',
      text: 'Here is your copy, {name}. Enjoy it.',
      button: 'Download the guide',
      why: why.guide,
    },
  },
  /** Where the guide is downloaded; the page of all guides when it was renamed or taken away since. */
  facts: async ({ payload, paper, id }) => {
    const download = await payload.findByID({ collection: 'freebie-downloads', id, depth: 0 });
    const { firstName, freebieName: guide } = download;
    const freebie = await payload.db.findOne<{ id: string; slug: string }>({
      collection: 'freebies',
      where: { and: [{ title: { equals: guide } }, { _status: { equals: 'published' } }] },
      select: { slug: true },
    });
    return {
      values: { name: greetingName(firstName), guide },
      href: `${paper.siteUrl}/freebies${freebie ? `/${freebie.slug}.pdf` : ''}`,
    };
  },
  sample: ({ paper }) => ({
    values: { name: 'Ruth', guide: 'Ultimate Gut Health Guide' },
    href: `${paper.siteUrl}/freebies`,
  }),
});
