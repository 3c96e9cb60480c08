import { usStates } from '../us-states.ts';
import type { KitFacts } from './grants.ts';

/** Why a thing cannot be sent to a state, or null (ORD-15). `state`: two letters. */
export function kitRefusal(
  { name, notIn }: Pick<KitFacts, 'name' | 'notIn'>,
  state: string,
): string | null {
  return notIn?.includes(state)
    ? `${name} is not available in ${stateName(state)}. Please choose something else, or write to us.`
    : null;
}

/** Why nobody can be seen in a state, or null. `states`: where the practice may see people; none: everywhere. */
export function visitRefusal(states: readonly string[], state: string): string | null {
  return states.length === 0 || states.includes(state)
    ? null
    : `We may not see people in ${stateName(state)}, so we cannot sell a visit there. Please write to us: we may know who can help.`;
}

/** Why none of the kits of a choice can be sent to a state, or null while one of them can. */
export function choiceRefusal(options: readonly KitFacts[], state: string): string | null {
  const refusals = options.map((option) => kitRefusal(option, state));
  return refusals.find((refusal) => refusals.every(Boolean) && refusal) ?? null;
}

const stateName = (state: string) =>
  Object.hasOwn(usStates, state) ? usStates[state as keyof typeof usStates] : state;
