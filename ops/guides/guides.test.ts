import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, test } from 'vitest';
import { fingerprint, madeFromOf } from './finished-pdf.ts';
import { catalogue, guidesFolder, parseGuide, readGuide } from './guide.ts';
import { createMarkdown } from './markdown.ts';
import { guideHtml } from './page-html.ts';

/** What FREE-02 and FREE-03 promise on the cards. */
const promised: [string, number][] = [
  ['ultimate-gut-health-guide', 15],
  ['gut-health-smoothie-recipe-cards', 6],
  ['gut-detox-binders-chart', 1],
  ['gut-healing-foods-guide', 10],
  ['family-wellness-tracker', 5],
  ['probiotic-supplement-guide', 8],
  ['30-day-gut-reset-challenge', 12],
];

test('FREE-02 FREE-03 the catalogue holds the seven guides and their pages', () => {
  expect(Object.entries(catalogue)).toEqual(promised);
});

describe.each(promised)('FREE-09 %s.pdf', (slug, pages) => {
  let bytes: Buffer;
  let document: PDFDocument;
  let words: string[];

  beforeAll(async () => {
    bytes = await readFile(join(guidesFolder, `${slug}.pdf`));
    document = await PDFDocument.load(bytes, { updateMetadata: false });
    ({ text: words } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), {
      mergePages: false,
    }));
  });

  test(`FREE-02 FREE-03 has ${pages} pages of US Letter with words on each, and is light enough for a telephone`, () => {
    expect(document.getPages().map((page) => page.getSize())).toEqual(
      Array.from({ length: pages }, () => ({ width: 612, height: 792 })),
    );
    for (const page of words) expect(page.trim().split(/\s+/).length).toBeGreaterThan(4);
    expect(words.join(' ')).not.toMatch(/lorem|ipsum|TODO|undefined|\[object/i);
    expect(bytes.length).toBeLessThan(600_000);
  });

  test('says its title and language, is tagged for screen readers, has an outline and a page saying what it is not', async () => {
    const { title, subject } = await readGuide(slug);
    expect([document.getTitle(), document.getSubject()]).toEqual([title, subject]);
    const catalog = document.catalog;
    expect(String(catalog.get(PDFName.of('Lang')))).toContain('en-US');
    expect(String(catalog.lookup(PDFName.of('MarkInfo'), PDFDict).get(PDFName.of('Marked')))).toBe(
      'true',
    );
    expect(
      catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict).has(PDFName.of('ParentTree')),
    ).toBe(true);
    expect(titles(await (await getDocumentProxy(new Uint8Array(bytes))).getOutline())).toEqual(
      headings(await guideHtml(await readGuide(slug))),
    );
    expect(words.join(' ')).toMatch(/not medical advice/);
  });

  test('carries its fonts, and no address of a website', () => {
    const fonts = dictionaries(document).filter(
      (each) => each.get(PDFName.of('Type')) === PDFName.of('FontDescriptor'),
    );
    expect(fonts.length).toBeGreaterThan(2);
    for (const font of fonts) expect(font.has(PDFName.of('FontFile2'))).toBe(true);
    expect(
      dictionaries(document).filter(
        (each) => each.get(PDFName.of('Subtype')) === PDFName.of('Type3'),
      ),
    ).toEqual([]);
    expect(document.getPages().flatMap((page) => page.node.Annots()?.asArray() ?? [])).toEqual([]);
    expect(words.join(' ')).not.toMatch(/https?:|www\./);
  });

  test('is made from the present words and looks: if this fails, run npm run guides', async () => {
    expect(madeFromOf(document)).toBe(fingerprint(await guideHtml(await readGuide(slug))));
  });
});

test('FREE-02 every smoothie card names the partner in a picture with words for it', async () => {
  const html = await guideHtml(await readGuide('gut-health-smoothie-recipe-cards'));
  expect(html.match(/class="partner" alt="Made with Fern &amp; Fig Kitchen"/g)).toHaveLength(6);
});

test('FREE-09 a changed word asks for a new PDF', async () => {
  const guide = await readGuide('gut-detox-binders-chart');
  const changed = {
    ...guide,
    pages: guide.pages.map((page) => ({
      ...page,
      markdown: page.markdown.replace('passes', 'walks'),
    })),
  };
  expect(fingerprint(await guideHtml(changed))).not.toBe(fingerprint(await guideHtml(guide)));
});

describe('FREE-09 what is written in a guide', () => {
  const toHtml = createMarkdown({ shop: '### Shop', disclaimer: '### Advice' });

  test('becomes a head, sections and panels', () => {
    const html = toHtml(
      '# Bread\n\nA lead.\n\n## Why\n\nWords.\n\n::: note Warm\nInside.\n:::\n\n::: shop\n:::\n\nAfter.',
    );
    expect(html.replace(/\s+/g, ' ')).toBe(
      '<header><h1>Bread</h1> <p>A lead.</p> </header> <section><h2>Why</h2> <p>Words.</p> </section> <div class="panel note"><h3>Warm</h3><p>Inside.</p> </div> <div class="panel shop"><h3>Shop</h3> </div> <section><p>After.</p> </section>',
    );
  });

  test('counts days from the number that is given, with a box to tick', () => {
    const html = toHtml('# Week\n\n::: days 6\n### Walk\nOut.\n### Rest\nIn.\n:::');
    expect(html.match(/<p class="numeral">\d+/g)).toEqual([
      '<p class="numeral">6',
      '<p class="numeral">7',
    ]);
    expect(html.match(/tick-box/g)).toHaveLength(2);
  });

  test('gets the quotes of print', () => {
    expect(toHtml('# "Good" isn\'t enough')).toContain('“Good” isn’t enough');
  });

  test('is refused with its fault named when a block or a page is unknown', () => {
    expect(() => toHtml('# A\n\n::: banner\nB\n:::')).toThrow('"::: banner" is no block.');
    const head = '---\ntitle: A\nsubtitle: B\nkind: C\nsubject: D\n---\n';
    expect(() => parseGuide('a', `${head}=== poster\n# A`)).toThrow(
      'a: "=== poster" is no kind of page.',
    );
    expect(() => parseGuide('a', head.replace('title: A\n', ''))).toThrow(
      'a: the head has no title.',
    );
  });
});

type Entry = { title: string; items: Entry[] };

function titles(outline: Entry[]): string[] {
  return outline.flatMap(({ title, items }) => [title, ...titles(items)]);
}

function headings(html: string): string[] {
  return [...html.matchAll(/<h[123]>(.*?)<\/h/g)].map(([, words = '']) =>
    words.replace(/<[^>]+>/g, '').replace(/&amp;/g, '&'),
  );
}

function dictionaries(document: PDFDocument): PDFDict[] {
  return document.context
    .enumerateIndirectObjects()
    .flatMap(([, each]) => (each instanceof PDFDict ? [each] : []));
}
