import { cmsMutants } from './cms-mutants.ts';
import type { Mutant } from './mutant.ts';
import { webMutants } from './web-mutants.ts';

export const mutants: Mutant[] = [...webMutants, ...cmsMutants];
