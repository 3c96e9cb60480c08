import { createGate } from '../gate.ts';
import { plainPath } from './closed-paths.ts';
import { refuse } from './refuse.ts';

/** Checking a password keeps a core busy for a tenth of a second, on purpose: one at a time leaves the machine to buyers. */
const mostAtOnce = 1;
const mostUnderWay = 20;

export function isSignIn({ method, url }: Request): boolean {
  return method === 'POST' && /\/users\/login\/?$/i.test(plainPath(new URL(url).pathname));
}

/** Lets sign-ins through in turn; answers 429 when twenty are under way already. */
export function createSignInQueue() {
  const pass = createGate(mostAtOnce);
  let underWay = 0;

  return async function take(work: () => Promise<Response>): Promise<Response> {
    if (underWay >= mostUnderWay) return refuse(429, 'Too many people sign in at this moment. Please try again in a few seconds.');
    underWay += 1;
    try {
      return await pass(work);
    } finally {
      underWay -= 1;
    }
  };
}
