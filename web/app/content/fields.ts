import type { Config } from 'cms/types';

type Globals = Config['globals'];
type Lists = Config['collections'];
type FieldsOf<Documents, Slug extends keyof Documents> = { [Name in Slug]: readonly (keyof Documents[Name])[] };

/** How a page looks in tabs, search results and shared links. */
const HEAD = ['documentTitle', 'metaDescription', 'sharePicture'] as const;

/** What the pages show of each document; the CMS is asked for nothing else. */
export const GLOBAL_FIELDS = {
  practice: ['name', 'email', 'tagline', 'replyTime', 'builder'],
  frame: ['announcement', 'menu', 'menuWords', 'footer', 'consent', 'notFound'],
  home: ['hero', 'claims', 'journey', 'ways', 'services', 'about', 'contact', 'scripture', ...HEAD],
  store: ['hero', 'tabs', 'sampleKey', 'turnaround', 'help', 'packagePlan', 'programPlan', 'shelfTitle', 'shelfLead', 'closing', 'words', ...HEAD],
  checkout: ['title', 'lead', 'dateOfBirthHint', 'shippingHint', 'terms', 'secureNote', 'form', 'done', 'cart', ...HEAD],
} as const satisfies FieldsOf<Globals, 'practice' | 'frame' | 'home' | 'store' | 'checkout'>;

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
} as const satisfies FieldsOf<Lists, 'products' | 'offers'>;
