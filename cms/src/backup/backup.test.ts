import { expect, test } from 'vitest';
import { isBackupLate } from './age.ts';
import { makeBackupKey, openBackup, sealBackup } from './encryption.ts';

const streamOf = (bytes: Uint8Array) => new Blob([bytes.slice()]).stream();
const bytesOf = async (stream: ReadableStream<Uint8Array>) =>
  new Uint8Array(await new Response(stream as BodyInit).arrayBuffer());

test('SAFE-11 what was sealed opens with its key alone, whatever its size', async () => {
  const { secret, recipient } = await makeBackupKey();
  const other = await makeBackupKey();
  for (const size of [0, 1, 65_536, 3_000_000]) {
    const clear = new Uint8Array(size).map((_, place) => place % 251);
    const sealed = await bytesOf(await sealBackup(streamOf(clear), recipient));
    expect(await bytesOf(await openBackup(streamOf(sealed), secret))).toEqual(clear);
    await expect(openBackup(streamOf(sealed), other.secret)).rejects.toThrow('does not open');
  }
});

test('SAFE-11 what is no key is named', async () => {
  const nothing = streamOf(new Uint8Array());
  await expect(sealBackup(nothing, 'age1x')).rejects.toThrow('BACKUP_RECIPIENT');
  await expect(openBackup(nothing, 'x')).rejects.toThrow('AGE-SECRET-KEY-1');
});

test('SAFE-11 REL-20 a backup is late when a night was left out, and when there was none', () => {
  const now = new Date('2026-11-24T09:00:00Z');
  expect(isBackupLate(null, now)).toBe(true);
  expect(isBackupLate('2026-11-23T03:00:00Z', now)).toBe(true);
  expect(isBackupLate('2026-11-24T03:00:00Z', now)).toBe(false);
  expect(isBackupLate('2026-11-23T07:01:00Z', now)).toBe(false);
});
