import { readFile } from 'node:fs/promises';
import type { Payload } from 'payload';
import sharp from 'sharp';
import { sampleFile } from './files.ts';
import { inTurns } from './in-turns.ts';
import { articleAlts } from './pictures/alts/articles.ts';
import { guideAlts } from './pictures/alts/guides.ts';
import { practiceAlts } from './pictures/alts/practice.ts';
import { productAlts } from './pictures/alts/products.ts';
import { recommendationAlts } from './pictures/alts/recommendations.ts';
import { focus } from './pictures/focus.ts';

/** The drawings in seed/pictures and what they show. */
export const drawings: Record<string, string> = {
  ...productAlts,
  ...articleAlts,
  ...guideAlts,
  ...practiceAlts,
  ...recommendationAlts,
};

/** Uploads those of the named drawings that are not in the library yet, and answers drawing → media id. */
export type Draw = (names: string[]) => Promise<Record<string, string>>;

export function drawInto(payload: Payload): Draw {
  return async (names) => {
    const wanted = [...new Set(names)];
    const ids = await inTurns(wanted, (name) => uploadOnce(payload, name));
    return Object.fromEntries(wanted.map((name, index) => [name, ids[index] ?? '']));
  };
}

/** Gives each sample the picture that its drawing became. */
export async function hangPictures<Facts extends { drawing: string }>(
  samples: Facts[],
  draw: Draw,
) {
  const pictures = await draw(samples.map(({ drawing }) => drawing));
  return samples.map(({ drawing, ...facts }) => ({ ...facts, picture: pictures[drawing] }));
}

/** Without a transaction: on a slow machine it would lie idle while the sizes are drawn, and the database ends those. */
async function uploadOnce(payload: Payload, name: string): Promise<string> {
  const filename = `${name}.webp`;
  const { docs } = await payload.find({
    collection: 'media',
    where: { filename: { equals: filename } },
    limit: 1,
    depth: 0,
  });
  if (docs[0]) return docs[0].id;
  const alt = drawings[name];
  if (!alt) throw new Error(`Nobody has said what the drawing ${name} shows`);
  const svg = await readFile(sampleFile('pictures', `${name}.svg`));
  const data = await rasterise(svg, longestSide(name));
  const { id } = await payload.create({
    collection: 'media',
    disableTransaction: true,
    data: { alt, ...focus[name] },
    file: { data, mimetype: 'image/webp', name: filename, size: data.length },
  });
  return id;
}

/** Pixels. The library encodes what it gets once more, so this encoding is a quick one. */
function rasterise(svg: Buffer, longest: number): Promise<Buffer> {
  return sharp(svg, { density: 144 })
    .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 92, effort: 0 })
    .toBuffer();
}

/** A recommended thing is shown at most 190 points wide, a cover 300; every other picture may fill a screen. */
function longestSide(name: string): number {
  if (name.startsWith('affiliate-')) return 480;
  return name.startsWith('guide-') ? 960 : 1280;
}
