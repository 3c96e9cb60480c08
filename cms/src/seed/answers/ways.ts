import type { Sample } from '../publish-list.ts';
import moreWays from './more-ways.json' with { type: 'json' };

/** An answer of the chat. Figures are placeholders; what the site does not say is said to be so. */
export type AnswerSample = Sample<'answers'>;

/** Ways of asking, one a line as the collection has them, written here beside each other with a slash between. */
export function ways(written: string): string {
  return written
    .split(/ \/ |\n/)
    .map((way) => way.trim())
    .filter((way) => way !== '')
    .join('\n');
}

const more = new Map(Object.entries(moreWays));

/** With the ways of asking that people in many places and moods wrote down for it, beside its own. */
export function withMoreWays(answer: AnswerSample): AnswerSample {
  const written = more.get(answer.title);
  if (!written) return answer;
  const together = (own: string | null | undefined, others: string) =>
    ways(`${own ?? ''}\n${others}`);
  return {
    ...answer,
    english: together(answer.english, written.english),
    spanish: together(answer.spanish, written.spanish),
  };
}
