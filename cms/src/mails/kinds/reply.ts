import { greetingName } from '../greeting.ts';
import { writeLetter } from '../letters/write-letter.ts';
import { mail } from '../mail.ts';
import { why } from '../paper.ts';

/** What a person of the practice wrote, in their own words and with their own last line. */
export const reply = mail({
  kind: 'reply',
  label: 'Reply of the practice',
  about: 'reply',
  to: 'reader',
  words: {
    name: 'reply',
    label: 'Your replies',
    when: 'Stands around what you write yourself. What you write stands between.',
    first: { subject: 'Our answer to you', why: why.reply },
  },
  facts: async ({ payload, id }) => {
    const { text, person } = await payload.findByID({
      collection: 'replies',
      id,
      depth: 1,
      context: { decrypt: true },
    });
    const name = typeof person === 'string' ? '' : (person.name ?? '').split(' ')[0];
    return { values: { name: greetingName(name ?? '') }, text: text ?? '' };
  },
  sample: () => ({ values: { name: 'Ruth' }, text: 'Dear Ruth,\n\nthank you for asking.' }),
  write: async (paper, words: { subject: string; why: string }, { values, text }, title) =>
    await writeLetter(
      paper,
      { ...words, text: '' },
      { values, written: text, href: null, isSigned: false },
      title,
    ),
});
