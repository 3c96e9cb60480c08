import { emptyPicture } from './marks.ts';

/** As React writes them for the pictures that a page shows first. */
const preloads = /<link rel="preload" as="image"[^>]*>/g;

/**
 * Lets the pictures of an empty cart wait for `script`, which knows whether the cart is: they are larger than the rest of the
 * page, and would come before it for who has something in the cart and is not shown them (FAST-02).
 */
export function placeEmptyPictures(
  html: string,
  { script, nonce }: { script: string; nonce: string },
): string {
  const head = html.slice(0, html.indexOf('</head>'));
  const links = head.match(preloads) ?? [];
  if (links.length === 0) return html;
  const waiting = links
    .map((link) => link.replace('<link', `<link media="not all" ${emptyPicture}=""`))
    .join('');
  const at = head.search(preloads);
  return `${head.slice(0, at)}${waiting}<script nonce="${nonce}">${script}</script>${head.slice(at).replaceAll(preloads, '')}${html.slice(head.length)}`;
}
