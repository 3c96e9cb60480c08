import { latePrefix, lateScriptType } from './marks.ts';

/** JSON-LD, with `<` in it written otherwise. */
const facts = /<script type="application\/ld\+json">[^<]*<\/script>/g;

/**
 * Puts `starter` at the end of a rendered page, for which its scripts wait: neither the framework's module nor anything it
 * imports is asked for before. The framework's own tags are known by `nonce`. What the page tells search engines of its
 * things, which no browser shows, comes there too (FAST-02).
 * Throws when they are not as expected, which a new version of React Router may cause.
 */
export function arrangeScripts(
  html: string,
  { nonce, starter }: { nonce: string; starter: string },
): string {
  const late = makeLate(html, nonce);
  const end = late.lastIndexOf('</body>');
  if (end < 0) throw new Error('The page has no end to put the starter at');
  const told = late.match(facts)?.join('') ?? '';
  const shown = late.slice(0, end).replace(facts, '');
  return `${shown}${told}<script nonce="${nonce}">${starter}</script>${late.slice(end)}`;
}

function makeLate(html: string, nonce: string): string {
  let modules = 0;
  let preloads = 0;
  const late = html.replaceAll(/<(?:script|link)\b[^>]*>/g, (tag) => {
    if (!tag.includes(` nonce="${nonce}"`)) return tag;
    if (tag.startsWith('<script') && tag.includes(' type="module"')) {
      modules += 1;
      return tag.replace(' type="module"', ` type="${lateScriptType}"`);
    }
    if (tag.startsWith('<link') && tag.includes(' rel="modulepreload"')) {
      preloads += 1;
      return lateLink(tag, 'modulepreload');
    }
    return tag;
  });
  if (modules !== 1 || preloads === 0)
    throw new Error(
      `Expected one module script and its preloads, found ${modules} and ${preloads}`,
    );
  return late;
}

/** A link of this kind as one that waits. */
export const lateLink = (link: string, rel: string): string =>
  link.replace(` rel="${rel}"`, ` rel="${latePrefix}${rel}"`);
