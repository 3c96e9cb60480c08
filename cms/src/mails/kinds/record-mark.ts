import { newestMark, writeMark } from '../../audit/mark.ts';
import { writeLetter } from '../letters/write-letter.ts';
import { mail, type SampleSource, type Source } from '../mail.ts';
import { why } from '../paper.ts';

const labelOf = (mark: string) => [{ term: 'The newest mark', detail: mark }];

export const recordMark = mail({
  kind: 'record-mark',
  label: 'Mark of the record of access, to the practice',
  about: 'account',
  to: 'practice',
  words: {
    name: 'recordMark',
    label: 'To you, every Monday',
    when: 'Goes to the practice with the mark of the newest line of the record of access. Keep these mails: with one of them a missing end of the record can be found.',
    first: {
      subject: 'The record of access, this week',
      text: 'This is the mark of the newest line in the record of who looked at what. Keep this mail: should anybody ever cut off the end of the record, whoever runs the site can find it with this mark.',
      button: 'Open the record',
      why: why.practice,
    },
  },
  facts: async ({ payload, paper }: Source) => {
    const mark = await newestMark(payload.db.pool);
    return {
      values: {},
      href: recordAt(paper),
      label: mark ? labelOf(writeMark(mark)) : [],
    };
  },
  sample: ({ paper }: SampleSource) => ({
    values: {},
    href: recordAt(paper),
    label: labelOf(`1234:${'ab12'.repeat(16)}`),
  }),
  write: (paper, words, facts, title) =>
    writeLetter(paper, words, { ...facts, isSigned: false }, title),
});

const recordAt = ({ adminUrl }: SampleSource['paper']) => `${adminUrl}/collections/openings`;
