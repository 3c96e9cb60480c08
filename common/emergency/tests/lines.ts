import { readFileSync } from 'node:fs';

/** The lines of a file beside this one, without its comments. */
export function emergencyLines(name: string): string[] {
  return readFileSync(new URL(name, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('# '));
}
