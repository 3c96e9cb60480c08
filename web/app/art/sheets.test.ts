import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { CabinetGlyph } from './cabinet-glyphs.ts';
import type { Sign } from './signs.ts';

const drawing = (sheet: string) =>
  readFile(new URL(`./drawings/${sheet}.svg`, import.meta.url), 'utf8');

const views = async (sheet: string) => {
  const svg = await drawing(sheet);
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
    mat: true,
    stones: true,
    chairs: true,
    honey: true,
    hammer: true,
    milk: true,
    pot: true,
    ledger: true,
    bucket: true,
  };
  expect(await views('signs')).toEqual(Object.keys(icons).sort());
});

test.each(['cabinet-glyphs', 'signs'])(
  'LOOK-04 no drawing of %s is cut off at its sides',
  async (sheet) => {
    const svg = await drawing(sheet);
    const [, field = ''] = /<view id="\w+" viewBox="0 0 (\d+)/.exec(svg) ?? [];
    const { data, info } = await sharp(Buffer.from(svg))
      .extractChannel('alpha')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const isInked = (x: number) =>
      Array.from({ length: info.height }, (_, y) => data[y * info.width + x]).some(Boolean);
    const edges = Array.from({ length: info.width / Number(field) }, (_, place) => [
      place * Number(field),
      (place + 1) * Number(field) - 1,
    ]).flat();
    expect(edges.filter(isInked)).toEqual([]);
  },
);

test('LOOK-04 both sheets stay light', async () => {
  for (const sheet of ['cabinet-glyphs', 'signs'])
    expect((await drawing(sheet)).length).toBeLessThan(80_000);
});

test('LOOK-04 every ink of every drawing is a color', async () => {
  const names = globSync('*.svg', { cwd: new URL('./drawings/', import.meta.url) });
  expect(names.length).toBeGreaterThan(50);
  for (const name of names) {
    const svg = await drawing(name.replace('.svg', ''));
    const inks = [...svg.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, ink = '']) => ink);
    const faults = inks.filter(
      (ink) =>
        !/^(none|white|currentColor|url\(#[\w-]+\)|#([\da-f]{3}|[\da-f]{6}|[\da-f]{8}))$/.test(ink),
    );
    expect([name, faults]).toEqual([name, []]);
  }
});
