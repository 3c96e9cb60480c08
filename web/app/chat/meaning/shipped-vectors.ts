import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import model from './model/about.json' with { type: 'json' };
import { type Meaning, packMeaning, unpackMeaning } from './vectors.ts';

/** What a new shop says (`npm run meanings`), from the folder of this workspace; and the model that read it. */
export const seedVectors = resolve('app/chat/meaning/seed-vectors.bin');
export const modelVersion = model.version;

/** What a text means that a new shop says; null for all others. */
export type ShippedVectors = (text: string) => Meaning | null;

/** Of each text the first bytes of its hash, and what it means, packed. */
const hashBytes = 8;
const meaningBytes = 388;
const entryBytes = hashBytes + meaningBytes;
const lineBreak = 0x0a;

/** What texts mean, in one file behind a line that names the `model`. */
export function packVectors(model: string, vectors: Map<string, Meaning>): Buffer {
  const entries = Array.from(vectors, ([text, meaning]) =>
    Buffer.concat([hashOf(text), packMeaning(meaning)]),
  );
  return Buffer.concat([Buffer.from(`${model}\n`), ...entries.sort(Buffer.compare)]);
}

/** Reads what `packVectors` wrote, with the first text that is asked for. A file that is missing, cut short or of another model tells of none. */
export function openVectors(file: string, model: string): ShippedVectors {
  let find: ShippedVectors | null = null;
  return (text) => (find ??= readVectors(file, model))(text);
}

function readVectors(file: string, model: string): ShippedVectors {
  const bytes = read(file);
  const from = bytes.indexOf(lineBreak) + 1;
  const isWhole = (bytes.length - from) % entryBytes === 0;
  if (bytes.toString('utf8', 0, from) !== `${model}\n` || !isWhole) return () => null;
  const places = new Map<string, number>();
  for (let at = from; at < bytes.length; at += entryBytes)
    places.set(bytes.toString('hex', at, at + hashBytes), at);
  return (text) => {
    const at = places.get(hashOf(text).toString('hex'));
    if (at === undefined) return null;
    return unpackMeaning(bytes.subarray(at + hashBytes, at + entryBytes));
  };
}

function read(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    return Buffer.alloc(0);
  }
}

const hashOf = (text: string): Buffer =>
  createHash('sha256').update(text).digest().subarray(0, hashBytes);
