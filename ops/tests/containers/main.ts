import { runTrials } from '../trials/command.ts';
import { trials } from './trials/index.ts';
import { createWorld } from './world.ts';

/**
 * `npm run test:containers`: builds the images, starts the shop with docker-compose.yml beside whatever else runs, and
 * tries what it promises on a server. Needs Docker; leaves no container, volume or image tag behind.
 */
await runTrials({ name: 'containers', trials, open: createWorld });
