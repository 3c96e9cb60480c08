import { runTrials } from '../trials/command.ts';
import { trials } from './trials/index.ts';
import { createWorld } from './world.ts';

/** `npm run test:security`: attacks on a shop of its own over real sockets. */
await runTrials({ name: 'security', trials, open: createWorld });
