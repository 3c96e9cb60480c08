const headings = ['services', 'about', 'testimonials', 'contact'];
const shelves = ['testing', 'consultation', 'package', 'packages', 'supplement'];
const plainPages = [
  '/cart',
  '/checkout',
  '/recommendations',
  '/local-affiliates',
  '/about',
  '/testimonials',
  '/freebies',
  '/freebie-confirmation',
  '/faq',
  '/privacy-policy',
];
const outside = ['https://www.ewg.org'];

/** Lines with markup beyond ##, ###, bold, italic, lists, quotes, rules and links. */
export function findForeignMarkup(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => /^#(?!##? )|!\[|<\/?[a-z!]|^\s*\||`|^\s+\S|^\t|~~|__/i.test(line));
}

export function findLinks(text: string): string[] {
  return [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, target]) => target ?? '');
}

/** Targets that are neither one of the 13 routes (spec §2), with a section that stands there, nor a page we mean to send readers to. */
export function findForeignTargets(targets: string[], articles: string[]): string[] {
  const known = new Set([
    '/',
    '/store',
    '/blog',
    ...plainPages,
    ...outside,
    ...headings.map((id) => `/#${id}`),
    ...shelves.map((id) => `/store#${id}`),
    ...articles.map((slug) => `/blog#${slug}`),
  ]);
  return targets.filter((target) => !known.has(target));
}

/** Prices and words that promise what nobody can promise. */
export function findOverclaims(text: string): string[] {
  return (
    text.match(
      /\$|\b(cure[sd]?|curing|miracle|guarantee[ds]?|heals? you|reverses? (your|disease)|clinically proven|toxin-free|risk-free)\b/gi,
    ) ?? []
  );
}
