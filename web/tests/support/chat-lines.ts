import { readFileSync } from 'node:fs';

/** The lines of a file in tests/chat, without its comments. */
export function chatLines(name: string): string[] {
  return readFileSync(new URL(`../chat/${name}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('# '));
}
