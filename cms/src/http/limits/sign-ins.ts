import { addressKey } from 'common/limits/address-key';
import {
  createLimiter,
  type Allowance,
  type Limiter,
  type Shared,
} from 'common/limits/bounded-limiter';
import { createSemaphore } from 'common/semaphore';
import { plainPath } from '../bounds/closed-paths.ts';
import { refuse } from '../refuse.ts';
import { knownDevice, rememberDevice } from './known-device.ts';

/** Checking a password keeps a core busy for a tenth of a second, on purpose: one at a time leaves the machine to buyers. */
const mostAtOnce = 1;
const mostUnderWay = 20;
const mostUnderWayOfOneAddress = 8;

const tenMinutes = 600;
/** Wrong passwords of one address: for one name, and for all names, where ten people may share the address. */
const wrongForOneName = { most: 8, seconds: tenMinutes };
const wrongForAllNames = { most: 40, seconds: tenMinutes };
/** Wrong ones of one account from devices that nobody has signed in with, wherever they are: the more, the longer the wait. */
const wrongForOneAccount = [
  { most: 20, seconds: tenMinutes },
  { most: 60, seconds: 6 * tenMinutes },
  { most: 200, seconds: 24 * 6 * tenMinutes },
];
/** Wrong ones of one known device, for its account. */
const wrongOfOneDevice = { most: 10, seconds: tenMinutes };
const mostUnderWayOfOneDevice = 4;

const tooMany = 'Too many people sign in at this moment. Please try again in a few seconds.';
const tooManyWrong =
  'There were too many wrong passwords from your connection. Please try again in a few minutes.';

export function isSignIn({ method, url }: Request): boolean {
  return method === 'POST' && /\/users\/login\/?$/i.test(plainPath(new URL(url).pathname));
}

type Options = {
  shared?: Shared;
  /** Hears the name of an account whose sign-in was turned away before its password was looked at, once a minute. */
  onBraked?: (name: string) => void;
};

const tellEveryMs = 60_000;
/** A flood that tries a thousand names is told of the last of them. */
const mostNames = 1_000;

/**
 * Lets sign-ins through in turn. Who fails is slowed down at the address it comes from, and strangers together at the
 * account they try; names that exist and names that do not count alike. A device in which somebody has signed in to the
 * account before carries a mark of it and passes all that, in a queue of its own: no flood of strangers is turned against
 * the owner. A device has a count of its own, too, so that a stolen mark opens no way to guess.
 */
export function createSignIns({ shared, onBraked }: Options = {}) {
  const limiter = (name: string, allowance: Allowance) =>
    createLimiter(allowance, shared && { shared: shared(name) });
  const passOfStrangers = createSemaphore(mostAtOnce);
  const passOfDevices = createSemaphore(mostAtOnce);
  const forOneName = limiter('wrong-for-one-name', wrongForOneName);
  const forAllNames = limiter('wrong-for-all-names', wrongForAllNames);
  const forOneAccount = wrongForOneAccount.map((allowance, index) =>
    limiter(`wrong-for-one-account-${index}`, allowance),
  );
  const ofOneDevice = limiter('wrong-of-one-device', wrongOfOneDevice);
  const underWay = new Map<string, number>();
  const underWayOfDevices = new Map<string, number>();
  const toldAt = new Map<string, number>();
  const waiting = () => [...underWay.values()].reduce((sum, count) => sum + count, 0);

  async function check(counts: Count[], work: () => Promise<Response>): Promise<Response> {
    const waits = await Promise.all(counts.map(({ limit, key }) => limit.look(key)));
    const wait = Math.max(...waits.map((seconds) => seconds ?? 0));
    if (wait > 0) return refuse(429, tooManyWrong, { 'retry-after': String(wait) });
    const response = await work();
    // 429: the password was right, and there were too many wrong codes. Each costs a hash all the same.
    if (response.status === 401 || response.status === 429)
      await Promise.all(counts.map(({ limit, key }) => limit.take(key)));
    if (response.status === 200)
      await Promise.all(
        counts.filter(({ ends }) => ends === true).map(({ limit, key }) => limit.forget(key)),
      );
    return response;
  }

  async function ofDevice(device: string, work: () => Promise<Response>): Promise<Response> {
    return await inTurn(underWayOfDevices, device, mostUnderWayOfOneDevice, async () =>
      passOfDevices(() => check([{ limit: ofOneDevice, key: device, ends: true }], work)),
    );
  }

  async function ofStranger(
    address: string,
    name: string,
    work: () => Promise<Response>,
  ): Promise<Response> {
    if (waiting() >= mostUnderWay) return refuse(429, tooMany, { 'retry-after': '5' });
    const counts = [
      { limit: forAllNames, key: address },
      { limit: forOneName, key: `${address} ${name}`, ends: true },
      ...forOneAccount.map((limit) => ({ limit, key: name })),
    ];
    return await inTurn(underWay, address, mostUnderWayOfOneAddress, async () =>
      passOfStrangers(() => check(counts, work)),
    );
  }

  function tell(name: string): void {
    if (Date.now() - (toldAt.get(name) ?? 0) < tellEveryMs) return;
    toldAt.delete(name);
    toldAt.set(name, Date.now());
    const [oldest] = toldAt.keys();
    if (toldAt.size > mostNames && oldest !== undefined) toldAt.delete(oldest);
    onBraked?.(name);
  }

  return async function take(request: Request, work: () => Promise<Response>): Promise<Response> {
    const address = addressKey(request.headers.get('x-forwarded-for') ?? '');
    const name = await readName(request.clone());
    const device = knownDevice(request.headers.get('cookie'), name);
    let isLookedAt = false;
    const look = () => {
      isLookedAt = true;
      return work();
    };
    const response = device ? await ofDevice(device, look) : await ofStranger(address, name, look);
    if (!isLookedAt) tell(name);
    if (response.status === 200 && !device)
      response.headers.append('set-cookie', rememberDevice(name));
    return response;
  };
}

/** What a wrong password counts against; `ends` where a right one begins the count anew. */
type Count = { limit: Limiter; key: string; ends?: boolean };

async function inTurn(
  underWay: Map<string, number>,
  key: string,
  most: number,
  work: () => Promise<Response>,
): Promise<Response> {
  const own = underWay.get(key) ?? 0;
  if (own >= most) return refuse(429, tooMany, { 'retry-after': '5' });
  underWay.set(key, own + 1);
  try {
    return await work();
  } finally {
    const left = (underWay.get(key) ?? 1) - 1;
    if (left > 0) underWay.set(key, left);
    else underWay.delete(key);
  }
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
