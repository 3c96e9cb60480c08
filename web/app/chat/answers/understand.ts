import { languageOf } from 'common/language';
import { questionsIn } from '../curated/questions.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { centerOf, type Meanings } from '../meaning/meanings.ts';

/** What a text that was asked means, alone or as it goes on with what was asked before it; null where only its words count. */
export type Understood = (text: string, before?: string) => Float32Array | null;

const nothing: Understood = () => null;

/** Of three parts, two are what is asked and one is what it goes on with. */
const goOn = (own: Float32Array, before: Float32Array): Float32Array =>
  centerOf([own, own, before]);

/** How far back a question may be that is gone on with. */
const mostBefore = 4;

/** Asks the model for all that an answer may look up: each question, and those before it. Spanish it does not know. */
export async function understand(
  asked: string,
  earlier: string[],
  { respell }: Pick<Knowledge, 'respell'>,
  read: Meanings['of'],
): Promise<Understood> {
  if (languageOf(asked) === 'spanish') return nothing;
  const texts = [...earlier.slice(-mostBefore), ...questionsIn(asked)].map(respell);
  const known = new Map(
    await Promise.all(texts.map(async (text) => [text, await read(text)] as const)),
  );
  return (text, before) => {
    const own = known.get(text) ?? null;
    const past = before === undefined ? null : (known.get(before) ?? null);
    return own && past ? goOn(own, past) : own;
  };
}
