import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { findFault, type Account } from './s3-signature.ts';

type StoredObject = { body: Buffer; type: string };

export type S3StandIn = {
  /** What S3_ENDPOINT wants. */
  url: string;
  /** Every object by its key. */
  objects: Map<string, StoredObject>;
  /** Until it is called with null: answers everything with this status and code, or holds every answer back. */
  fail: (how: { status: number; code: string } | 'hang' | null) => void;
  stop: () => Promise<void>;
};

type Answer = { status: number; headers?: Record<string, string>; body?: Buffer | string };

/**
 * Stands in for S3 in tests: one bucket, path style, PUT, GET (with a range), HEAD and DELETE of an object. Each call
 * has to be signed by the account.
 */
export async function startS3({
  bucket,
  ...account
}: Account & { bucket: string }): Promise<S3StandIn> {
  const objects = new Map<string, StoredObject>();
  let failure: Parameters<S3StandIn['fail']>[0] = null;

  const answer = async (request: IncomingMessage): Promise<Answer> => {
    const body = await buffer(request);
    if (failure && failure !== 'hang') return refusal(failure.status, failure.code);
    const [, name, ...path] = decodeURIComponent(request.url ?? '').split('/');
    const fault = findFault(request, body, account);
    if (fault) return refusal(403, fault);
    if (name !== bucket) return refusal(404, 'NoSuchBucket');
    return act(objects, path.join('/'), {
      method: request.method,
      type: request.headers['content-type'],
      range: request.headers.range,
      body,
    });
  };

  const server = createServer((request, response) => {
    const say = ({ status, headers, body = '' }: Answer) => {
      if (failure !== 'hang')
        response
          .writeHead(status, {
            ...headers,
            ...(status === 204 || request.method === 'HEAD'
              ? {}
              : { 'content-length': Buffer.byteLength(body) }),
          })
          .end(body);
    };
    // Whoever hangs up in the middle gets no answer.
    answer(request).then(say, () => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    fail: (how) => void (failure = how),
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

type Call = {
  method: string | undefined;
  type: string | undefined;
  range: string | undefined;
  body: Buffer;
};

function act(
  objects: Map<string, StoredObject>,
  key: string,
  { method, type = 'binary/octet-stream', range, body }: Call,
): Answer {
  if (method === 'PUT') {
    objects.set(key, { body, type });
    return { status: 200 };
  }
  if (method === 'DELETE') {
    objects.delete(key);
    return { status: 204 };
  }
  if (method === 'HEAD') {
    const { body: there } = objects.get(key) ?? {};
    return there
      ? { status: 200, headers: { 'content-length': String(there.length) } }
      : { status: 404 };
  }
  if (method !== 'GET') return refusal(405, 'MethodNotAllowed');
  const found = objects.get(key);
  if (!found) return refusal(404, 'NoSuchKey');
  return range
    ? partOf(found, range)
    : { status: 200, headers: { 'content-type': found.type }, body: found.body };
}

function partOf({ body, type }: StoredObject, range: string): Answer {
  const [from = '', to = ''] = range.replace('bytes=', '').split('-');
  const begin = from ? Number(from) : Math.max(body.length - Number(to), 0);
  const end = from && to ? Math.min(Number(to), body.length - 1) : body.length - 1;
  if (begin > end)
    return {
      ...refusal(416, 'InvalidRange'),
      headers: { 'content-range': `bytes */${body.length}` },
    };
  return {
    status: 206,
    headers: { 'content-type': type, 'content-range': `bytes ${begin}-${end}/${body.length}` },
    body: body.subarray(begin, end + 1),
  };
}

function refusal(status: number, code: string): Answer {
  return {
    status,
    headers: { 'content-type': 'application/xml' },
    body: `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code></Error>`,
  };
}
