import { createKeyedSemaphore } from 'common/keyed-semaphore';
import type { Limiter } from 'common/limits/bounded-limiter';
import type { Model } from './model.ts';
import { ModelTrouble } from './model.ts';

type Budget = {
  limiter: Limiter;
  atOnce: number;
  log: { warn: (note: object, text: string) => void };
};

/**
 * Hands out `model` for one answer while its budget lasts, and null afterward: then the content answers by itself. More than `atOnce`
 * calls do not wait for each other; they are trouble at once.
 */
export function withBudget(
  model: Model | null,
  { limiter, atOnce, log }: Budget,
): () => Promise<Model | null> {
  if (!model) return () => Promise.resolve(null);
  const takeTurn = createKeyedSemaphore(atOnce);
  const call: Model = async (prompt, signal, onWords) => {
    try {
      const said = await takeTurn('model', () => model(prompt, signal, onWords));
      if (said === null) throw new ModelTrouble('too many at once');
      return said;
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
    if (seconds === null) return countingFrom(call, () => limiter.take('everybody'));
    log.warn({ seconds }, 'the calls to the language model are used up');
    return null;
  };
}

/** The first call is paid for; each further one, for a tool or a second try, is counted as well. */
function countingFrom(call: Model, take: () => Promise<number | null>): Model {
  let isPaid = true;
  return async (prompt, signal, onWords) => {
    if (!isPaid && (await take()) !== null) throw new ModelTrouble('no calls are left');
    isPaid = false;
    return await call(prompt, signal, onWords);
  };
}
