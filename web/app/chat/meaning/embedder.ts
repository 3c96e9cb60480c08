import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';

/** English texts to unit vectors of 512 numbers: the less the angle between two, the more they mean the same. */
export type Embed = (texts: string[]) => Promise<Float32Array[]>;

export type Texts = { id: number; texts: string[] };
export type Vectors = { id: number; vectors: Float32Array[] };

/** Keeps some forty MB free that the thread would take and not need. */
const resourceLimits = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 8 };

/** Starts the model in a thread of its own, from the folder of this workspace. When the thread breaks, all that is and will be asked of it fails. */
export function startEmbedder(): Embed {
  const waiting = new Map<number, PromiseWithResolvers<Float32Array[]>>();
  let [count, broken] = [0, null as Error | null];
  const worker = new Worker(resolve('app/chat/meaning/embedding-worker.ts'), { resourceLimits });
  worker.unref();
  worker.on('message', ({ id, vectors }: Vectors) => {
    waiting.get(id)?.resolve(vectors);
    waiting.delete(id);
  });
  worker.on('error', fail);
  worker.on('exit', (code) => fail(new Error(`the thread ended with ${code}`)));
  return async (texts) => {
    if (broken) throw broken;
    const answer = Promise.withResolvers<Float32Array[]>();
    count += 1;
    waiting.set(count, answer);
    worker.postMessage({ id: count, texts } satisfies Texts, []);
    return await answer.promise;
  };

  function fail(error: Error): void {
    broken ??= error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }
}
