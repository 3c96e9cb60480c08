import type { Config } from 'cms/types';

type Globals = Config['globals'];
type Lists = Config['collections'];
type FieldsOf<Documents> = { [Slug in keyof Documents]?: readonly (keyof Documents[Slug])[] };

/** How a page looks in tabs, search results and shared links. */
const HEAD = ['documentTitle', 'metaDescription', 'sharePicture'] as const;

/** What the pages show of each document; the CMS is asked for nothing else. */
export const GLOBAL_FIELDS = {
  practice: ['name', 'email', 'tagline', 'practitioner', 'replyTime', 'builder'],
  frame: ['announcement', 'menu', 'menuWords', 'footer', 'consent', 'notFound'],
  home: ['hero', 'claims', 'journey', 'ways', 'services', 'about', 'testimonials', 'contact', 'scripture', ...HEAD],
  store: ['hero', 'tabs', 'sampleKey', 'turnaround', 'help', 'packagePlan', 'programPlan', 'shelfTitle', 'shelfLead', 'closing', 'words', ...HEAD],
  checkout: ['title', 'lead', 'dateOfBirthHint', 'shippingHint', 'terms', 'secureNote', 'form', 'done', 'cart', ...HEAD],
  'blog-page': ['title', 'lead', 'readMore', 'back', 'contents', 'next', 'note', 'closing', ...HEAD],
  'faq-page': ['title', 'lead', 'contact', ...HEAD],
  'privacy-policy': ['title', 'lead', 'effective', 'updated', 'summary', 'contents', 'sections', ...HEAD],
  about: ['title', 'lead', 'picture', 'biography', 'credentials', 'mission', 'closing', ...HEAD],
  'testimonials-page': ['title', 'lead', 'featuredLabel', 'stats', 'gridTitle', 'sampleNote', 'closing', ...HEAD],
} as const satisfies FieldsOf<Globals>;

export const LIST_FIELDS = {
  products: [
    'handle',
    'name',
    'description',
    'price',
    'category',
    'features',
    'picture',
    'ground',
    'sample',
    'turnaroundDays',
    'ages',
    'badge',
    'priceNote',
    'summary',
    'isSubscription',
    'subscriptionDetails',
  ],
  offers: ['handle', 'name', 'description', 'price', 'listPrice', 'features', 'picture'],
  posts: ['slug', 'title', 'excerpt', 'date', 'picture', 'content'],
  faqs: ['question', 'answer', 'topic'],
  testimonials: ['name', 'content', 'place', 'initial', 'stars', 'isSample'],
} as const satisfies FieldsOf<Lists>;
