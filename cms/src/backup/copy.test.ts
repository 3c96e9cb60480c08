import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { listening } from 'common/tests/listening';
import { expect, onTestFinished, test } from 'vitest';
import { startS3 } from '../../tests/support/s3/s3.ts';
import { copyBackup } from './copy.ts';
import { makeBackupKey, sealBackup } from './encryption.ts';

const account = {
  region: 'eu-central-1',
  accessKeyId: 'test-key',
  secretAccessKey: 'test-secret',
};

async function bucketAt() {
  const s3 = await startS3({ bucket: 'copies', ...account });
  onTestFinished(() => s3.stop());
  return { s3, bucket: { name: 'copies', endpoint: s3.url, ...account } };
}

async function sealed(bytes: number): Promise<Buffer> {
  const { recipient } = await makeBackupKey();
  const stream = await sealBackup(new Blob([new Uint8Array(bytes)]).stream(), recipient);
  return Buffer.from(await new Response(stream as BodyInit).arrayBuffer());
}

/** A backup as backup.sh writes it, of files by name. */
function tarOf(files: Record<string, Buffer | string>): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'copy-'));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  execFileSync('tar', ['-C', folder, '-cf', `${folder}.tar`, ...Object.keys(files)]);
  return readFileSync(`${folder}.tar`);
}

const backupOf = async (bytes = 700_000) =>
  tarOf({
    'date.txt': '2026-11-25T03:00:00Z',
    'keys.txt': 'ab12',
    'database.dump.age': await sealed(bytes),
    'media.tar.age': await sealed(3_000),
  });

const fileOf = (data: Buffer, name = 'shop-2026-11-25.tar') => ({
  name,
  bytes: data.length,
  sha256: createHash('sha256').update(data).digest('hex'),
});

/** In pieces as small and odd as a pipe may hand them on. */
const piecesOf = (data: Buffer, size = 1_111) =>
  Readable.from(
    (function* pieces() {
      for (let at = 0; at < data.length; at += size) yield data.subarray(at, at + size);
    })(),
  );

test('SAFE-11 a backup is copied to the bucket as it is, whatever pieces it comes in', async () => {
  const { s3, bucket } = await bucketAt();
  const data = await backupOf();
  for (const size of [100, 1_111, 65_536, data.length])
    await copyBackup(piecesOf(data, size), fileOf(data, `shop-${size}.tar`), bucket);
  expect([...s3.objects.keys()]).toHaveLength(4);
  for (const { body } of s3.objects.values()) expect(body.equals(data)).toBe(true);
});

test('SAFE-11 nothing that is not encrypted leaves the server', async () => {
  const { s3, bucket } = await bucketAt();
  const leaks: Record<string, Buffer | string>[] = [
    { 'date.txt': 'x', 'database.dump': 'a row of Ann' },
    { 'database.dump.age': await sealed(10), 'media.tar': 'pictures' },
    { 'database.dump.age': 'a row of Ann with the name of a sealed file' },
    { 'database.dump.age': '' },
  ];
  for (const files of leaks) {
    const data = tarOf(files);
    await expect(copyBackup(piecesOf(data), fileOf(data), bucket)).rejects.toThrow(
      'is not encrypted: nothing leaves this server',
    );
  }
  expect(s3.objects.size).toBe(0);
});

test('SAFE-11 a copy that was changed or cut on its way, or that nobody takes, is no copy', async () => {
  const { s3, bucket } = await bucketAt();
  const data = await backupOf();
  const other = Buffer.from(data);
  other.writeUInt8(other.readUInt8(5_000) ^ 1, 5_000);
  await expect(copyBackup(piecesOf(other), fileOf(data), bucket)).rejects.toThrow(
    'XAmzContentSHA256Mismatch',
  );
  const half = data.subarray(0, data.length / 2);
  await expect(copyBackup(piecesOf(half), fileOf(data), bucket)).rejects.toThrow(/cut off/);
  const wrongKey = { ...bucket, secretAccessKey: 'another' };
  await expect(copyBackup(piecesOf(data), fileOf(data), wrongKey)).rejects.toThrow(
    '403 SignatureDoesNotMatch',
  );
  s3.fail({ status: 503, code: 'SlowDown' });
  await expect(copyBackup(piecesOf(data), fileOf(data), bucket)).rejects.toThrow('503 SlowDown');
  expect(s3.objects.size).toBe(0);
  const nobody = { ...bucket, endpoint: 'http://127.0.0.1:9' };
  await expect(copyBackup(piecesOf(data), fileOf(data), nobody)).rejects.toThrow('ECONNREFUSED');
});

test('SAFE-11 a bucket that says yes and keeps a part is found out', async () => {
  const liar = createServer((request, response) => {
    const length = request.method === 'HEAD' ? 7 : 0;
    request.resume().on('end', () => response.writeHead(200, { 'content-length': length }).end());
  });
  const { url } = await listening(liar);
  const data = await backupOf(10);
  await expect(
    copyBackup(piecesOf(data), fileOf(data), { name: 'copies', endpoint: url, ...account }),
  ).rejects.toThrow('the bucket has 7');
});

test('SAFE-11 what cannot be a backup is refused before anybody is asked', async () => {
  const bucket = { name: 'copies', endpoint: 'http://127.0.0.1:9', ...account };
  const data = await backupOf(10);
  for (const file of [
    fileOf(data, '../x.tar'),
    { ...fileOf(data), bytes: Number.NaN },
    { ...fileOf(data), sha256: '' },
  ])
    await expect(copyBackup(piecesOf(data), file, bucket)).rejects.toThrow('Say which backup');
  await expect(copyBackup(piecesOf(data), { ...fileOf(data), bytes: 6e9 }, bucket)).rejects.toThrow(
    '5 GB',
  );
});
