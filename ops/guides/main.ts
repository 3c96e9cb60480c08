import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { type Browser, chromium } from 'playwright';
import { findBrowser } from '../browser.ts';
import { root } from '../env.ts';
import { fingerprint, finishPdf, madeFromOf } from './finished-pdf.ts';
import { fontFaces } from './fonts.ts';
import { catalogue, type Guide, guidesFolder, readGuide } from './guide.ts';
import { guideHtml } from './page-html.ts';
import { type Fill, typeset } from './typeset.ts';

/**
 * Sets the free guides: cms/src/seed/guides/content → one PDF each. Leaves those alone that are made from the present
 * words; a slug as argument sets that one in any case. Refuses pages that are too full and wrong page counts.
 */
const wanted = process.argv.slice(2);
const slugs = wanted.length ? wanted : Object.keys(catalogue);
let refused = 0;
let opened: { browser: Browser; fonts: string } | undefined;

for (const slug of slugs) await setGuide(slug);
await opened?.browser.close();
process.exitCode = refused ? 1 : 0;

async function setGuide(slug: string): Promise<void> {
  const guide = await readGuide(slug);
  const html = await guideHtml(guide);
  const file = join(guidesFolder, `${slug}.pdf`);
  if (!wanted.length && (await madeFrom(file)) === fingerprint(html))
    return say(`${slug}: is up to date`);

  opened ??= { browser: await chromium.launch(await findBrowser()), fonts: await fontFaces() };
  const { pdf, fills, headings } = await typeset(opened.browser, html, opened.fonts);
  const finished = await finishPdf(pdf, guide, { html, headings });
  const faults = faultsOf(guide, fills);
  say(
    `${slug}: ${guide.pages.length} pages, ${Math.round(finished.length / 1000)} kB. Full: ${fills.map(({ share }) => `${Math.round(share * 100)} %`).join(', ')}`,
  );
  for (const fault of faults) say(`  ${fault}`);
  if (faults.length) refused += 1;
  await writeFile(faults.length ? join(await refusedFolder(), `${slug}.pdf`) : file, finished);
}

function faultsOf({ slug, pages }: Guide, fills: Fill[]): string[] {
  const promised = catalogue[slug];
  return [
    ...(pages.length === promised ? [] : [`It has ${pages.length} pages instead of ${promised}.`]),
    ...fills
      .filter(({ share }) => share > 1)
      .map(({ page, share }) => `Page ${page} is too full by ${Math.ceil((share - 1) * 100)} %.`),
    ...fills
      .filter(({ share }) => share < 0.84)
      .map(({ page, share }) => `Page ${page} is only ${Math.floor(share * 100)} % full.`),
    ...fills
      .filter(({ wide }) => wide.length)
      .map(({ page, wide }) => `Page ${page} is too wide at "${wide[0]}".`),
  ];
}

async function madeFrom(file: string): Promise<string | null> {
  const bytes = await readFile(file).catch(() => null);
  return bytes && madeFromOf(await PDFDocument.load(bytes, { updateMetadata: false }));
}

/** Where a refused guide can be looked at. */
async function refusedFolder(): Promise<string> {
  const folder = join(root, '.data/guides');
  await mkdir(folder, { recursive: true });
  return folder;
}

function say(words: string): void {
  process.stdout.write(`${words}\n`);
}
