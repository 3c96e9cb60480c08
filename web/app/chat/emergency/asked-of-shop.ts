import { findRedFlag } from 'common/emergency/rules/find-red-flag';
import { languageOf } from 'common/language';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Meanings } from '../meaning/meanings.ts';

/**
 * How surely something is asked that the practice answers in its own words, in shares of one, to be no cry for help whatever it
 * resembles: of 904 urgent messages the twelve in which no rule sees a sign have 0.29 at the most, of 28 ordinary ones that are
 * taken for one five have more than this.
 */
const surelyOfShop = 0.45;

/** Whether a message that only resembles emergencies, and in which no rule sees one, is a question about the shop. */
export async function isAskedOfShop(
  message: string,
  {
    earlier,
    content,
    read,
  }: {
    earlier: string[];
    content: Pick<Knowledge, 'curated' | 'respell'> | null;
    read: Meanings['of'];
  },
): Promise<boolean> {
  if (!content || languageOf(message) !== 'english' || findRedFlag(message, earlier) !== null)
    return false;
  const question = content.respell(message);
  const meaning = await read(question);
  if (!meaning) return false;
  const fit = content
    .curated(question, 'english', meaning)
    .find(({ answer }) => !answer.comesFirst)?.fit;
  return (fit ?? 0) >= surelyOfShop;
}
