import { createLimiter } from 'common/limits/bounded-limiter';
import { env } from '../../env.server.ts';
import { modelCalls } from '../../server/limits/rate-limit-table.ts';
import { sharedAs } from '../../server/limits/shared-limits.server.ts';
import { log } from '../../server/log.ts';
import { withBudget } from './budgeted-model.ts';
import { createModel } from './model.server.ts';

const mostAtOnce = 20;

/** The model of this shop, as long as the day's calls are not used up (LLM-04). */
export const getModel = withBudget(env.openAi && createModel(env.openAi), {
  limiter: createLimiter(
    { most: modelCalls.most * env.limitsFactor, seconds: modelCalls.seconds },
    { shared: sharedAs('model-calls') },
  ),
  atOnce: mostAtOnce,
  log,
});
