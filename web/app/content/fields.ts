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
  store: ['hero', 'tabs', 'sampleKey', 'turnaround', 'help', 'packagePlan', 'programPlan', 'partners', 'shelfTitle', 'shelfLead', 'closing', 'words', ...HEAD],
  checkout: ['title', 'lead', 'dateOfBirthHint', 'shippingHint', 'terms', 'secureNote', 'form', 'done', 'plan', 'dialog', 'cart', ...HEAD],
  'blog-page': ['title', 'lead', 'readMore', 'back', 'contents', 'next', 'note', 'closing', ...HEAD],
  'faq-page': ['title', 'lead', 'contact', ...HEAD],
  'privacy-policy': ['title', 'lead', 'effective', 'updated', 'dates', 'summary', 'contents', 'sections', ...HEAD],
  about: ['title', 'lead', 'picture', 'biography', 'credentials', 'mission', 'closing', ...HEAD],
  'testimonials-page': ['title', 'lead', 'featuredLabel', 'stats', 'gridTitle', 'sampleNote', 'closing', ...HEAD],
  'freebies-page': ['title', 'lead', 'signupForm', 'signedUp', 'workshop', 'guides', 'closing', 'confirmation', ...HEAD],
  'recommendations-page': ['title', 'lead', 'disclosure', 'supplementNote', 'words', 'button', 'shelves', 'dispensary', 'closing', ...HEAD],
  assistant: ['name', 'line', 'greeting', 'placeholder', 'contactPrompt', 'contactButton', 'footer', 'emergency', 'isOn', 'closed', 'clear', 'caution', 'hello', 'thanks', 'readMore', 'noDiagnosis', 'notFound', 'handOver', 'rules', 'tone'],
  'local-page': ['title', 'lead', 'allLabel', 'categories', 'button', 'closing', ...HEAD],
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
  offers: ['handle', 'name', 'description', 'price', 'listPrice', 'features', 'picture', 'asksFor', 'products'],
  posts: ['slug', 'title', 'excerpt', 'date', 'picture', 'content'],
  faqs: ['question', 'answer', 'topic'],
  testimonials: ['name', 'content', 'place', 'initial', 'stars', 'isSample'],
  freebies: ['number', 'title', 'description', 'type', 'pages', 'file', 'picture', 'partnerLogo', 'colour', 'slug'],
  'affiliate-products': ['name', 'description', 'category', 'affiliateLink', 'picture'],
  'local-businesses': ['name', 'description', 'category', 'link', 'icon'],
  'partner-links': ['name', 'description', 'kind', 'href', 'isNew'],
} as const satisfies FieldsOf<Lists>;
