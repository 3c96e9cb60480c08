import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test, vi } from 'vitest';
import { seedKnowledge } from '../../../tests/support/chat-content.ts';
import type { Embed } from './embedder.ts';
import { createMeanings } from './meanings.ts';
import { modelVersion, openVectors, packVectors, seedVectors } from './shipped-vectors.ts';
import { type Meaning, meaningOf, nearness } from './vectors.ts';

const file = join(mkdtempSync(join(tmpdir(), 'vectors-')), 'vectors.bin');
const vectorOf = (seed: number): Float32Array => {
  const parts = Float32Array.from({ length: 384 }, (_, place) => Math.sin(seed * (place + 1)));
  const length = Math.hypot(...parts);
  return parts.map((part) => part / length);
};
const vectors = new Map([
  ['can i pay in parts', vectorOf(1)],
  ['¿puedo pagar en partes?', vectorOf(2)],
]);
const meanings = new Map(Array.from(vectors, ([text, vector]) => [text, meaningOf(vector)]));

test('ASK-05 what texts mean comes out of the file as it went in, but for a hair', () => {
  writeFileSync(file, packVectors('one', meanings));
  const shipped = openVectors(file, 'one');
  for (const [text, vector] of vectors)
    expect(nearness(shipped(text) ?? meaningOf(new Float32Array()), vector)).toBeCloseTo(1, 3);
  expect(shipped('can i pay in part')).toBeNull();
});

test('ASK-05 a file that is missing, cut short or of another model tells of nothing', () => {
  const whole = packVectors('one', meanings);
  writeFileSync(file, whole);
  expect(openVectors(file, 'two')('can i pay in parts')).toBeNull();
  writeFileSync(file, whole.subarray(0, -1));
  expect(openVectors(file, 'one')('can i pay in parts')).toBeNull();
  expect(openVectors(`${file}.none`, 'one')('can i pay in parts')).toBeNull();
});

test('ASK-05 FAST-06 what is shipped is known at once, without a model and without being kept once more', async () => {
  writeFileSync(file, packVectors('one', meanings));
  const embed = vi.fn<Embed>((texts) => Promise.resolve(texts.map(() => vectorOf(3))));
  const kept = {
    of: () => new Map<string, Meaning>(),
    keep: vi.fn<(kept: Map<string, Meaning>) => void>(),
  };
  const known = createMeanings(() => embed, {
    waitMs: 1_000,
    onTrouble: () => {},
    shipped: openVectors(file, 'one'),
    kept,
  });
  await known.learn([...vectors.keys()]);
  expect(known.known('can i pay in parts')?.steps).toHaveLength(384);
  expect(known.known('can i pay in parts')?.steps.buffer.byteLength).toBeGreaterThan(384);
  expect(embed).not.toHaveBeenCalled();
  expect(kept.keep).not.toHaveBeenCalled();

  await known.learn([...vectors.keys(), 'an answer that the practice added']);
  expect(embed.mock.calls).toEqual([[['an answer that the practice added']]]);
  expect(kept.keep.mock.calls.map(([those]) => [...those.keys()])).toEqual([
    ['an answer that the practice added'],
  ]);
});

test('ASK-05 a new shop understands its first visitor: all that it says is shipped (else: npm run meanings)', () => {
  const shipped = openVectors(seedVectors, modelVersion);
  expect(seedKnowledge().toLearn.filter((text) => !shipped(text))).toEqual([]);
});

test('ASK-05 what was read by other weights is read anew: the version of the model is their hash', () => {
  const weights = readFileSync(resolve('app/chat/meaning/model/weights.safetensors'));
  expect(createHash('sha256').update(weights).digest('hex').slice(0, 12)).toBe(modelVersion);
});
