import type { Language } from 'common/language';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { checkSentence, type Fault } from './check-answer.ts';
import { fillFigures } from './fill-figures.ts';

/** Longer than any answer that was asked for. */
const mostLetters = 1_200;
/** A text that has no sentences is judged as one. */
const sentence = /[^]*?(?:[.!?…]["'”’»)*]*(?=\s)|\n)\s*/y;

type Parts = {
  knowledge: Knowledge;
  language: Language;
  /** Sums that a tool has told, in cents. */
  sums: ReadonlySet<number>;
  /** Hears each sentence that has passed, as soon as it has; null: all of it at the end. */
  show: ((words: string) => void) | null;
};

/** `text`: what was let through; null when nothing was. `fault`: the first one that was found. */
export type Passed = { text: string | null; fault: Fault | null };

/**
 * Lets an answer through sentence by sentence. One that fails its check is withheld; what was shown is never taken back.
 * While nothing has been shown the first fault closes the gate: the model may do better.
 */
export function createGate({ knowledge, language, sums, show }: Parts) {
  let [passed, read, gap] = ['', 0, ''];
  let fault: Fault | null = null;

  function judge(raw: string): void {
    const isClosed = fault !== null && (passed === '' || show === null);
    if (raw.trim() === '' || isClosed || passed.length > mostLetters) return;
    const filled = fillFigures(raw, knowledge, language);
    const { text, fault: found } =
      filled === null
        ? { text: null, fault: 'price' as const }
        : checkSentence(filled, passed, knowledge, sums);
    fault ??= found;
    if (text === null) return;
    const words = `${passed === '' ? '' : gap || ' '}${text}`;
    passed += words;
    gap = /\s*$/.exec(raw)?.[0].replace(/\n{3,}/, '\n\n') ?? '';
    show?.(words);
  }

  function readTo(text: string): void {
    sentence.lastIndex = read;
    for (let found = sentence.exec(text); found; found = sentence.exec(text)) {
      // Spaces may still come after the last sign of a stream.
      if (show !== null && sentence.lastIndex === text.length) break;
      read = sentence.lastIndex;
      judge(found[0]);
    }
  }

  return {
    /** `soFar`: the whole answer as far as it has come. */
    take: (soFar: string): void => {
      if (show !== null) readTo(soFar);
    },
    end(whole: string): Passed {
      readTo(whole);
      judge(whole.slice(read));
      return { text: passed || null, fault };
    },
    hasShown: (): boolean => show !== null && passed !== '',
    /** What was let through so far. */
    passed: (): string => passed,
  };
}

export type Gate = ReturnType<typeof createGate>;
