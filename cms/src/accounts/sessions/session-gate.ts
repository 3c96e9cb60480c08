import type { AuthStrategy, Payload } from 'payload';
import { isSecondFactorRequired } from '../../env.ts';
import { readSession, touchSession } from './session-facts.ts';

const minute = 60_000;
/** Nobody may sit at a desk that was left alone, or stay for ever. */
export const idleMs = 30 * minute;
export const absoluteMs = 12 * 60 * minute;
/** How often a session that is used is written down. */
const touchMs = minute;

type Session = { id: string; createdAt?: string | null };

const gated = Symbol('gated');

/**
 * Puts the gate before Payload's own strategy: pages, server functions and calls all ask it. A session counts while it is
 * used, twelve hours at most, and only with the second factor where that is asked for. A strategy of the collection could
 * not do this: when it answers nobody, Payload goes on to the next one. Payload sets its strategies late in its start, so
 * each is given its gate when the list is read.
 */
export function gateSessions(payload: Payload): void {
  let strategies: AuthStrategy[] = payload.authStrategies ?? [];
  Object.defineProperty(payload, 'authStrategies', {
    // Payload that is loaded anew begins here again.
    configurable: true,
    set: (given: AuthStrategy[]) => {
      strategies = given;
    },
    get: () => {
      for (const [place, strategy] of strategies.entries())
        if (strategy.name === 'local-jwt' && !(gated in strategy))
          strategies[place] = gate(strategy);
      return strategies;
    },
  });
}

function gate(strategy: AuthStrategy): AuthStrategy {
  const authenticate: AuthStrategy['authenticate'] = async (args) => {
    const result = await strategy.authenticate(args);
    const { user } = result;
    if (user?.collection !== 'users') return result;
    const { _sid: sid } = { _sid: '', ...user };
    const session = (user.sessions as Session[] | null | undefined)?.find(({ id }) => id === sid);
    return session && (await isOpen(args.payload, session)) ? result : { user: null };
  };
  return Object.assign({ ...strategy, authenticate }, { [gated]: true });
}

async function isOpen({ db }: Payload, { id, createdAt }: Session): Promise<boolean> {
  const now = Date.now();
  if (!createdAt || now - Date.parse(createdAt) > absoluteMs) return false;
  const facts = await readSession(db.drizzle, id);
  if (!facts || now - facts.seenAt.getTime() > idleMs) return false;
  if (!facts.hasFactor && isSecondFactorRequired()) return false;
  if (now - facts.seenAt.getTime() > touchMs) await touchSession(db.drizzle, id);
  return true;
}
