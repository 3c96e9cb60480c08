import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { createFileWriter, reasonOf, type Log } from '../../server/cache/file-writer.ts';
import { type Meaning, packMeaning, unpackMeaning } from './vectors.ts';

type Vectors = Map<string, Meaning>;

/** What the content means, from one start to the next. Texts are known by their hashes. */
export type KeptVectors = {
  /** Of these texts, as far as they were kept. */
  of: (texts: Iterable<string>) => Vectors;
  /** In the place of all that was kept before. */
  keep: (vectors: Vectors) => void;
};

export const nothingKept: KeptVectors = { of: () => new Map(), keep: () => {} };

const shape = z.object({
  model: z.string(),
  /** Of all vectors, so that a damaged file is none. */
  sum: z.string(),
  vectors: z.array(z.tuple([z.string(), z.string()])),
});
type File = z.infer<typeof shape>;

/** Keeps them in `folder`. A file that is damaged, or of another `model`, counts as none. */
export function createKeptVectors(folder: string, model: string, log: Log): KeptVectors {
  const file = join(folder, 'meanings.json');
  const save = createFileWriter(file, log);
  return {
    of: (texts) => {
      const kept = new Map(readKept(file, model, log));
      return new Map(
        Array.from(texts).flatMap((text) => {
          const packed = kept.get(hashOf(text));
          return packed === undefined
            ? []
            : [[text, unpackMeaning(Buffer.from(packed, 'base64'))] as const];
        }),
      );
    },
    keep: (vectors) =>
      save(() => {
        const packed = Array.from(vectors, ([text, meaning]): [string, string] => [
          hashOf(text),
          packMeaning(meaning).toString('base64'),
        ]);
        return JSON.stringify({ model, sum: sumOf(packed), vectors: packed } satisfies File);
      }),
  };
}

function readKept(file: string, model: string, log: Log): File['vectors'] {
  try {
    const kept = shape.parse(JSON.parse(readFileSync(file, 'utf8')));
    return kept.model === model && kept.sum === sumOf(kept.vectors) ? kept.vectors : [];
  } catch (error) {
    const reason = reasonOf(error);
    if (reason !== 'ENOENT') log.warn({ reason }, 'what the content means is read anew');
    return [];
  }
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

const sumOf = (vectors: File['vectors']): string => hashOf(JSON.stringify(vectors));
