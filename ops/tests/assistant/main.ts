import { createWorld } from '../security/world.ts';
import { runTrials } from '../trials/command.ts';
import { withoutKey, worstModel } from './trials.ts';

/** `npm run eval:assistant`: what the assistant of a new shop answers, judged by sets of questions over real sockets. */
await runTrials({ name: 'assistant', trials: [withoutKey, worstModel], open: createWorld });
