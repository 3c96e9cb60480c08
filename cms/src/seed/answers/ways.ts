import type { Sample } from '../publish-list.ts';

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
