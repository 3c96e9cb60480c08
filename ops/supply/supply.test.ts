import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../env.ts';
import { faultsOf, isBelow } from './faults.ts';
import { type Entry, type LockFile, packagesOf, readLock } from './lock-file.ts';

const { allowScripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  allowScripts: Record<string, boolean>;
};

/** What is found when one entry of the real lock file is another. */
function faultsWith(path: string, change: Partial<Entry>, allowed = allowScripts): string[] {
  const lock: LockFile = structuredClone(readLock());
  const entry = lock.packages[path];
  if (!entry) throw new Error(`No ${path} in the lock file`);
  lock.packages[path] = { ...entry, ...change };
  return faultsOf(lock, allowed);
}

test('SAFE-10 SEC-24 every package comes from the public registry with its hash, above its floor, with a known licence and no script that nobody allowed', () => {
  expect(packagesOf(readLock()).length).toBeGreaterThan(500);
  expect(faultsOf(readLock(), allowScripts)).toEqual([]);
});

test.each<[string, Partial<Entry>, string]>([
  ['another host', { resolved: 'https://npm.example/undici/-/undici-7.29.1.tgz' }, 'comes from'],
  ['another package', { resolved: 'https://registry.npmjs.org/left/-/left-1.0.0.tgz' }, 'comes'],
  ['a host that begins alike', { resolved: 'https://registry.npmjs.org.example/undici' }, 'comes'],
  ['a repository', { resolved: 'git+ssh://git@github.com/a/b.git#1' }, 'comes from'],
  ['no address', { resolved: undefined }, 'nowhere'],
  ['no hash', { integrity: undefined }, 'no hash'],
  ['a weak hash', { integrity: 'sha1-aaaaaaaaaaaaaaaaaaaaaaaaaaa=' }, 'no hash'],
  [
    'a version with a hole',
    { version: '7.29.0', resolved: 'https://registry.npmjs.org/undici/-/undici-7.29.0.tgz' },
    'below 7.29.1',
  ],
  ['a licence that binds', { license: 'AGPL-3.0' }, 'AGPL-3.0'],
  ['a sum with one that binds', { license: '(MIT AND GPL-3.0)' }, 'GPL-3.0'],
  ['no licence', { license: undefined }, '(none)'],
  ['a script', { hasInstallScript: true }, 'script'],
])('SAFE-10 %s is one fault', (_, change, words) => {
  expect(faultsWith('node_modules/undici', change)).toEqual([expect.stringContaining(words)]);
});

test('SAFE-10 a choice of licences needs one that is known, and an allowed script is no fault', () => {
  expect(faultsWith('node_modules/undici', { license: '(AGPL-3.0 OR MIT)' })).toEqual([]);
  const allowed = { ...allowScripts, undici: true };
  expect(faultsWith('node_modules/undici', { hasInstallScript: true }, allowed)).toEqual([]);
});

test('SAFE-10 versions are compared by number, and what comes before a release is below it', () => {
  const pairs = ['7.9.0', '7.29.0', '7.29.1-beta.1', '7.29.1', '7.30.0', '8.0.0-rc.1'];
  expect(pairs.map((version) => isBelow(version, '7.29.1'))).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('SAFE-10 one command writes the bill of materials with each package once', () => {
  const { status, stdout } = spawnSync(
    process.execPath,
    [join(root, 'ops/supply/main.ts'), '--bill'],
    { encoding: 'utf8', maxBuffer: 64 * 1_048_576 },
  );
  expect(status).toBe(0);
  const bill = JSON.parse(stdout) as { bomFormat: string; components: { purl: string }[] };
  const named = new Set(packagesOf(readLock()).map(({ name, version }) => `${name}@${version}`));
  expect(bill.bomFormat).toBe('CycloneDX');
  expect(bill.components).toHaveLength(named.size);
  expect(new Set(bill.components.map(({ purl }) => purl)).size).toBe(named.size);
});
