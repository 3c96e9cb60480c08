import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Found = { hits: string[]; bytes: number; files: number };

const mostLooks = 20;

/** Where any of these texts stands below a folder: 'file: the words around it'. Looks again when a running shop has renamed a file meanwhile. */
export function findInFiles(
  folder: string,
  texts: string[],
  isWanted: (name: string) => boolean = () => true,
): Found {
  for (let look = 1; ; look += 1)
    try {
      return findOnce(folder, texts, isWanted);
    } catch (error) {
      const isGone = error instanceof Error && 'code' in error && error.code === 'ENOENT';
      if (!isGone || look === mostLooks) throw error;
    }
}

function findOnce(folder: string, texts: string[], isWanted: (name: string) => boolean): Found {
  const hits: string[] = [];
  let bytes = 0;
  let files = 0;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !isWanted(entry.name)) continue;
    const content = readFileSync(join(entry.parentPath, entry.name), 'latin1');
    bytes += content.length;
    files += 1;
    for (const text of texts) {
      for (
        let at = content.indexOf(text);
        at !== -1;
        at = content.indexOf(text, at + text.length)
      ) {
        hits.push(
          `${entry.name}: ${content.slice(Math.max(0, at - 100), at).replaceAll('\n', ' ')}[…]`,
        );
      }
    }
  }
  return { hits, bytes, files };
}
