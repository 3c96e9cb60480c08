import { createLimiter } from '../http/bounded-limiter.ts';
import { log } from '../http/log.ts';
import { MODEL_CALLS } from '../http/rate-limit-table.ts';
import { createTurns } from '../http/turns.ts';
import { env } from '../env.server.ts';
import { createModel, ModelTrouble } from './model.server.ts';
import type { Model } from './model.server.ts';

/** More at once would only wait for each other; they are answered by the content. */
const AT_ONCE = 20;

const limiter = createLimiter({ most: MODEL_CALLS.most * env.limitsFactor, seconds: MODEL_CALLS.seconds });
const takeTurn = createTurns(AT_ONCE);
const model = env.openAi ? createModel(env.openAi) : null;

/** The model, as long as the day's calls of this process are not used up (LLM-04); null: the content answers by itself. */
export async function getModel(): Promise<Model | null> {
  if (!model) return null;
  if ((await limiter.take('everybody')) !== null) {
    log.warn('the calls to the language model are used up for today');
    return null;
  }
  return withTurns(model);
}

function withTurns(write: Model): Model {
  return async (prompt, signal) => {
    try {
      const words = await takeTurn('model', () => write(prompt, signal));
      if (words === null) throw new ModelTrouble('too many at once');
      return words;
    } catch (error) {
      if (!signal.aborted) log.warn({ reason: error instanceof ModelTrouble ? error.reason : 'unknown' }, 'the language model gave no answer');
      throw error;
    }
  };
}
