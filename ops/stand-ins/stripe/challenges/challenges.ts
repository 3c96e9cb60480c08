import { newId } from '../wire/ids.ts';

/** A 3-D Secure question that the cardholder's bank has put and that is not settled yet. */
export type Challenge = {
  /** Unguessable; whoever has it may answer. */
  id: string;
  intent: string;
  method: string;
  /** Where the browser goes afterwards, when it left the shop's page. */
  returnUrl: string | undefined;
  isAnswered: boolean;
};

export function newChallenge(
  intent: string,
  method: string,
  returnUrl: string | undefined,
): Challenge {
  return { id: newId('src'), intent, method, returnUrl, isAnswered: false };
}
