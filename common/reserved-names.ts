/**
 * Names that no page of text may have in its address: paths of the site's own (a test of web compares them with its
 * routes), of what stands beside it on the same host, and '404', which stands for all that is not there.
 */
export const reservedNames: readonly string[] = [
  '404',
  'about',
  'admin',
  'api',
  'assets',
  'blog',
  'cart',
  'checkout',
  'cms-api',
  'faq',
  'freebie-confirmation',
  'freebies',
  'health',
  'local-affiliates',
  'mail',
  'media',
  'orders',
  'page',
  'recommendations',
  'store',
  'testimonials',
];
