// Cuts the larger drawings to the widths that pages use. Run: node app/art/make-pictures.mjs [starts of names] (from web/)
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const named = (start) =>
  fs
    .readdirSync(here('drawings'))
    .filter((name) => name.startsWith(start))
    .map((name) => name.replace('.svg', ''));
const opened = named('kit-open-');
const kits = named('kit-').filter((name) => !opened.includes(name));

/** These stand large on the not-found page as well. */
const emptyShelf = [
  'kit-gi-map',
  'kit-organic-acids',
  'kit-missing',
  'kit-child-gut',
  'kit-mycotox',
];

const widths = {
  'hero-table': [480, 760, 1160],
  desk: [480, 700, 860, 1100],
  'basket-empty': [420, 840],
  'basket-full': [480, 960],
  'basket-back': [480, 960],
  'basket-front': [480, 960],
  'done-consult': [480, 960],
  'done-package': [480, 960],
  'done-program': [480, 960],
  bundle: [260, 520],
  'bundle-row': [560, 1000],
  village: [760, 1180],
  'village-small': [360, 560],
  'herb-row': [480, 680, 900],
  'bottle-shelf': [320, 560],
  'guide-window': [420, 560, 840],
  'guide-fan': [260],
  'rooted-plant': [360, 480, 720],
  'partner-bottle': [208],
  'whole-foods': [320, 640],
  ...Object.fromEntries(opened.map((kit) => [kit, [480, 760, 1120]])),
  ...Object.fromEntries(named('collect-').map((step) => [step, [260, 560]])),
  ...Object.fromEntries(
    kits.map((kit) => [kit, emptyShelf.includes(kit) ? [120, 240, 420] : [120, 240]]),
  ),
};

fs.mkdirSync(here('pictures'), { recursive: true });
/** With names of drawings behind the command, only these are cut. */
const wanted = process.argv.slice(2);
for (const [name, sizes] of Object.entries(widths)) {
  if (wanted.length > 0 && !wanted.some((start) => name.startsWith(start))) continue;
  for (const width of sizes) {
    await sharp(here(`drawings/${name}.svg`), { density: 240 })
      .resize({ width })
      .avif({ quality: 50, effort: 8 })
      .toFile(here(`pictures/${name}-${width}.avif`));
  }
}
