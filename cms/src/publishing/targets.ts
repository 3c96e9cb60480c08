/** Lists whose documents are drafted, published at once or at a time: those with a plan in `fields/drafts.ts`. */
export const plannedLists = [
  'posts',
  'faqs',
  'testimonials',
  'freebies',
  'pages',
  'answers',
  'affiliate-products',
  'local-businesses',
  'partner-links',
] as const;

/** Pages whose words are, in the order of the menu. */
export const plannedPages = [
  'home',
  'store',
  'checkout',
  'about',
  'testimonials-page',
  'freebies-page',
  'blog-page',
  'faq-page',
  'recommendations-page',
  'local-page',
  'assistant',
  'frame',
  'practice',
  'chat-facts',
] as const;

export type PlannedList = (typeof plannedLists)[number];
export type PlannedPage = (typeof plannedPages)[number];

/** What is published as one: a document of a list, or the words of a page. */
export type Target = { list: PlannedList; id: string } | { page: PlannedPage };

/** One name for each target, such as `posts/<id>` or `home`. */
export const keyOf = (target: Target): string =>
  'page' in target ? target.page : `${target.list}/${target.id}`;
