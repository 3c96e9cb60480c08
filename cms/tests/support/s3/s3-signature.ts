import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export type Account = { accessKeyId: string; secretAccessKey: string; region: string };

const shape =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=(\S+), Signature=([0-9a-f]{64})$/;
const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest('hex');
const sign = (key: Buffer | string, text: string) =>
  createHmac('sha256', key).update(text).digest();

/**
 * S3's word for what is wrong with the signature of a call without a query, or null.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 */
export function findFault(
  { method, url = '', headers }: IncomingMessage,
  body: Buffer,
  { accessKeyId, secretAccessKey, region }: Account,
): string | null {
  const [, id, day = '', place, names = '', signature] =
    shape.exec(headers.authorization ?? '') ?? [];
  if (!signature) return 'AccessDenied';
  if (id !== accessKeyId) return 'InvalidAccessKeyId';
  const date = String(headers['x-amz-date']);
  const isWhole = ['host', 'x-amz-date', 'x-amz-content-sha256'].every((name) =>
    names.split(';').includes(name),
  );
  if (place !== region || !isWhole || !date.startsWith(day)) return 'AuthorizationHeaderMalformed';
  const sum = String(headers['x-amz-content-sha256']);
  if (sum !== 'UNSIGNED-PAYLOAD' && sum !== sha256(body)) return 'XAmzContentSHA256Mismatch';

  const signed = names
    .split(';')
    .map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`)
    .join('');
  const call = [
    method,
    decodeURIComponent(url).split('/').map(encode).join('/'),
    '',
    signed,
    names,
    sum,
  ].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(
    sign,
    `AWS4${secretAccessKey}`,
  );
  const due = sign(
    key,
    ['AWS4-HMAC-SHA256', date, `${day}/${region}/s3/aws4_request`, sha256(call)].join('\n'),
  ).toString('hex');
  return signature === due ? null : 'SignatureDoesNotMatch';
}

function encode(segment: string): string {
  return encodeURIComponent(segment).replaceAll(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
