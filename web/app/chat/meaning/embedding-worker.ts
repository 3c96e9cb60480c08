import { parentPort } from 'node:worker_threads';
import type { Texts, Vectors } from './embedder.ts';
import { loadSentenceModel } from './sentence-model.ts';

/** A thread of its own: the model reckons for some twenty milliseconds, in which nobody else is to wait. */
const embed = await loadSentenceModel();

parentPort?.on('message', ({ id, texts }: Texts) => {
  parentPort?.postMessage({ id, vectors: texts.map(embed) } satisfies Vectors, []);
});
