import type { StylePiece } from 'virtual:site-styles';
import { lateLink } from './late-scripts.ts';

/**
 * Puts the styles that a page needs into it, so that its first picture waits for no other file; the whole sheet and the letters
 * of the site wait for `lateLinks`, the script of late-links.ts (FAST-05). Throws when the page does not have one sheet.
 */
export function inlineFirstStyles(
  html: string,
  { styles, lateLinks, nonce }: { styles: StylePiece[]; lateLinks: string; nonce: string },
): string {
  const end = html.indexOf('</head>');
  let sheets = 0;
  const head = html.slice(0, end).replaceAll(/<link\b[^>]*>/g, (link) => {
    if (link.includes(' rel="preload"') && link.includes(' as="font"'))
      return lateLink(link.replace(' as="font"', ''), 'preload');
    if (!link.includes(' rel="stylesheet"')) return link;
    sheets += 1;
    return `<style>${stylesOf(styles, classesIn(html))}</style>${lateLink(link, 'stylesheet')}`;
  });
  if (sheets !== 1) throw new Error(`Expected one sheet of styles, found ${sheets}`);
  return `${head}<script nonce="${nonce}">${lateLinks}</script>${html.slice(end)}`;
}

function stylesOf(pieces: StylePiece[], classes: Set<string>): string {
  return pieces
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      if ('css' in piece)
        return piece.for.some((all) => all.every((one) => classes.has(one))) ? piece.css : '';
      const inner = stylesOf(piece.pieces, classes);
      return inner && `${piece.within}{${inner}}`;
    })
    .join('');
}

/** React writes these four for what may not stand in an attribute. */
const written: Record<string, string> = { '&amp;': '&', '&gt;': '>', '&lt;': '<', '&#x27;': "'" };

function classesIn(html: string): Set<string> {
  const classes = new Set<string>();
  for (const [, names = ''] of html.matchAll(/\bclass="([^"]*)"/g))
    for (const name of names.split(/\s+/))
      classes.add(name.replaceAll(/&(?:amp|gt|lt|#x27);/g, (sign) => written[sign] ?? sign));
  return classes;
}
