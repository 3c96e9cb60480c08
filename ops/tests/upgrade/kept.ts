import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/** The commit whose shop is kept here; its data must be at home in every later one. */
export const keptCommit = '3808b40';

/** Path of a file of the kept shop. */
export const keptPath = (name: string) => fileURLToPath(new URL(`kept/${name}`, import.meta.url));

export function writePacked(name: string, text: string): number {
  const packed = brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
  });
  writeFileSync(keptPath(name), packed);
  return packed.length;
}

export const readPacked = (name: string): string =>
  brotliDecompressSync(readFileSync(keptPath(name))).toString('utf8');

export const readKept = <T>(name: string): T =>
  JSON.parse(readFileSync(keptPath(name), 'utf8')) as T;
