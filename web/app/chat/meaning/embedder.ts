import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Direction } from './vectors.ts';

/** What English texts mean. */
export type Embed = (texts: string[]) => Promise<Direction[]>;

export type Texts = { id: number; texts: string[] };
export type Vectors = { id: number; vectors: Direction[] };

/** Keeps some forty MB free that the thread would take and not need. */
const resourceLimits = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 8 };
const fiveMinutesMs = 5 * 60_000;

/**
 * The model in a thread of its own, from the folder of this workspace. The thread starts with the first texts, in about
 * a second, and ends when nothing was asked of it for a while: it holds more than a hundred MB. When it breaks, all
 * that is and will be asked of it fails.
 */
export function startEmbedder({ idleMs = fiveMinutesMs } = {}): Embed {
  const waiting = new Map<number, PromiseWithResolvers<Direction[]>>();
  let [count, broken] = [0, null as Error | null];
  let [worker, rest] = [null as Worker | null, undefined as NodeJS.Timeout | undefined];
  return async (texts) => {
    if (broken) throw broken;
    clearTimeout(rest);
    worker ??= startThread();
    const answer = Promise.withResolvers<Direction[]>();
    count += 1;
    waiting.set(count, answer);
    worker.postMessage({ id: count, texts } satisfies Texts, []);
    return await answer.promise;
  };

  function startThread(): Worker {
    const started = new Worker(resolve('app/chat/meaning/embedding-worker.ts'), { resourceLimits });
    started.on('message', ({ id, vectors }: Vectors) => {
      waiting.get(id)?.resolve(vectors);
      waiting.delete(id);
      if (waiting.size === 0) rest = setTimeout(endThread, idleMs).unref();
    });
    started.on('error', fail);
    started.on('exit', (code) => {
      if (worker === started) fail(new Error(`the thread ended with ${code}`));
    });
    started.unref();
    return started;
  }

  function endThread(): void {
    if (waiting.size > 0) return;
    const ended = worker;
    worker = null;
    void ended?.terminate();
  }

  function fail(error: Error): void {
    broken ??= error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }
}
