import { runTrials } from '../trials/command.ts';
import { trials } from './trials/index.ts';
import { createWorld } from './world.ts';

/** `npm run test:chaos`: what the shop keeps while its parts are killed and cut off. */
await runTrials({ name: 'chaos', trials, open: createWorld });
