import type { Watch } from '../../../stand-ins/stripe/control/request-log.ts';
import type { Verdict } from '../../trials/trial.ts';
import { checkCall, readContract } from './check-call.ts';

/**
 * STR: what the shop has asked of the payment stand-in, since `overhearStripe` began to listen to it, against the types of the
 * SDK that is installed; null when nothing was asked. All calls with the secret key count as the shop's; those of a
 * browser do not.
 */
export async function judgeCalls(stripeUrl: string): Promise<Verdict | null> {
  const answer = await fetch(`${stripeUrl}/_control/requests/watch`);
  if (!answer.ok) throw new Error(`The payment stand-in answered ${answer.status}`);
  const { calls, callsLost } = (await answer.json()) as Watch;
  if (calls.length === 0) return null;
  const contract = readContract();
  const checked = calls.map((call) => checkCall(contract, call));
  const violations = new Set(checked.flatMap((call) => call.violations));
  const combinations = new Set(checked.flatMap((call) => call.combinations));
  if (callsLost > 0) violations.add(`${callsLost} calls came in too many forms to be looked at`);
  const sum = calls.reduce((total, { times }) => total + times, 0).toLocaleString('en-US');
  const figure = `${sum} calls of the shop to Stripe, ${combinations.size} combinations of method, path and parameter, ${violations.size} against the SDK's types`;
  return { kept: violations.size === 0, figure: [figure, ...violations].join('\n        ') };
}
