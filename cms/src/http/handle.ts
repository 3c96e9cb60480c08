import { getPayload, handleEndpoints, type SanitizedConfig } from 'payload';
import { isSignedIn } from '../access/roles.ts';
import { recordRefusal } from '../audit/recorded.ts';
import { log } from '../log.ts';
import { findJsonFault, maxBody, maxUpload, readBounded } from './bounds/body.ts';
import { isClosed, isMalformed } from './bounds/closed-paths.ts';
import { boundQuery, flatten, type Entry } from './bounds/query-bounds.ts';
import { sharedAs } from './limits/shared-limits.ts';
import { createSignIns, isSignIn } from './limits/sign-ins.ts';
import { refuse } from './refuse.ts';
import { bringsSession } from './session-cookie.ts';

const takeSignIn = createSignIns({
  shared: sharedAs,
  onBraked: (question) =>
    void recordRefusal(
      { user: null, payloadAPI: 'REST' },
      { act: 'sign in braked', record: 'users', question },
    ),
});

type Config = Promise<SanitizedConfig> | SanitizedConfig;

/** Answers a request to /cms-api: what is too large, too deep or closed is refused before Payload looks at it. */
export async function handle(config: Config, request: Request): Promise<Response> {
  try {
    const { pathname } = new URL(request.url);
    if (isMalformed(pathname)) return refuse(400, 'This address is malformed');
    if (isClosed(pathname)) return refuse(403, 'This is closed');
    const bounded = await bound(config, request);
    if (bounded instanceof Response) return bounded;
    const work = () => handleEndpoints({ config, request: bounded });
    const response = isSignIn(bounded) ? await takeSignIn(bounded, work) : await work();
    if (response.headers.get('content-type')?.includes('json'))
      response.headers.set('cache-control', 'no-store');
    return response;
  } catch (err) {
    log.error({ err }, 'a request to /cms-api failed');
    return refuse(500, 'Something went wrong.');
  }
}

async function bound(config: Config, request: Request): Promise<Request | Response> {
  const url = new URL(request.url);
  const isRead = ['GET', 'HEAD', 'OPTIONS'].includes(request.method);
  if (isRead) return boundRead(request, isFile(url.pathname) ? [] : [...url.searchParams]);
  const type =
    (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (type === 'multipart/form-data' && !isOverriddenRead(request))
    return boundUpload(config, request);

  const bytes = await readBounded(request);
  if (bytes instanceof Response) return bytes;
  const text = bytes.toString('utf8');
  if (isOverriddenRead(request)) {
    if (type === 'application/x-www-form-urlencoded')
      return boundRead(request, [...url.searchParams, ...new URLSearchParams(text)]);
    const fault = findJsonFault(text || '{}');
    return fault
      ? refuse(400, fault)
      : boundRead(request, [...url.searchParams, ...flatten(JSON.parse(text || '{}'))]);
  }
  if (text && type !== 'application/json') return refuse(415, 'Send JSON');
  const fault = text ? findJsonFault(text) : null;
  if (fault) return refuse(400, fault);
  // The money calls have words of their own for this.
  if (text && !isRecord(text) && !url.pathname.startsWith('/cms-api/payments/'))
    return refuse(400, 'Send the fields of one record');
  const queried = boundRead(request, [...url.searchParams]);
  if (queried instanceof Response) return queried;
  return new Request(queried.url, written(request, text));
}

/** Payload fails over a record that was not sent at all; deleting needs none, and named calls have words of their own. */
function written({ method, headers: sent, signal, url }: Request, text: string): RequestInit {
  if (text || method === 'DELETE' || !isOfRecords(new URL(url).pathname))
    return { method, headers: sent, body: text || null, signal };
  const headers = new Headers(sent);
  headers.set('content-type', 'application/json');
  headers.delete('content-length');
  return { method, headers, body: '{}', signal };
}

function isOfRecords(pathname: string): boolean {
  return !/^\/cms-api\/(payments|leads|chat)\//.test(pathname);
}

/** Payload fails over a number, a word or nothing where fields should be. */
function isRecord(json: string): boolean {
  return /^\s*\{/.test(json);
}

/** The admin asks for pictures with the time of their last change for a query, which is no question to the database. */
function isFile(pathname: string): boolean {
  return /^\/cms-api\/[\w-]+\/file\//.test(pathname);
}

/** Payload answers a POST with one of these headers like a GET whose query is the body. */
function isOverriddenRead({ method, headers }: Request): boolean {
  const names = ['x-payload-http-method-override', 'x-http-method-override'];
  return method === 'POST' && names.some((name) => headers.get(name)?.toUpperCase() === 'GET');
}

/** The same question as a plain GET with a bounded query. */
function boundRead(request: Request, entries: Entry[]): Request | Response {
  const bounded = boundQuery(
    entries,
    bringsSession(request.headers.get('cookie')) ? 'session' : 'service',
  );
  if ('refusal' in bounded) return refuse(400, bounded.refusal);
  const url = new URL(request.url);
  url.search = new URLSearchParams(bounded.entries).toString();
  const headers = new Headers(request.headers);
  for (const name of [
    'x-payload-http-method-override',
    'x-http-method-override',
    'content-type',
    'content-length',
  ])
    headers.delete(name);
  const method = request.method === 'POST' ? 'GET' : request.method;
  return new Request(url, { method, headers, signal: request.signal });
}

/**
 * Forms of the admin, the sign-in among them, come as multipart too. What is larger than other bodies may be is a file,
 * which comes from people who are signed in. The length must be known before a byte is read.
 */
async function boundUpload(config: Config, request: Request): Promise<Request | Response> {
  const length = request.headers.get('content-length');
  if (!length) return refuse(411, 'Say how long the upload is');
  if (Number(length) > maxUpload)
    return refuse(413, `An upload has at most ${maxUpload / 1_000_000} MB`);
  if (Number(length) <= maxBody) return readForm(request);
  const payload = await getPayload({ config });
  const { user } = await payload.auth({ headers: request.headers });
  return isSignedIn(user, ['admin', 'practitioner', 'staff'])
    ? request
    : refuse(401, 'Sign in to upload');
}

/** A form that cannot be read is refused here: Payload would fail over it. */
async function readForm(request: Request): Promise<Request | Response> {
  const { method, headers, signal } = request;
  const body = await readBounded(request);
  if (body instanceof Response) return body;
  try {
    const form = await new Request(request.url, { method, headers, body }).formData();
    // Payload would look for a file of that name before it knows who asks.
    if (typeof form.get('file') === 'string') return refuse(400, 'Send the file itself');
    const sent = form.get('_payload');
    if (typeof sent !== 'string') return refuse(400, 'Send the fields of one record');
    const fault = findJsonFault(sent) ?? (isRecord(sent) ? null : 'Send the fields of one record');
    return fault ? refuse(400, fault) : new Request(request.url, { method, headers, body, signal });
  } catch {
    return refuse(400, 'The form cannot be read');
  }
}
