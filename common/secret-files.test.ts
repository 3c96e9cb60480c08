import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { withSecretFiles } from './secret-files.ts';

function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

test('SCALE-01 each file of SECRETS_DIR is the variable of its name, without the blanks at its ends', () => {
  const folder = folderWith({ FIELD_KEYS: 'k1:abc=\n', LINK_SECRET: ' two words\r\n' });
  expect(withSecretFiles({ SECRETS_DIR: folder, PORT: '1' })).toEqual({
    SECRETS_DIR: folder,
    PORT: '1',
    FIELD_KEYS: 'k1:abc=',
    LINK_SECRET: 'two words',
  });
});

test('SCALE-01 a variable that is set wins over its file, and one that is empty does not', () => {
  const folder = folderWith({ FIELD_KEYS: 'file', LINK_SECRET: 'file' });
  expect(
    withSecretFiles({ SECRETS_DIR: folder, FIELD_KEYS: 'set', LINK_SECRET: '' }),
  ).toMatchObject({ FIELD_KEYS: 'set', LINK_SECRET: 'file' });
});

test('SCALE-02 what Kubernetes puts beside them is no variable', () => {
  const folder = folderWith({ CMS_API_KEY: 'key', 'notes.txt': 'no' });
  mkdirSync(join(folder, '..data'));
  expect(Object.keys(withSecretFiles({ SECRETS_DIR: folder }))).toEqual([
    'SECRETS_DIR',
    'CMS_API_KEY',
  ]);
});

test('SCALE-01 a folder that is not there is named', () => {
  expect(() => withSecretFiles({ SECRETS_DIR: '/no/such/folder' })).toThrow(
    'SECRETS_DIR names /no/such/folder, which cannot be read',
  );
});

test('without SECRETS_DIR nothing changes', () => {
  expect(withSecretFiles({ PORT: '1' })).toEqual({ PORT: '1' });
});
