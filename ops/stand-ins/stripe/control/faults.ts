import type { ErrorBody } from '../wire/errors.ts';

/** A misbehaviour that a test asks for, for the next `times` matching calls. */
export type Fault = {
  /** 'POST /v1/payment_intents', with a route's pattern, a real path, or a trailing *. */
  match: string;
  mode: 'cut-before' | 'cut-after' | 'status' | 'delay';
  status?: number;
  /** Of the error that is answered with that status; absent: the usual one. */
  error?: { type?: ErrorBody['type']; code?: string; param?: string; message?: string };
  delayMs?: number;
  times: number;
};

export type Faults = {
  add: (fault: Fault) => void;
  clear: () => void;
  /** The fault for this call, counted down. */
  take: (method: string, path: string, pattern: string | undefined) => Fault | undefined;
};

export function createFaults(): Faults {
  let faults: Fault[] = [];
  return {
    add: (fault) => void faults.push(fault),
    clear: () => void (faults = []),
    take(method, path, pattern) {
      const fault = faults.find(({ match }) => matches(match, method, path, pattern));
      if (fault && --fault.times <= 0) faults = faults.filter((other) => other !== fault);
      return fault;
    },
  };
}

function matches(
  match: string,
  method: string,
  path: string,
  pattern: string | undefined,
): boolean {
  const call = `${method} ${path}`;
  return (
    match === call ||
    match === `${method} ${pattern}` ||
    (match.endsWith('*') && call.startsWith(match.slice(0, -1)))
  );
}

const modes = ['cut-before', 'cut-after', 'status', 'delay'];

/** Throws with a message for the test's author. */
export function parseFault(given: unknown): Fault {
  const fault = { times: 1, ...(given as Partial<Fault>) };
  if (typeof fault.match !== 'string' || !fault.mode || !modes.includes(fault.mode)) {
    throw new Error(
      `A fault needs match ('POST /v1/payment_intents') and mode (${modes.join(', ')}).`,
    );
  }
  if (fault.mode === 'status' && !(Number(fault.status) >= 400))
    throw new Error('A fault of mode status needs a status of 400 or more.');
  if (fault.mode === 'delay' && !(Number(fault.delayMs) >= 0))
    throw new Error('A fault of mode delay needs delayMs.');
  return fault as Fault;
}
