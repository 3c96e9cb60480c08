type Data = Record<string, unknown>;
type Place = { path: string; part?: string };

const named = (name: unknown): string => (typeof name === 'string' ? name : '');

/** Where visitors see a document: the page, and the part of it. */
const documents: Record<string, (data: Data) => Place> = {
  posts: ({ slug }) => ({ path: named(slug) ? `/blog/${named(slug)}` : '/blog' }),
  answers: () => ({ path: '/' }),
  faqs: () => ({ path: '/faq' }),
  testimonials: ({ place }) => ({ path: place === 'home' ? '/' : '/testimonials' }),
  freebies: () => ({ path: '/freebies' }),
  'affiliate-products': () => ({ path: '/recommendations' }),
  'local-businesses': () => ({ path: '/local-affiliates' }),
  pages: ({ slug }) => ({ path: `/${named(slug)}` }),
  'partner-links': () => ({ path: '/store', part: 'supplement' }),
  products: ({ category }) => ({ path: '/store', part: named(category) }),
  offers: () => ({ path: '/', part: 'services' }),
};

const pages: Record<string, string> = {
  home: '/',
  'chat-facts': '/',
  store: '/store',
  checkout: '/checkout',
  about: '/about',
  'testimonials-page': '/testimonials',
  'freebies-page': '/freebies',
  'blog-page': '/blog',
  'faq-page': '/faq',
  'recommendations-page': '/recommendations',
  'local-page': '/local-affiliates',
  frame: '/',
  practice: '/',
};

/** The page of the shop that shows this, and the part of it; null for what is not shown on its own. */
export function placeOf(slug: string, data: Data): { path: string; part: string } | null {
  const page = pages[slug];
  const place: Place | undefined = page ? { path: page } : documents[slug]?.(data);
  return place ? { path: place.path, part: place.part ?? '' } : null;
}

export const isPage = (slug: string): boolean => slug in pages;
export const isShown = (slug: string): boolean => slug in pages || slug in documents;
