import { languageOf } from 'common/language';
import { questionsIn } from '../curated/questions.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Meanings } from '../meaning/meanings.ts';
import { centerOf } from '../meaning/vectors.ts';
import type { Talk, Turn } from './talk/talk.ts';
import { withTitle } from './talk/titles.ts';

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
  message: string,
  { turns, talk }: { turns: Turn[]; talk: Talk },
  knowledge: Pick<Knowledge, 'respell' | 'passages'>,
  read: Meanings['of'],
): Promise<Understood> {
  if (languageOf(message) === 'spanish') return nothing;
  const asked = [
    ...turns.map(({ question }) => question).slice(-mostBefore),
    ...questionsIn(message),
  ].map(knowledge.respell);
  const texts = new Set(asked.flatMap((text) => [text, withTitle(text, talk, knowledge.passages)]));
  const known = new Map(
    await Promise.all(Array.from(texts, async (text) => [text, await read(text)] as const)),
  );
  return (text, before) => {
    const own = known.get(text) ?? null;
    const past = before === undefined ? null : (known.get(before) ?? null);
    return own && past ? goOn(own, past) : own;
  };
}
