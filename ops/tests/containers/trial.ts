import type { Trial as AnyTrial } from '../trials/trial.ts';
import type { World } from './world.ts';

export type Trial = AnyTrial<World>;
