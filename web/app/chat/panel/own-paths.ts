import type { Link } from '../../content/views.ts';

/** Pages that a message may lead to, and what stands there in place of the address. */
const namesOfPages: Record<string, string> = {
  '/': 'our home page',
  '/#services': 'our services',
  '/#contact': 'the contact form',
  '/store': 'the Wellness Shop',
  '/store#testing': 'our test kits',
  '/store#consultation': 'our consultations',
  '/store#packages': 'our packages',
  '/store#supplement': 'our supplements',
  '/store/choose': 'Help me choose',
  '/store/compare': 'the comparison',
  '/checkout': 'the checkout',
  '/about': 'the story of the practice',
  '/testimonials': 'our testimonials',
  '/freebies': 'the workshop and the free guides',
  '/blog': 'the Knowledge Corner',
  '/faq': 'our questions and answers',
  '/privacy-policy': 'our privacy policy',
  '/recommendations': 'our recommendations',
  '/local-affiliates': 'our local recommendations',
};
const ownPath = /(?<=^|[\s(])(\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)?)?(?:#[\w-]+)?)(?=$|[\s).,;:!?])/g;

export type Words = { text: string; path: string | null };

/**
 * A message in pieces, so that pages of this site that it names, those of text among them, can be links. Whatever else
 * looks like an address stays text (LLM-02).
 */
export function splitAtPaths(message: string, pages: Link[] = []): Words[] {
  const pieces: Words[] = [];
  let text = '';
  for (const [place, piece] of message.split(ownPath).entries()) {
    const label = place % 2 === 1 ? labelOf(piece, pages) : undefined;
    if (label === undefined) {
      text += piece;
      continue;
    }
    if (text) pieces.push({ text, path: null });
    pieces.push({ text: label, path: piece });
    text = '';
  }
  return text ? [...pieces, { text, path: null }] : pieces;
}

function labelOf(path: string, pages: Link[]): string | undefined {
  if (/^\/blog[#/]./.test(path)) return 'the article';
  return (
    namesOfPages[path] ??
    (path.startsWith('/store/') ? 'its page in the store' : undefined) ??
    pages.find(({ href }) => href === path)?.label
  );
}
