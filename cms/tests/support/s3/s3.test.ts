import { createHash, createHmac } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { startS3 } from './s3.ts';

const account = { accessKeyId: 'key', secretAccessKey: 'secret', region: 'auto' };
const s3 = await startS3({ bucket: 'shop', ...account });
afterAll(() => s3.stop());

/** The headers of a signed call, written out step by step as Amazon's manual does. */
function signed(method: string, path: string): Record<string, string> {
  const [day, date] = ['20261122', '20261122T120000Z'];
  const names = 'host;x-amz-content-sha256;x-amz-date';
  const call = `${method}\n${path}\n\nhost:${new URL(s3.url).host}\nx-amz-content-sha256:UNSIGNED-PAYLOAD\nx-amz-date:${date}\n\n${names}\nUNSIGNED-PAYLOAD`;
  const text = `AWS4-HMAC-SHA256\n${date}\n${day}/auto/s3/aws4_request\n${createHash('sha256').update(call).digest('hex')}`;
  const byDay = createHmac('sha256', 'AWS4secret').update(day).digest();
  const byPlace = createHmac('sha256', byDay).update('auto').digest();
  const byService = createHmac('sha256', byPlace).update('s3').digest();
  const key = createHmac('sha256', byService).update('aws4_request').digest();
  const signature = createHmac('sha256', key).update(text).digest('hex');
  return {
    authorization: `AWS4-HMAC-SHA256 Credential=key/${day}/auto/s3/aws4_request, SignedHeaders=${names}, Signature=${signature}`,
    'x-amz-date': date,
    'x-amz-content-sha256': 'UNSIGNED-PAYLOAD',
  };
}

async function ask(
  method: string,
  path: string,
  changed: Record<string, string> = {},
): Promise<string> {
  const answer = await fetch(`${s3.url}${path}`, {
    method,
    headers: { ...signed(method, path), ...changed },
    ...(method === 'PUT' ? { body: 'hello' } : {}),
  });
  const text = await answer.text();
  return answer.ok ? text : (/<Code>(\w+)/.exec(text)?.[1] ?? '');
}

test('a call that is not signed by the account, or that says something else than was signed, is refused', async () => {
  const { authorization = '' } = signed('PUT', '/shop/a.txt');
  const refused: [Record<string, string>, string][] = [
    [{ authorization: '' }, 'AccessDenied'],
    [{ authorization: authorization.replace('=key/', '=other/') }, 'InvalidAccessKeyId'],
    [
      { authorization: authorization.replace('/auto/', '/us-east-1/') },
      'AuthorizationHeaderMalformed',
    ],
    [{ authorization: authorization.replace('host;', '') }, 'AuthorizationHeaderMalformed'],
    [{ 'x-amz-content-sha256': '0'.repeat(64) }, 'XAmzContentSHA256Mismatch'],
    [{ 'x-amz-date': '20261122T130000Z' }, 'SignatureDoesNotMatch'],
    [signed('GET', '/shop/a.txt'), 'SignatureDoesNotMatch'],
    [signed('PUT', '/shop/b.txt'), 'SignatureDoesNotMatch'],
  ];
  for (const [changed, code] of refused)
    expect(await ask('PUT', '/shop/a.txt', changed)).toBe(code);
  expect(s3.objects.size).toBe(0);
});

test('what was put can be got, whole or in part, until it is deleted', async () => {
  expect(await ask('PUT', '/shop/folder/a.txt')).toBe('');
  expect(await ask('GET', '/shop/folder/a.txt')).toBe('hello');
  expect(
    await Promise.all(
      ['bytes=1-2', 'bytes=3-', 'bytes=-2', 'bytes=9-'].map((range) =>
        ask('GET', '/shop/folder/a.txt', { range }),
      ),
    ),
  ).toEqual(['el', 'lo', 'lo', 'InvalidRange']);
  expect(await ask('DELETE', '/shop/folder/a.txt')).toBe('');
  expect(await ask('GET', '/shop/folder/a.txt')).toBe('NoSuchKey');
  expect(await ask('GET', '/other/a.txt')).toBe('NoSuchBucket');
});
