import { wireAmount } from 'common/money';
import { articlePath, blogPath } from '../content/blog-paths.ts';
import { productPath } from '../content/store-tabs.ts';
import type {
  ArticleHead,
  BlogPage,
  FaqPage,
  HomePage,
  Picture,
  Product,
  StorePage,
  Root,
} from '../content/views.ts';

/**
 * What pages tell search engines as JSON-LD (https://schema.org): the same words and prices that visitors read, taken
 * from the same view models. No ratings: those of one's own site do not count, and the sample ones are nobody's.
 */
const practiceId = ({ siteUrl }: Root): string => `${siteUrl}/#practice`;

/** The practice, on the home page; other facts name it by its id. */
export function practiceFacts(
  root: Root,
  { hero }: { hero: Pick<HomePage['hero'], 'lead'> },
): object {
  const { siteUrl, frame } = root;
  return {
    '@type': 'MedicalBusiness',
    '@id': practiceId(root),
    name: frame.practice.name,
    slogan: frame.practice.tagline,
    description: hero.lead,
    email: frame.practice.email,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/favicon-512.png`,
    image: `${siteUrl}/og-card.png`,
  };
}

/** Every product of the store, in its order, and whether it can be bought. */
export function productFacts(root: Root, { products }: Pick<StorePage, 'products'>): object {
  return { '@graph': products.map((product) => productFact(root, product, product.description)) };
}

/** One product, its price and whether it can be bought, at the address of its own page (KIT-03). */
export function productFact(root: Root, product: Product, description: string): object {
  return {
    '@type': 'Product',
    name: product.name,
    description,
    sku: product.id,
    ...pictureOf(root, product.picture),
    offers: {
      '@type': 'Offer',
      url: root.siteUrl + productPath(product.id),
      price: wireAmount(product.cents),
      priceCurrency: 'USD',
      availability: product.isForSale
        ? 'https://schema.org/InStock'
        : 'https://schema.org/OutOfStock',
      seller: { '@id': practiceId(root) },
      ...planOf(product),
    },
  };
}

/** The questions of the page, each with its whole answer. */
export function questionFacts({ groups }: Pick<FaqPage, 'groups'>): object {
  const questions = groups.flatMap(({ items }) => items);
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: {
        '@type': 'Answer',
        text: answer
          .flatMap((part) => (part.kind === 'list' ? part.items : [part.text]))
          .join('\n'),
      },
    })),
  };
}

/** The articles of one page of the list, each at its own address. */
export function blogFacts(
  root: Root,
  { title, lead, page, articles }: Pick<BlogPage, 'title' | 'lead' | 'page' | 'articles'>,
): object {
  return {
    '@type': 'Blog',
    name: title,
    description: lead,
    url: root.siteUrl + blogPath(page.number),
    publisher: publisherOf(root),
    blogPost: articles.map((article) => articleFacts(root, article)),
  };
}

/** One article. */
export function articleFacts(root: Root, article: ArticleHead): object {
  const url = root.siteUrl + articlePath(article.slug);
  return {
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.excerpt,
    datePublished: article.date.iso,
    url,
    mainEntityOfPage: url,
    ...pictureOf(root, article.picture),
    author: publisherOf(root),
    publisher: publisherOf(root),
  };
}

function publisherOf(root: Root): object {
  return {
    '@type': 'Organization',
    '@id': practiceId(root),
    name: root.frame.practice.name,
    url: `${root.siteUrl}/`,
  };
}

/** A price that is paid several times says so. */
function planOf({ cents, subscription }: Product): object {
  if (!subscription) return {};
  return {
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: wireAmount(cents),
      priceCurrency: 'USD',
      unitCode: 'MON',
      billingIncrement: subscription.intervalCount,
      billingDuration: subscription.totalPayments,
    },
  };
}

function pictureOf({ siteUrl }: Root, picture: Picture | null): object {
  return picture ? { image: siteUrl + picture.src } : {};
}
