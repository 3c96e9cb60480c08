import { languageOf } from 'common/language';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Meanings } from '../meaning/meanings.ts';

/**
 * How surely a message asks what the practice answers in its own words, in shares of one; what must not be missed is none of
 * that. 0 where it is not known: of Spanish, while the content is read for the first time, and when the model takes too long.
 */
export async function askedOfShop(
  message: string,
  content: Pick<Knowledge, 'curated' | 'respell'> | null,
  read: Meanings['of'],
): Promise<number> {
  if (!content || languageOf(message) !== 'english') return 0;
  const question = content.respell(message);
  const meaning = await read(question);
  if (!meaning) return 0;
  const [nearest] = content
    .curated(question, 'english', meaning)
    .filter(({ answer }) => !answer.comesFirst);
  return nearest?.fit ?? 0;
}
