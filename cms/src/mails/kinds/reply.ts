import { greetingName } from '../greeting.ts';
import { type LetterFacts, type LetterWords, writeLetter } from '../letters/write-letter.ts';
import { mail } from '../mail.ts';
import { why } from '../paper.ts';

const written = '{reply}';

/** What a person of the practice wrote, in their own words and with their own last line. */
export const reply = mail({
  kind: 'reply',
  label: 'Reply of the practice',
  about: 'reply',
  to: 'reader',
  words: {
    name: 'reply',
    label: 'Your replies',
    when: 'Goes to whom you answer. {reply} becomes what you write on the desk.',
    first: { subject: 'Our answer to you', text: written, why: why.reply },
  },
  facts: async ({ payload, id }) => {
    const { text, person } = await payload.findByID({
      collection: 'replies',
      id,
      depth: 1,
      context: { decrypt: true },
    });
    const [firstName = ''] = (typeof person === 'string' ? '' : (person.name ?? '')).split(' ');
    return factsOf(greetingName(firstName), text ?? '');
  },
  sample: () =>
    factsOf('Ruth', 'Dear Ruth,\n\nthank you for asking. Any time of the day is right.'),
  // Words that have lost the place of the reply still bring it.
  write: async (paper, words: LetterWords, facts, title) =>
    await writeLetter(
      paper,
      words.text.includes(written) ? words : { ...words, text: `${written}\n\n${words.text}` },
      facts,
      title,
    ),
});

const factsOf = (name: string, text: string): LetterFacts => ({
  values: { name, reply: text },
  href: null,
  isSigned: false,
});
