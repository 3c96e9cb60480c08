import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../env.ts';
import { billOfMaterials } from './bill.ts';
import { faultsOf } from './faults.ts';
import { addressOf, lockPath, packagesOf, readLock } from './lock-file.ts';
import { fetchedIntegrity } from './npm-cache.ts';

/**
 * `npm run supply`: names every package of the lock file that is not as it should be, and writes the bill of materials
 * to standard output with `-- --bill`. `-- --complete`, after an `npm install` into an empty folder, adds the addresses
 * and hashes that npm left out.
 */
if (process.argv.includes('--complete')) complete();
if (process.argv.includes('--bill'))
  process.stdout.write(`${JSON.stringify(billOfMaterials(readLock()), null, 2)}\n`);
const { allowScripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  allowScripts: Record<string, boolean>;
};
const faults = faultsOf(readLock(), allowScripts);
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.stderr.write(`${packagesOf(readLock()).length} packages, ${faults.length} faults\n`);
process.exitCode = faults.length === 0 ? 0 : 1;

function complete(): void {
  const cache = execFileSync('npm', ['config', 'get', 'cache'], { encoding: 'utf8' }).trim();
  const lock = readLock();
  for (const one of packagesOf(lock)) {
    const { path, ...known } = one;
    const entry = lock.packages[path];
    if (!entry) continue;
    const resolved = known.resolved ?? addressOf(one);
    const integrity = known.integrity ?? fetchedIntegrity(cache, resolved) ?? undefined;
    // npm's own order, so that a later `npm install` changes no line.
    const { name, version, ...others } = entry;
    lock.packages[path] = {
      ...(name ? { name } : {}),
      version,
      resolved,
      ...(integrity ? { integrity } : {}),
      ...without(others, ['resolved', 'integrity']),
    };
  }
  writeFileSync(lockPath, `${JSON.stringify(lock, null, 2)}\n`);
}

function without(entry: object, names: string[]): object {
  return Object.fromEntries(Object.entries(entry).filter(([name]) => !names.includes(name)));
}
