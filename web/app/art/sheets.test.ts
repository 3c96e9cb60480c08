import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type { CabinetGlyph } from './cabinet-glyphs.ts';
import type { Sign } from './signs.ts';

const views = async (sheet: string) => {
  const svg = await readFile(new URL(`./drawings/${sheet}.svg`, import.meta.url), 'utf8');
  return [...svg.matchAll(/<view id="([^"]+)"/g)]
    .map(([, id = '']) => id)
    .sort((a, b) => a.localeCompare(b));
};

test('STORE-15 the sheet of the cabinet has a view of every kind of product', async () => {
  const kinds: Record<CabinetGlyph, true> = {
    capsules: true,
    chewables: true,
    shakes: true,
    bars: true,
    probiotics: true,
    powders: true,
  };
  expect(await views('cabinet-glyphs')).toEqual(Object.keys(kinds).sort());
});

test('LOC-03 the sheet of signs has a view of every drawing that a local business can choose', async () => {
  const icons: Record<Sign, true> = {
    leaf: true,
    basket: true,
    bread: true,
    cup: true,
    jar: true,
    house: true,
    hands: true,
    candle: true,
    book: true,
    stethoscope: true,
  };
  expect(await views('signs')).toEqual(Object.keys(icons).sort());
});
