import type { Embed } from './embedder.ts';

/** What texts mean, as far as it is known by now. */
export type Meanings = {
  /** Null until `learn` came to it. */
  known: (text: string) => Float32Array | null;
  /** Reads what one state of the content says, once, in small parts so that a visitor's question comes between, and forgets the rest. */
  learn: (texts: string[]) => Promise<void>;
  /** Of what a visitor asks, which is not kept. Null while the content is read, when it takes too long, and when it cannot be told. */
  of: (text: string) => Promise<Float32Array | null>;
};

/** Without a model: every question is answered by its words alone. */
export const noMeanings: Meanings = {
  known: () => null,
  learn: () => Promise.resolve(),
  of: () => Promise.resolve(null),
};

const atOnce = 8;
const longest = 600;

/** `start` is called when there is something to read, and again for every state of the content while it fails. */
export function createMeanings(
  start: () => Embed,
  { waitMs, onTrouble }: { waitMs: number; onTrouble: (error: unknown) => void },
): Meanings {
  let known = new Map<string, Float32Array>();
  let [embed, learned, isReady] = [null as Embed | null, null as string[] | null, false];
  return {
    known: (text) => known.get(text) ?? null,
    learn: async (texts) => {
      if (texts === learned) return;
      learned = texts;
      isReady = false;
      const wanted = new Set(texts);
      known = new Map([...known].filter(([text]) => wanted.has(text)));
      const missing = [...wanted].filter((text) => !known.has(text));
      try {
        for (let at = 0; at < missing.length; at += atOnce) {
          if (learned !== texts) return;
          embed ??= start();
          const part = missing.slice(at, at + atOnce);
          const vectors = await embed(part);
          vectors.forEach((vector, place) => known.set(part[place] ?? '', vector));
        }
        isReady = learned === texts;
      } catch (error) {
        embed = null;
        onTrouble(error);
      }
    },
    of: async (text) => {
      const own = known.get(text);
      if (own || !embed || !isReady) return own ?? null;
      const answer = embed([text.slice(0, longest)]).then(([vector]) => vector ?? null);
      const late = Promise.withResolvers<null>();
      const timer = setTimeout(() => late.resolve(null), waitMs);
      return await Promise.race([answer.catch(() => null), late.promise]).finally(() =>
        clearTimeout(timer),
      );
    },
  };
}

/** How near two unit vectors are, 1 for the same. */
export function nearness(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let place = 0; place < one.length; place += 1)
    sum += (one[place] ?? 0) * (other[place] ?? 0);
  return sum;
}

/** The direction in which several unit vectors point together. */
export function centerOf(vectors: Float32Array[]): Float32Array {
  const sum = new Float32Array(vectors[0]?.length ?? 0);
  for (const vector of vectors)
    vector.forEach((part, place) => (sum[place] = (sum[place] ?? 0) + part));
  const length = Math.hypot(...sum) || 1;
  return sum.map((part) => part / length);
}
