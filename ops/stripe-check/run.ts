import Stripe from 'stripe';
import { type Notes, withoutChance } from './note.ts';
import type { Scenario } from './scenarios.ts';

/** Plays one scenario and answers what was noted; an error of Stripe's is noted like any other answer. */
export async function play(scenario: Scenario, sdk: Stripe, askEveryMs: number): Promise<Notes> {
  const notes: Notes = {};
  const note = async (name: string, answer: Promise<unknown>) => {
    notes[name] = withoutChance(await answer.catch(readError));
  };
  await scenario.run({ sdk, note, askEveryMs });
  return notes;
}

function readError(error: unknown): object {
  if (!(error instanceof Stripe.errors.StripeError)) throw error;
  const { type, code, decline_code: decline, param, statusCode } = error;
  return { error: { type, code, decline, param, statusCode } };
}
