import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Beside this file, and beside the bundle that it becomes part of (build-commands.ts copies the folders). */
const folder = dirname(fileURLToPath(import.meta.url));

export function sampleFile(...path: string[]): string {
  return join(folder, ...path);
}
