import { createLimiter } from 'common/limits/bounded-limiter';
import { env } from '../../env.server.ts';
import { modelCalls } from '../../server/limits/rate-limit-table.ts';
import { sharedAs } from '../../server/limits/shared-limits.server.ts';
import { log } from '../../server/log.ts';
import { withBudget } from './budgeted-model.ts';
import type { Model } from './model.ts';

const mostAtOnce = 20;

/** The model of this shop, as long as the day's calls are not used up (LLM-04). */
export const getModel = withBudget(env.openAi && loadedLater(env.openAi), {
  limiter: createLimiter(
    { most: modelCalls.most * env.limitsFactor, seconds: modelCalls.seconds },
    { shared: sharedAs('model-calls') },
  ),
  atOnce: mostAtOnce,
  log,
});

/** OpenAI's client takes a third of a second and some 30 MB: a start does not wait for it, and no shop without a key holds it (FAST-06). */
function loadedLater(settings: NonNullable<typeof env.openAi>): Model {
  let loaded: Promise<Model> | undefined;
  return async (...asked) => {
    loaded ??= import('./model.server.ts').then(({ createModel }) => createModel(settings));
    return await (
      await loaded
    )(...asked);
  };
}
