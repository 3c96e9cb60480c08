// Cuts the two families down to what the site shows. Run: node app/ui/fonts/make-fonts.mjs (from web/)
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');
const letters = range(0x20, 0x7e) + '\u00a0°©®·½¼¾×áàâäçéèêëíîïñóôöúüÁÉÍÑÓÚÜ–—‘’“”•…™−→€';
const source = (name) =>
  fs.readFileSync(fileURLToPath(import.meta.resolve(`@fontsource-variable/${name}`)));

// SOFT and WONK never change on this site, so they are fixed, and so is the weight of the italic, which only ever whispers: that
// saves 22 kB. Optical size stays variable.
const cuts = [
  {
    from: 'fraunces/files/fraunces-latin-full-normal.woff2',
    to: 'fraunces.woff2',
    text: letters,
    axes: { SOFT: 40, WONK: 0, wght: { min: 330, max: 500 }, opsz: { min: 14, max: 144 } },
  },
  {
    from: 'fraunces/files/fraunces-latin-full-italic.woff2',
    to: 'fraunces-italic.woff2',
    text: letters,
    axes: { SOFT: 40, WONK: 0, wght: 360, opsz: { min: 14, max: 144 } },
  },
  {
    from: 'figtree/files/figtree-latin-wght-normal.woff2',
    to: 'figtree.woff2',
    text: letters + range(0xa1, 0xff),
    axes: { wght: { min: 400, max: 700 } },
  },
];

for (const { from, to, text, axes } of cuts) {
  const font = await subsetFont(source(from), text, { targetFormat: 'woff2', variationAxes: axes });
  fs.writeFileSync(new URL(to, import.meta.url), font);
  console.log(`${to} ${font.length} bytes`);
}
