import { languageOf } from 'common/language';
import type { Meanings } from '../meaning/meanings.ts';
import { urgencyOf } from './urgency.ts';

/**
 * How much a message resembles emergencies by what it means, in shares of one. Null where that is not known: of Spanish, while
 * the content is read for the first time, and when the model takes too long.
 */
export async function urgencyMeant(message: string, read: Meanings['of']): Promise<number | null> {
  if (languageOf(message) === 'spanish') return null;
  const meaning = await read(message);
  return meaning && urgencyOf(meaning);
}
