import { once } from 'node:events';
import { type IncomingMessage, request as plain } from 'node:http';
import { request as secure } from 'node:https';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AwsV4Signer } from 'aws4fetch';
import { requireSealed } from './sealed-tar.ts';

/** A bucket that takes copies of backups; an empty `endpoint` is Amazon's own. Its key needs no more than to put and read. */
export type CopyBucket = {
  name: string;
  region: string;
  endpoint: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** A backup as the script behind it has written it; the sum is in hex. */
export type BackupFile = { name: string; bytes: number; sha256: string };

/** What S3 takes at once. */
const mostBytes = 5 * 1024 ** 3;
/** Without a byte going either way. */
const silentMs = 60_000;

/**
 * Puts a backup into a bucket as it comes in, and asks how much of it is there. S3 itself compares the sum that is signed.
 *
 * @throws Error in plain words when the file holds anything in clear, is larger than 5 GB, or did not arrive whole.
 */
export async function copyBackup(
  input: Readable,
  { name, bytes, sha256 }: BackupFile,
  bucket: CopyBucket,
): Promise<void> {
  if (!/^[\w.-]+$/.test(name) || !/^[0-9a-f]{64}$/.test(sha256) || !(bytes > 0))
    throw new Error('Say which backup: its name, its bytes and its sha256.');
  if (bytes > mostBytes)
    throw new Error('S3 takes 5 GB at once, and this backup is larger: copy it another way.');
  const put = await ask(bucket, 'PUT', name, {
    'content-length': String(bytes),
    'content-type': 'application/x-tar',
    'x-amz-content-sha256': sha256,
  });
  const taken = statusOf(put);
  // Whatever ends first tells why: S3 may refuse a file before it has all of it.
  const sent = pipeline(input, requireSealed(), put).catch((error: unknown) => {
    put.destroy();
    throw error;
  });
  const answer = await Promise.race([taken, sent.then(() => taken)]);
  if (answer.status !== 200) throw new Error(refusalOf(answer));
  await sent;
  const head = await ask(bucket, 'HEAD', name, { 'x-amz-content-sha256': emptySum });
  head.end();
  const there = await statusOf(head);
  if (there.status !== 200 || there.length !== bytes)
    throw new Error(`Of ${bytes} bytes the bucket has ${there.length || 'none'}.`);
}

const emptySum = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

async function ask(
  { name, region, endpoint, ...keys }: CopyBucket,
  method: string,
  key: string,
  headers: Record<string, string>,
) {
  const base = endpoint ? `${endpoint}/${name}` : `https://${name}.s3.${region}.amazonaws.com`;
  const signer = new AwsV4Signer({
    ...keys,
    method,
    url: `${base}/${key}`,
    headers,
    region,
    service: 's3',
  });
  const signed = await signer.sign();
  const request = (signed.url.protocol === 'http:' ? plain : secure)(signed.url, {
    method,
    headers: { ...Object.fromEntries(signed.headers), ...headers },
    timeout: silentMs,
  });
  request.on('timeout', () => request.destroy(new Error('The bucket does not answer.')));
  return request;
}

type Said = { status: number; length: number; text: string };

async function statusOf(request: ReturnType<typeof plain>): Promise<Said> {
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  let text = '';
  for await (const chunk of response.setEncoding('utf8')) text += String(chunk);
  return {
    status: response.statusCode ?? 0,
    length: Number(response.headers['content-length'] ?? 0),
    text,
  };
}

const refusalOf = ({ status, text }: Said) =>
  `The bucket answered ${status} ${/<Code>(\w+)/.exec(text)?.[1] ?? ''}`.trim();
