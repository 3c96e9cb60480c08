import { parentPort } from 'node:worker_threads';
import type { Texts, Vectors } from './embedder.ts';
import { loadSentenceModel } from './sentence-model.ts';
import type { Direction } from './vectors.ts';

/** A thread of its own: the model reckons for some twenty milliseconds, in which nobody else is to wait. */
const embed = await loadSentenceModel();

parentPort?.on('message', ({ id, texts }: Texts) => {
  parentPort?.postMessage({ id, vectors: readAll(texts) } satisfies Vectors, []);
});

/** None where one cannot be read: the thread goes on for those who ask next. */
function readAll(texts: string[]): Direction[] {
  try {
    return texts.map(embed);
  } catch {
    return [];
  }
}
