import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

type Cut = {
  family: string;
  style: 'normal' | 'italic';
  weight: number;
  file: string;
  axes: Record<string, number>;
};

const fraunces = '@fontsource-variable/fraunces/files/fraunces-latin-full';
const figtree = '@fontsource-variable/figtree/files/figtree-latin-wght';

/** The cuts that guide.css names. */
const cuts: Cut[] = [
  {
    family: 'Display',
    style: 'normal',
    weight: 400,
    file: `${fraunces}-normal.woff2`,
    axes: { wght: 380, opsz: 72, SOFT: 40, WONK: 0 },
  },
  {
    family: 'Display',
    style: 'italic',
    weight: 400,
    file: `${fraunces}-italic.woff2`,
    axes: { wght: 360, opsz: 40, SOFT: 40, WONK: 0 },
  },
  {
    family: 'Heading',
    style: 'normal',
    weight: 500,
    file: `${fraunces}-normal.woff2`,
    axes: { wght: 480, opsz: 24, SOFT: 40, WONK: 0 },
  },
  {
    family: 'Text',
    style: 'normal',
    weight: 400,
    file: `${figtree}-normal.woff2`,
    axes: { wght: 410 },
  },
  {
    family: 'Text',
    style: 'normal',
    weight: 700,
    file: `${figtree}-normal.woff2`,
    axes: { wght: 660 },
  },
  {
    family: 'Text',
    style: 'italic',
    weight: 400,
    file: `${figtree}-italic.woff2`,
    axes: { wght: 410 },
  },
  {
    family: 'Text',
    style: 'italic',
    weight: 700,
    file: `${figtree}-italic.woff2`,
    axes: { wght: 660 },
  },
];

/**
 * The fonts as `@font-face` rules. Each is a single cut without axes: Chromium embeds a variable font as loose
 * shapes (Type 3), and a plain one as a true font.
 */
export async function fontFaces(): Promise<string> {
  return (await Promise.all(cuts.map(fontFace))).join('\n');
}

async function fontFace({ family, style, weight, file, axes }: Cut): Promise<string> {
  const source = await readFile(fileURLToPath(import.meta.resolve(file)));
  const font = await subsetFont(source, characters(), {
    targetFormat: 'woff2',
    variationAxes: axes,
  });
  return `@font-face { font-family: '${family}'; font-style: ${style}; font-weight: ${weight}; src: url(data:font/woff2;base64,${font.toString('base64')}); }`;
}

/** Latin letters and signs, and the punctuation, fractions and arrows of recipes and charts. */
function characters(): string {
  const latin = [...range(0x20, 0x7e), ...range(0xa0, 0xff)];
  return `${String.fromCodePoint(...latin)}–—‘’“”…•⅓⅔⅛→×−`;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
