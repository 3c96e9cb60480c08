import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../env.ts';

const registry = 'https://registry.npmjs.org/';
export const lockPath = join(root, 'package-lock.json');

/** One entry of package-lock.json (version 3). */
export type Entry = {
  name?: string;
  version?: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  link?: boolean;
  dev?: boolean;
  hasInstallScript?: boolean;
};

export type LockFile = { packages: Record<string, Entry> };

/** A package that is fetched, with the path that it is put at. */
export type Package = Entry & { path: string; name: string; version: string };

export const readLock = (): LockFile => JSON.parse(readFileSync(lockPath, 'utf8')) as LockFile;

/** Every package that an installation fetches: neither our own workspaces nor the links to them. */
export function packagesOf({ packages }: LockFile): Package[] {
  return Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, entry]) => ({
      ...entry,
      path,
      name: entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version: entry.version ?? '',
    }));
}

/** Where the registry keeps the file of a package. */
export function addressOf({ name, version }: Pick<Package, 'name' | 'version'>): string {
  return `${registry}${name}/-/${name.split('/').at(-1)}-${version}.tgz`;
}
