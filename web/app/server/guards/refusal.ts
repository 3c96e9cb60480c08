import type { IncomingMessage, ServerResponse } from 'node:http';

/** A page to show instead of plain words, and the policy that lets it look like one. */
export type RefusalPage = { html: string; policy: string };
export type Refusal = {
  status: number;
  message: string;
  headers?: Record<string, string>;
  page?: RefusalPage;
};

const drainMs = 1_000;

/** Calls below /api are answered in JSON, pages in plain words. */
export function isApiPath(pathname: string): boolean {
  return pathname === '/api' || pathname.startsWith('/api/');
}

/**
 * Answers a request that goes no further. An unread body is thrown away for up to a second while the answer is
 * already on its way: a socket closed with bytes unread resets, and the visitor would never see why.
 */
export function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  isApi: boolean,
  refusal: Refusal,
): void {
  const { type, body } = isApi
    ? {
        type: 'application/json',
        body: JSON.stringify({ success: false, message: refusal.message }),
      }
    : refusal.page
      ? { type: 'text/html', body: refusal.page.html }
      : { type: 'text/plain', body: `${refusal.message}\n` };
  response.writeHead(refusal.status, {
    'Content-Type': `${type}; charset=utf-8`,
    ...(refusal.page && !isApi ? { 'Content-Security-Policy': refusal.page.policy } : {}),
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    ...(request.complete ? {} : { Connection: 'close' }),
    ...refusal.headers,
  });
  if (request.complete || request.method === 'GET' || request.method === 'HEAD') {
    response.end(request.method === 'HEAD' ? undefined : body);
    return;
  }
  response.write(body);
  const finish = () => {
    clearTimeout(timer);
    response.end();
  };
  const timer = setTimeout(finish, drainMs);
  request.once('end', finish).once('error', finish).resume();
}
