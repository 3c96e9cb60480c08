/** Every page of the site (NAV-01). */
export const routes = [
  '/',
  '/store',
  '/store/gi-map',
  '/store/family-wellness-program',
  '/store/compare',
  '/store/choose',
  '/cart',
  '/checkout',
  '/recommendations',
  '/local-affiliates',
  '/about',
  '/testimonials',
  '/freebies',
  '/freebie-confirmation',
  '/blog',
  '/faq',
  '/privacy-policy',
] as const;

/** Pages that search engines leave out. */
export const unlisted: readonly string[] = ['/cart', '/checkout', '/freebie-confirmation'];
