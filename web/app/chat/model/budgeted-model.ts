import { createKeyedSemaphore } from 'common/keyed-semaphore';
import type { Limiter } from 'common/limits/bounded-limiter';
import type { Model } from './model.server.ts';
import { ModelTrouble } from './model.server.ts';

type Budget = {
  limiter: Limiter;
  atOnce: number;
  log: { warn: (note: object, text: string) => void };
};

/**
 * Hands out `model` while its budget lasts, and null afterward: then the content answers by itself. More than `atOnce`
 * calls do not wait for each other; they are trouble at once.
 */
export function withBudget(
  model: Model | null,
  { limiter, atOnce, log }: Budget,
): () => Promise<Model | null> {
  if (!model) return () => Promise.resolve(null);
  const takeTurn = createKeyedSemaphore(atOnce);
  const withKeyedMutex: Model = async (prompt, signal) => {
    try {
      const words = await takeTurn('model', () => model(prompt, signal));
      if (words === null) throw new ModelTrouble('too many at once');
      return words;
    } catch (error) {
      if (!signal.aborted)
        log.warn(
          { reason: error instanceof ModelTrouble ? error.reason : 'unknown' },
          'the language model gave no answer',
        );
      throw error;
    }
  };
  return async () => {
    const seconds = await limiter.take('everybody');
    if (seconds === null) return withKeyedMutex;
    log.warn({ seconds }, 'the calls to the language model are used up');
    return null;
  };
}
