import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where any of these texts stands below a folder: 'file: the words around it'. */
export function findInFiles(
  folder: string,
  texts: string[],
  isWanted: (name: string) => boolean = () => true,
): { hits: string[]; bytes: number; files: number } {
  const hits: string[] = [];
  let bytes = 0;
  let files = 0;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !isWanted(entry.name)) continue;
    const content = read(join(entry.parentPath, entry.name));
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

/** A file that is only just being written has another name a moment later; a running shop writes all the time. */
function read(file: string): string {
  try {
    return readFileSync(file, 'latin1');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  }
}
