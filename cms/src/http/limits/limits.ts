import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { addressKey } from 'common/limits/address-key';
import { createLimiter, type Allowance, type Shared } from 'common/limits/bounded-limiter';

const peopleBehindOneAddress = 10;
const callsOfAPage = 15;
const pagesAMinute = 20;
const callsOfTheShopASecond = 200;
const oneMinute = 60;
const tenSeconds = 10;

/** What one address may ask of the admin and its calls; and what the storefront's key may, whose calls are bounded there. */
export const allowances: Record<'address' | 'storefront', Allowance> = {
  address: { most: peopleBehindOneAddress * pagesAMinute * callsOfAPage, seconds: oneMinute },
  storefront: { most: callsOfTheShopASecond * tenSeconds, seconds: tenSeconds },
};

type Asked = { pathname: string; headers: IncomingHttpHeaders; address: string };

/** Answers the seconds to wait of a request that is one too many for its address or the storefront's key, else null. */
export function createLimits({
  keys,
  factor,
  shared,
}: {
  keys: string[];
  factor: number;
  shared?: Shared;
}) {
  const limiter = (name: string, { most, seconds }: Allowance) =>
    createLimiter({ most: most * factor, seconds }, shared && { shared: shared(name) });
  const byAddress = limiter('address', allowances.address);
  const byKey = limiter('storefront', allowances.storefront);
  const known = keys.map(digest);

  return async ({ pathname, headers, address }: Asked): Promise<number | null> => {
    if (pathname.startsWith('/_next/static/')) return null;
    const shown = /^service-accounts API-Key (.+)$/.exec(headers.authorization ?? '')?.[1];
    const isStorefront =
      shown !== undefined && known.some((key) => timingSafeEqual(key, digest(shown)));
    return isStorefront ? byKey.take('storefront') : byAddress.take(addressKey(address));
  };
}

function digest(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
