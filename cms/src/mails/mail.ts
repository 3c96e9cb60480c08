import type { Payload, SendEmailOptions } from 'payload';
import { writeLetter, type LetterFacts, type LetterWords } from './letters/write-letter.ts';
import { mailRecords, type MailRecord } from './mail-records.ts';
import type { Paper } from './paper.ts';
import type { MailSources } from './sources.ts';
import type { Values } from './wording.ts';

/** Both halves of a mail. */
export type Written = { html: string; text: string };

type Enclosed = Pick<SendEmailOptions, 'attachments' | 'headers'>;

/** What a mail can ask while it is written. `id` is the record that it is about. */
export type Source = {
  payload: Payload;
  paper: Paper;
  from: MailSources;
  id: string;
  occasion: string;
  now: Date;
};
export type SampleSource = Pick<Source, 'paper' | 'from'>;

/** A kind of mail: everything that is said of it anywhere follows from this. */
type Definition<Kind extends string, Name extends string, Words, Facts> = {
  /** Its value in the outbox. */
  kind: Kind;
  /** What it is called in the list of mails. */
  label: string;
  about: MailRecord;
  /** A mail to the practice names no person and is signed by nobody. */
  to: 'reader' | 'practice';
  /** The name of its words in `mail-texts`, and what the practice reads above them. */
  words: { name: Name; label: string; when: string; first: Words };
  /** What it says, from what the database holds now. Throws when its record is gone. */
  facts: (source: Source) => Promise<Facts> | Facts;
  /** The same about something that nobody ordered, wrote or signed up for. */
  sample: (source: SampleSource) => Promise<Facts> | Facts;
  write: (paper: Paper, words: Words, facts: Facts, title?: string) => Promise<Written>;
};

/** A mail that is ready but for its words. */
export type Draft<Words> = {
  values: Values;
  enclosed: Enclosed;
  /** `title` is its subject as it was written down before. */
  write(words: Words, title?: string): Promise<Written>;
};

export type Mail<
  Kind extends string = string,
  Name extends string = string,
  Words extends { subject: string } = { subject: string },
> = Pick<Definition<Kind, Name, Words, never>, 'kind' | 'label' | 'about' | 'to' | 'words'> & {
  draft: (source: Source) => Promise<Draft<Words>>;
  draftSample: (source: SampleSource) => Promise<Draft<Words>>;
};

/** Any kind of mail. */
export function mail<
  Kind extends string,
  Name extends string,
  Words extends { subject: string },
  Facts extends { values: Values } & Enclosed,
>({
  facts,
  sample,
  write,
  ...mailKind
}: Definition<Kind, Name, Words, Facts>): Mail<Kind, Name, Words> {
  const draft = (paper: Paper, found: Facts): Draft<Words> => ({
    values: found.values,
    enclosed: { attachments: found.attachments ?? [], headers: found.headers ?? {} },
    write: async (words, title) => await write(paper, words, found, title),
  });
  return {
    ...mailKind,
    draft: async (source) => draft(source.paper, await facts(source)),
    draftSample: async (source) => draft(source.paper, await sample(source)),
  };
}

type Letter<Kind extends string, Name extends string, Words> = Omit<
  Definition<Kind, Name, Words, LetterFacts & Enclosed>,
  'to' | 'write'
>;

/** A mail of a few lines to whom its record belongs to. */
export function letter<Kind extends string, Name extends string, Words extends LetterWords>(
  definition: Letter<Kind, Name, Words>,
): Mail<Kind, Name, Words> {
  return mail({ ...definition, to: 'reader', write: writeLetter });
}

/** A line to the practice, with a link to the record in the admin and nothing of the record but its number. */
export function notice<Kind extends string, Name extends string, Words extends LetterWords>({
  values = () => ({}),
  ...definition
}: Omit<Letter<Kind, Name, Words>, 'facts' | 'sample'> & {
  values?: (source: Source) => Promise<Values> | Values;
}): Mail<Kind, Name, Words> {
  const { collection } = mailRecords[definition.about];
  // Orders have a screen of the desk's own.
  const list = ({ adminUrl }: Paper) =>
    `${adminUrl}/${collection === 'orders' ? '' : 'collections/'}${collection}`;
  return mail({
    ...definition,
    to: 'practice',
    write: async (paper, words: Words, facts: LetterFacts, title) =>
      await writeLetter(paper, words, { ...facts, isSigned: false }, title),
    facts: async (source) => ({
      values: await values(source),
      href: `${list(source.paper)}/${source.id}`,
    }),
    sample: ({ paper }) => ({ values: { number: sampleNumber }, href: paper.adminUrl }),
  });
}

export const sampleNumber = '7KQ4MX2P';
