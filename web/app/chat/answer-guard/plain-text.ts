const longest = 4_000;
const shown = 1_200;

/** Pages that an answer may name; whatever else looks like an address has no place in one. */
const ownPath =
  /^\/(?:(?:store|cart|checkout|about|testimonials|freebies|blog|faq|privacy-policy|recommendations|local-affiliates)?(?:#[\w-]*)?)$/;
const markup =
  /<\/?[a-z!][^>]*>?|&(?:#\w+|[a-z]+);|javascript:|vbscript:|data:\s*\w+\/|\bon\w+\s*=\s*["']|\{\{|<%|\]\s*\[/i;
const address =
  /\b(?:https?|ftp|file|mailto|tel|sms|wss?):|\/\/[\w-]+\.|\bwww\.|\b[\w-]+\.(?:com|net|org|io|info|biz|xyz|ru|cn|co|us|shop|store|site|online|top|app|dev|link|click|ly|me|tk|example|test)\b/i;
const callNumber = /(?<![\d$.,])(?:\+?1[\s.-]?)?\(?\d{3}\)?[\s.-]\d{3}[\s.-]?\d{4}\b/;

/**
 * A model's words as the plain text that visitors see: its stars and hashes gone, own pages as bare paths. Null when
 * something is in it that a text of this site would not hold: markup, foreign addresses, telephone numbers, a flood.
 * `paths`: more pages of this site, besides those that it always has.
 */
export function toPlainText(words: string, paths: string[] = []): string | null {
  if (words.length > longest) return null;
  const text = unmarked(
    words
      .normalize('NFC')
      .replaceAll(/[\p{Cc}\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu, (sign) =>
        sign === '\n' ? '\n' : ' ',
      ),
    (target) => ownPath.test(target) || paths.includes(target),
  );
  if (
    text === null ||
    markup.test(text) ||
    address.test(text) ||
    callNumber.test(text) ||
    text.includes('@')
  )
    return null;
  return (
    shortened(
      text
        .replaceAll(/[ \t]+/g, ' ')
        .replaceAll(/\n{3,}/g, '\n\n')
        .trim(),
    ) || null
  );
}

function unmarked(words: string, isOwn: (target: string) => boolean): string | null {
  let isForeign = false;
  const text = words
    .replaceAll(
      /!?\[([^\]\n]{0,100})\]\(\s{0,9}([^)\s]{0,100})[^)\n]{0,100}\)/g,
      (whole, label: string, target: string) => {
        if (whole.startsWith('!') || !isOwn(target)) isForeign = true;
        return label === target ? target : `${label} (${target})`;
      },
    )
    .replaceAll(/^ {0,3}#{1,6}[ \t]+/gm, '')
    .replaceAll(/^[ \t]*[-*•][ \t]+/gm, '- ')
    .replaceAll(/(\*\*|__|`+)(.*?)\1/g, '$2')
    .replaceAll(/(?<![\w*])\*(?!\s)([^*\n]+)\*(?!\w)/g, '$1');
  return isForeign || text.includes('![') || text.includes('](') ? null : text;
}

function shortened(text: string): string {
  if (text.length <= shown) return text;
  const part = text.slice(0, shown);
  const end = Math.max(
    part.lastIndexOf('. '),
    part.lastIndexOf('.\n'),
    part.lastIndexOf('! '),
    part.lastIndexOf('? '),
  );
  return end > shown / 2 ? part.slice(0, end + 1) : '';
}
