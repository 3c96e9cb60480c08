import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { APIError } from 'payload';
import { log } from '../log.ts';

/** `endpoint` is empty for Amazon's own S3; elsewhere the bucket's name follows it as a path. */
type BucketAccess = {
  name: string;
  region: string;
  endpoint: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** All throw an APIError with status 503 and a sentence for whoever is signed in when S3 does not do what it is asked. */
export type Bucket = {
  put: (key: string, data: Buffer, type: string) => Promise<void>;
  /** What S3 answers (200, 206 or 416), its body still on the way; null when there is no such object. */
  get: (key: string, range?: string | null) => Promise<Response | null>;
  /** Also fine when there is no such object. */
  remove: (key: string) => Promise<void>;
};

/** Until S3 begins to answer, retries included. The shop waits 2.5 s for a picture, the database 10 s for a transaction. */
const readMs = 2_000;
const writeMs = 7_000;

/** Bodies are read to their end, never cancelled: Next hands out one half of a body, and a cancelled half waits for the other. */
export function openBucket({
  name,
  region,
  endpoint,
  accessKeyId,
  secretAccessKey,
}: BucketAccess): Bucket {
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    region,
    service: 's3',
    retries: 2,
    initRetryMs: 100,
  });
  const base = endpoint ? `${endpoint}/${name}` : `https://${name}.s3.${region}.amazonaws.com`;

  /** `fine`: the statuses that are an answer. */
  async function ask(
    key: string,
    init: RequestInit,
    { fine, ms, otherwise }: { fine: number[]; ms: number; otherwise: string },
  ): Promise<Response> {
    const { signal, begun } = deadline(ms);
    try {
      const response = await client.fetch(
        `${base}/${key.split('/').map(encodeURIComponent).join('/')}`,
        { ...init, cache: 'no-store', redirect: 'manual', signal },
      );
      if (fine.includes(response.status)) return response;
      throw new Error(
        `S3 answered ${response.status} ${/<Code>(\w+)/.exec(await response.text())?.[1] ?? ''}`.trim(),
      );
    } catch (error) {
      log.error({ err: error, method: init.method }, 'S3 did not do what it was asked');
      throw new APIError(`The file store cannot be reached. ${otherwise}`, 503, undefined, true);
    } finally {
      begun();
    }
  }

  return {
    async put(key, data, type) {
      const body = new Uint8Array(data);
      const headers = {
        'content-type': type,
        'x-amz-content-sha256': createHash('sha256').update(body).digest('hex'),
      };
      const response = await ask(
        key,
        { method: 'PUT', body, headers },
        { fine: [200], ms: writeMs, otherwise: 'Nothing was saved; try again in a minute.' },
      );
      await response.arrayBuffer();
    },
    async get(key, range) {
      const response = await ask(
        key,
        { method: 'GET', headers: range ? { range } : {} },
        { fine: [200, 206, 404, 416], ms: readMs, otherwise: 'Try again in a minute.' },
      );
      if (response.status !== 404) return response;
      await response.arrayBuffer();
      return null;
    },
    async remove(key) {
      const response = await ask(
        key,
        { method: 'DELETE' },
        {
          fine: [200, 204, 404],
          ms: writeMs,
          otherwise: 'Nothing was deleted; try again in a minute.',
        },
      );
      await response.arrayBuffer();
    },
  };
}

/** A signal that ends the wait unless `begun` is called in time: a body may take longer than its head. */
function deadline(ms: number): { signal: AbortSignal; begun: () => void } {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(new Error(`S3 did not answer within ${ms} ms`)), ms);
  return { signal: stop.signal, begun: () => clearTimeout(timer) };
}
