import { articlePath, blogPath, onPage, pageCount } from '../blog-paths.ts';
import type { PostDocument } from '../documents.ts';
import type { globalFields, listFields } from '../fields.ts';
import { toProducts } from '../product.ts';
import type { ProductDocument } from '../product.ts';
import { productPath } from '../store-tabs.ts';
import type { ListedPage } from '../views.ts';

type Sources = {
  path: string;
  globals: (keyof typeof globalFields)[];
  lists: (keyof typeof listFields)[];
};

/** The pages that search engines list, with the documents whose words they show; pages of text come besides. */
export const listedPages: Sources[] = [
  { path: '/', globals: ['home'], lists: ['offers', 'testimonials'] },
  { path: '/store', globals: ['store'], lists: ['products', 'offers', 'partner-links'] },
  { path: '/store/compare', globals: ['store'], lists: ['products'] },
  { path: '/store/choose', globals: ['store'], lists: ['products'] },
  { path: '/recommendations', globals: ['recommendations-page'], lists: ['affiliate-products'] },
  { path: '/local-affiliates', globals: ['local-page'], lists: ['local-businesses'] },
  { path: '/about', globals: ['about', 'practice'], lists: [] },
  { path: '/testimonials', globals: ['testimonials-page'], lists: ['testimonials'] },
  { path: '/freebies', globals: ['freebies-page'], lists: ['freebies'] },
  { path: '/blog', globals: ['blog-page'], lists: ['posts'] },
  { path: '/faq', globals: ['faq-page'], lists: ['faqs'] },
];

/** When the last of `documents` was changed, as the CMS writes times (ISO 8601, UTC); null when none of them says so. */
export function lastChange(documents: { updatedAt?: string | null | undefined }[]): string | null {
  return (
    documents
      .flatMap(({ updatedAt }) => updatedAt ?? [])
      .toSorted()
      .at(-1) ?? null
  );
}

/** The further pages of the list of articles, and every article. */
export function listBlog(posts: PostDocument[]): ListedPage[] {
  const further = Array.from({ length: pageCount(posts.length) - 1 }, (_, place) => place + 2);
  return [
    ...further.map((number) => ({
      path: blogPath(number),
      changedAt: lastChange(onPage(posts, number)),
    })),
    ...posts.map(({ slug, updatedAt }) => ({ path: articlePath(slug), changedAt: updatedAt })),
  ];
}

/** The page of every product that is shown. */
export function listProducts(products: ProductDocument[]): ListedPage[] {
  const shown = new Set(toProducts(products).map(({ id }) => id));
  return products
    .filter(({ handle }) => shown.has(handle))
    .map(({ handle, updatedAt }) => ({ path: productPath(handle), changedAt: updatedAt }));
}
