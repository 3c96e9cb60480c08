import type { IncomingMessage } from 'node:http';

export type Client = {
  scheme: 'http' | 'https';
  host: string;
  /** For limits only; never logged. */ address: string;
};

const forwardedHeaders = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'forwarded',
];

/**
 * Who calls, seen past `hops` trusted proxies: the entry `hops` from the right of a forwarded list is the last one that
 * a trusted machine wrote.
 */
export function describeClient(request: IncomingMessage, hops: number): Client {
  const forwarded = (name: string) =>
    hops > 0 ? fromTheRight(request.headers[name], hops) : undefined;
  return {
    scheme: forwarded('x-forwarded-proto')?.toLowerCase() === 'https' ? 'https' : 'http',
    host: forwarded('x-forwarded-host') ?? request.headers.host ?? '',
    address: forwarded('x-forwarded-for') ?? request.socket.remoteAddress ?? '',
  };
}

/**
 * Puts what `describeClient` found in the place of what the caller claimed: Next and Payload believe these headers.
 * What Next says to itself between its own parts nobody outside may say.
 */
export function replaceClaims(request: IncomingMessage, { scheme, host, address }: Client): void {
  for (const name of [
    ...forwardedHeaders,
    'x-middleware-subrequest',
    'x-middleware-rewrite',
    'x-invoke-path',
    'x-matched-path',
  ])
    delete request.headers[name];
  Object.assign(request.headers, {
    'x-forwarded-for': address,
    'x-forwarded-host': host,
    'x-forwarded-proto': scheme,
  });
}

function fromTheRight(header: string | string[] | undefined, hops: number): string | undefined {
  const entries = [header ?? '']
    .flat()
    .join(',')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  return entries.at(-Math.min(hops, entries.length));
}
