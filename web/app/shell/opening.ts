import { openingId } from './marks.ts';

/** A page that is drawn before this much of it has come would move what is already there. */
const atOnce = `<link rel="expect" href="#${openingId}" blocking="render"/>`;
/** React finds the page as it has written it. */
const leave = 'document.currentScript.remove()';

/**
 * Puts `script` behind what a page opens with: the first section of its screen, or all of the screen where that `isWhole`.
 * Nothing is drawn before the script has run (HDR-05, FAST-03), and what follows is not waited for (FAST-02). Throws when
 * the page has no screen.
 */
export function placeOpening(
  html: string,
  { script, isWhole, nonce }: { script: string; isWhole: boolean; nonce: string },
): string {
  const head = html.indexOf('</head>');
  const end = html.lastIndexOf('</main>');
  if (end < 0) throw new Error('The page has no screen');
  const section = isWhole ? -1 : html.indexOf(sectionEnd, html.indexOf('<main'));
  const at = section < 0 || section > end ? end : section + sectionEnd.length;
  return `${html.slice(0, head)}${atOnce}${html.slice(head, at)}<script id="${openingId}" nonce="${nonce}">${script}${leave}</script>${html.slice(at)}`;
}

const sectionEnd = '</section>';
