import type { IncomingMessage } from 'node:http';

export type Client = {
  scheme: 'http' | 'https';
  /** Host and port as the visitor's browser knows them, e.g. 'shop.example' or 'localhost:3000'; '' when unusable. */
  host: string;
  /** For rate limits only; it is personal data and is never logged. */
  address: string;
};

const hostPattern = /^(?:[a-z0-9_.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/**
 * Who calls, seen past `hops` trusted proxies. Each proxy adds its own peer at the right end of a forwarded list, so
 * the entry `hops` from the right is the last one a trusted machine wrote; everything left of it may be invented.
 */
export function describeClient(request: IncomingMessage, hops: number): Client {
  const forwarded = (name: string) =>
    hops > 0 ? fromTheRight(request.headers[name], hops) : undefined;
  const host = forwarded('x-forwarded-host') ?? request.headers.host ?? '';
  const isEncrypted = 'encrypted' in request.socket && request.socket.encrypted === true;
  const scheme = forwarded('x-forwarded-proto')?.toLowerCase() ?? (isEncrypted ? 'https' : 'http');
  return {
    scheme: scheme === 'https' ? 'https' : 'http',
    host: readHost(host),
    address: forwarded('x-forwarded-for') ?? request.socket.remoteAddress ?? '',
  };
}

/** Visitors name few different hosts: each is read once. */
const hosts = new Map<string, string>();
const knownHosts = 64;

function readHost(named: string): string {
  const before = hosts.get(named);
  if (before !== undefined) return before;
  const host = hostPattern.test(named) ? named.toLowerCase() : '';
  if (hosts.size < knownHosts) hosts.set(named, host);
  return host;
}

function fromTheRight(header: string | string[] | undefined, hops: number): string | undefined {
  const entries = (Array.isArray(header) ? header.join(',') : (header ?? ''))
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  return entries.at(-Math.min(hops, entries.length));
}
