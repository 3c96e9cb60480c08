import { languageOf } from 'common/language';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { urgencyOf } from './urgency.ts';

/**
 * How much a message resembles emergencies by what it means, in shares of one. Null where that is not known: of Spanish, while
 * the content is read for the first time, and when the model takes too long.
 */
export async function urgencyMeant(
  message: string,
  { meanings }: Pick<Knowledge, 'meanings'>,
): Promise<number | null> {
  if (languageOf(message) === 'spanish') return null;
  const meaning = await meanings.of(message);
  return meaning && urgencyOf(meaning);
}
