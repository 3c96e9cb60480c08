import { addressKey } from 'common/limits/address-key';
import { createLimiter, type Shared } from 'common/limits/bounded-limiter';
import { createSemaphore } from 'common/semaphore';
import { plainPath } from '../bounds/closed-paths.ts';
import { refuse } from '../refuse.ts';

/** Checking a password keeps a core busy for a tenth of a second, on purpose: one at a time leaves the machine to buyers. */
const mostAtOnce = 1;
const mostUnderWay = 20;
const mostUnderWayOfOneAddress = 8;

const tenMinutes = 600;
/** Wrong passwords of one address: for one name, and for all names, where ten people may share the address. */
const wrongForOneName = { most: 8, seconds: tenMinutes };
const wrongForAllNames = { most: 40, seconds: tenMinutes };
const mostKnownAddresses = 1_000;

const tooMany = 'Too many people sign in at this moment. Please try again in a few seconds.';
const tooManyWrong =
  'There were too many wrong passwords from your connection. Please try again in a few minutes.';

export function isSignIn({ method, url }: Request): boolean {
  return method === 'POST' && /\/users\/login\/?$/i.test(plainPath(new URL(url).pathname));
}

/**
 * Lets sign-ins through in turn. Who fails is slowed down at the address it comes from, so that nobody can lock an
 * account against its owner; names that exist and names that do not count alike. When many are under way, addresses
 * from which somebody has signed in since the start still get through.
 */
export function createSignIns({ shared }: { shared?: Shared } = {}) {
  const pass = createSemaphore(mostAtOnce);
  const forOneName = createLimiter(
    wrongForOneName,
    shared && { shared: shared('wrong-for-one-name') },
  );
  const forAllNames = createLimiter(
    wrongForAllNames,
    shared && { shared: shared('wrong-for-all-names') },
  );
  const underWay = new Map<string, number>();
  const known = new Set<string>();

  async function check(
    address: string,
    name: string,
    work: () => Promise<Response>,
  ): Promise<Response> {
    const pair = `${address} ${name}`;
    const wait = (await forAllNames.look(address)) ?? (await forOneName.look(pair));
    if (wait !== null) return refuse(429, tooManyWrong, { 'retry-after': String(wait) });
    const response = await work();
    if (response.status === 401)
      await Promise.all([forAllNames.take(address), forOneName.take(pair)]);
    if (response.status === 200) {
      await forOneName.forget(pair);
      if (known.size < mostKnownAddresses) known.add(address);
    }
    return response;
  }

  return async function take(request: Request, work: () => Promise<Response>): Promise<Response> {
    const address = addressKey(request.headers.get('x-forwarded-for') ?? '');
    const own = underWay.get(address) ?? 0;
    const all = [...underWay.values()].reduce((sum, count) => sum + count, 0);
    const isCrowded = all >= mostUnderWay && !known.has(address);
    if (isCrowded || own >= mostUnderWayOfOneAddress)
      return refuse(429, tooMany, { 'retry-after': '5' });
    underWay.set(address, own + 1);
    try {
      const name = await readName(request.clone());
      return await pass(() => check(address, name, work));
    } finally {
      const left = (underWay.get(address) ?? 1) - 1;
      if (left > 0) underWay.set(address, left);
      else underWay.delete(address);
    }
  };
}

/** The name that is signing in, from JSON or the form of the sign-in page; '' when there is none. */
async function readName(request: Request): Promise<string> {
  const isForm = request.headers.get('content-type')?.startsWith('multipart/');
  const sent = isForm ? (await request.formData()).get('_payload') : await request.text();
  if (typeof sent !== 'string' || !sent) return '';
  const body: unknown = JSON.parse(sent);
  const name: unknown =
    typeof body === 'object' && body !== null && 'username' in body ? body.username : '';
  return typeof name === 'string' ? name.trim().toLowerCase().slice(0, 100) : '';
}
