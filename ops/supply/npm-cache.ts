import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The hash that npm noted of the file at `address` when it fetched it and compared it with the registry's; null when it
 * never did. `folder` is what `npm config get cache` says.
 */
export function fetchedIntegrity(folder: string, address: string): string | null {
  const key = `make-fetch-happen:request-cache:${address}`;
  const hash = createHash('sha256').update(key).digest('hex');
  const path = join(folder, '_cacache/index-v5', hash.slice(0, 2), hash.slice(2, 4), hash.slice(4));
  for (const line of readLines(path).reverse()) {
    const [mark, text = ''] = line.split('\t');
    if (mark !== createHash('sha1').update(text).digest('hex')) continue;
    const entry = JSON.parse(text) as { key?: string; integrity?: string | null };
    if (entry.key === key && entry.integrity) return entry.integrity;
  }
  return null;
}

function readLines(path: string): string[] {
  try {
    return readFileSync(path, 'utf8').split('\n').filter(Boolean);
  } catch {
    return [];
  }
}
