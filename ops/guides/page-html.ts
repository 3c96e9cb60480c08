import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Guide, guidesFolder, type Page } from './guide.ts';
import { createMarkdown } from './markdown.ts';

/** The whole guide as one HTML document without its fonts: the same words and drawings give the same text. */
export async function guideHtml(guide: Guide): Promise<string> {
  const [style, shop, disclaimer] = await Promise.all([
    readFile(new URL('guide.css', import.meta.url), 'utf8'),
    readFile(join(guidesFolder, 'content/shared/shop.md'), 'utf8'),
    readFile(join(guidesFolder, 'content/shared/disclaimer.md'), 'utf8'),
  ]);
  const toHtml = createMarkdown({ shop, disclaimer });
  const pages = await Promise.all(
    guide.pages.map((page, index) => pageHtml({ guide, page, number: index + 1, toHtml })),
  );
  return `<!doctype html>
<html lang="en-US">
<head><meta charset="utf-8"><title>${escape(guide.title)}</title><style>${style}</style></head>
<body class="${guide.slug}">
${pages.join('\n')}
</body>
</html>`;
}

type Setting = { guide: Guide; page: Page; number: number; toHtml: (markdown: string) => string };

async function pageHtml({ guide, page, number, toHtml }: Setting): Promise<string> {
  if (page.layout === 'cover') return cover(guide);
  const picture = page.drawing ? await drawing(page.drawing, 'beside') : '';
  const colour = page.colour ? ` style="--ground: ${page.colour}"` : '';
  const partner =
    page.layout === 'recipe'
      ? await drawing('partner-fern-and-fig-kitchen', 'partner', 'Made with Fern & Fig Kitchen')
      : '';
  return `<article class="sheet-of-paper ${page.layout}"${colour}>
<main>${toHtml(page.markdown).replace('<header>', `<header>${picture}`)}</main>
${partner}<footer aria-hidden="true"><span>${escape(guide.title)}</span><span>For education, not medical advice</span><b>${number}</b></footer>
</article>`;
}

async function cover(guide: Guide): Promise<string> {
  return `<article class="sheet-of-paper cover">${await drawing(`cover-${guide.slug}`, 'ground')}
<div class="plate"><h1>${escape(guide.title)}</h1><p class="subtitle">${escape(guide.subtitle)}</p><p class="kind">${escape(guide.kind)}</p></div>
</article>`;
}

async function drawing(name: string, kind: string, alt = ''): Promise<string> {
  const svg = await readFile(join(guidesFolder, 'drawings', `${name}.svg`));
  return `<img class="${kind}" alt="${escape(alt)}" src="data:image/svg+xml;base64,${svg.toString('base64')}">`;
}

function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}
