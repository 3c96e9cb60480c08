import type { HomePage, Picture, Product, StorePage } from '../content/views.ts';
import { hashOfTab } from '../store/tab.ts';
import { wireAmount } from '../ui/money.ts';
import type { Root } from './root.ts';

/**
 * What pages tell search engines as JSON-LD (https://schema.org): the same words and prices that visitors read, taken
 * from the same view models. No ratings: those of one's own site do not count, and the sample ones are nobody's.
 */
const practiceId = ({ siteUrl }: Root): string => `${siteUrl}/#practice`;

/** The practice, on the home page; other facts name it by its id. */
export function practiceFacts(root: Root, home: HomePage): object {
  const { siteUrl, frame } = root;
  return {
    '@type': 'MedicalBusiness',
    '@id': practiceId(root),
    name: frame.practice.name,
    slogan: frame.practice.tagline,
    description: home.hero.lead,
    email: frame.practice.email,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/favicon-512.png`,
    image: `${siteUrl}/og-card.png`,
  };
}

/** Every product that is for sale, in the order of the store. */
export function productFacts(root: Root, { products }: StorePage): object {
  return { '@graph': products.map((product) => toProductFact(root, product)) };
}

function toProductFact(root: Root, product: Product): object {
  return {
    '@type': 'Product',
    name: product.name,
    description: product.description,
    sku: product.id,
    ...pictureOf(root, product.picture),
    offers: {
      '@type': 'Offer',
      url: `${root.siteUrl}/store${hashOfTab(product.category)}`,
      price: wireAmount(product.cents),
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      seller: { '@id': practiceId(root) },
      ...planOf(product),
    },
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
