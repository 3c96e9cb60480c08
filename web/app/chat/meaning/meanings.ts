import type { Embed } from './embedder.ts';
import { nothingKept, type KeptVectors } from './kept-vectors.ts';
import type { ShippedVectors } from './shipped-vectors.ts';
import { type Direction, directionOf, type Meaning, meaningOf } from './vectors.ts';

/** What texts mean, as far as it is known by now. */
export type Meanings = {
  /** Null until `learn` came to it. */
  known: (text: string) => Meaning | null;
  /** Reads what one state of the content says, once, in small parts so that a visitor's question comes between, and forgets the rest. */
  learn: (texts: string[]) => Promise<void>;
  /** Of what a visitor asks, which is not kept. Null while the content is read, when it takes too long, and when it cannot be told. */
  of: (text: string) => Promise<Direction | null>;
};

/** Without a model: every question is answered by its words alone. */
export const noMeanings: Meanings = {
  known: () => null,
  learn: () => Promise.resolve(),
  of: () => Promise.resolve(null),
};

/** Of one message: whoever asks what a text of it means, it is read once and waited for once. */
export function readOnce({ of }: Pick<Meanings, 'of'>): Meanings['of'] {
  const asked = new Map<string, ReturnType<Meanings['of']>>();
  return (text) => {
    const reading = asked.get(text) ?? of(text);
    asked.set(text, reading);
    return reading;
  };
}

/** A visitor's question comes between two parts: it waits for some two tenths of a second at most. Smaller parts take twice as long in all. */
const atOnce = 32;
/** What was read is kept each time so many more texts are known: a start that is cut short was not for nothing. */
const keepEvery = 160;
const longest = 600;

type Options = {
  waitMs: number;
  onTrouble: (error: unknown) => void;
  /** Known without reading; what is known so is not kept once more. */
  shipped?: ShippedVectors;
  kept?: KeptVectors;
};

/** `start` is called when there is something to read, and again for every state of the content while it fails. */
export function createMeanings(
  start: () => Embed,
  { waitMs, onTrouble, shipped = () => null, kept = nothingKept }: Options,
): Meanings {
  const keep = () => kept.keep(new Map([...known].filter(([text]) => !shipped(text))));
  let known = new Map<string, Meaning>();
  let [embed, learned, isReady] = [null as Embed | null, null as string[] | null, false];
  return {
    known: (text) => known.get(text) ?? null,
    learn: async (texts) => {
      if (texts === learned) return;
      learned = texts;
      isReady = false;
      const wanted = new Set(texts);
      const before = known.size > 0 ? known : kept.of(wanted);
      known = new Map([...before].filter(([text]) => wanted.has(text)));
      for (const text of wanted) {
        const meaning = known.has(text) ? null : shipped(text);
        if (meaning) known.set(text, meaning);
      }
      const missing = [...wanted].filter((text) => !known.has(text));
      try {
        for (let at = 0; at < missing.length; at += atOnce) {
          if (learned !== texts) return;
          embed ??= start();
          const part = missing.slice(at, at + atOnce);
          const directions = await embed(part);
          directions.forEach((direction, place) =>
            known.set(part[place] ?? '', meaningOf(direction)),
          );
          if ((at + atOnce) % keepEvery === 0) keep();
        }
        isReady = learned === texts;
        if (missing.length > 0) keep();
      } catch (error) {
        giveUp(error);
      }
    },
    of: async (text) => {
      const own = known.get(text);
      if (own) return directionOf(own);
      if (!isReady) return null;
      embed ??= start();
      const answer = embed([text.slice(0, longest)]).then(([direction]) => direction ?? null);
      const late = Promise.withResolvers<null>();
      const timer = setTimeout(() => late.resolve(null), waitMs);
      return await Promise.race([answer.catch(giveUp), late.promise]).finally(() =>
        clearTimeout(timer),
      );
    },
  };

  /** Until the content changes, questions are answered by their words alone. */
  function giveUp(error: unknown): null {
    if (embed) onTrouble(error);
    [embed, isReady] = [null, false];
    return null;
  }
}
