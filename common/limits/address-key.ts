import { isIPv4, isIPv6 } from 'node:net';

/**
 * What counts as one visitor for limits: an IPv4 address, or the /64 network of an IPv6 address, since whoever has one
 * address of it has all of them. What is no address counts as one visitor together.
 */
export function addressKey(address: string): string {
  const bare = address.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/%.*$/, '');
  const v4 = bare.replace(/:\d+$/, '');
  if (isIPv4(v4)) return v4;
  if (!isIPv6(bare)) return 'no address';
  const groups = expand(bare);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  return isMapped
    ? dotted(groups)
    : `${groups
        .slice(0, 4)
        .map((group) => group.toString(16))
        .join(':')}::/64`;
}

/** The eight numbers of an IPv6 address, whose shortest spelling the URL parser knows. */
function expand(address: string): number[] {
  const [left = '', right] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const parse = (part: string) =>
    part
      .split(':')
      .filter(Boolean)
      .map((group) => Number.parseInt(group, 16));
  const before = parse(left);
  if (right === undefined) return before;
  const after = parse(right);
  return [
    ...before,
    ...Array.from({ length: 8 - before.length - after.length }, () => 0),
    ...after,
  ];
}

function dotted(groups: number[]): string {
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 255])
    .join('.');
}
