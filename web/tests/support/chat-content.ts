import { readFileSync } from 'node:fs';
import { toAboutPage } from '../../app/content/about-page.ts';
import { toAssistant } from '../../app/content/assistant.ts';
import { toBlogPage } from '../../app/content/blog-page.ts';
import { toCheckoutPage } from '../../app/content/checkout-page.ts';
import type * as documents from '../../app/content/documents.ts';
import { toFaqPage } from '../../app/content/faq-page.ts';
import { toFrame } from '../../app/content/frame.ts';
import { toFreebiesPage } from '../../app/content/freebies-page.ts';
import { toHomePage } from '../../app/content/home-page.ts';
import { toLocalPage } from '../../app/content/local-page.ts';
import { toPrivacyPage } from '../../app/content/privacy-page.ts';
import { toOffers } from '../../app/content/product.ts';
import { toRecommendationsPage } from '../../app/content/recommendations-page.ts';
import { toStorePage } from '../../app/content/store-page.ts';
import type { Knowledge } from '../../app/chat/knowledge/knowledge.ts';
import { toKnowledge } from '../../app/chat/knowledge/knowledge.ts';
import type { Pages } from '../../app/chat/knowledge/passages.ts';
import { assistant } from './sample-assistant.ts';

type Sample = {
  faqs: documents.FaqDocument[];
  freebies: documents.FreebieDocument[];
  offers: documents.OfferDocument[];
  posts: documents.PostDocument[];
  products: documents.ProductDocument[];
  'local-businesses': documents.LocalBusinessDocument[];
  'affiliate-products': documents.AffiliateProductDocument[];
  'globals/about': documents.AboutDocument;
  'globals/blog-page': documents.BlogPageDocument;
  'globals/checkout': documents.CheckoutDocument;
  'globals/faq-page': documents.FaqPageDocument;
  'globals/frame': documents.FrameDocument;
  'globals/freebies-page': documents.FreebiesPageDocument;
  'globals/home': documents.HomeDocument;
  'globals/local-page': documents.LocalPageDocument;
  'globals/practice': documents.PracticeDocument;
  'globals/privacy-policy': documents.PrivacyDocument;
  'globals/recommendations-page': documents.RecommendationsPageDocument;
  'globals/store': documents.StoreDocument;
};

const sample = () => JSON.parse(readFileSync(new URL('../chat/content.json', import.meta.url), 'utf8')) as Sample;

/** The sample content of a freshly seeded shop (see tests/chat), as the chat reads it; `change` edits the documents first. */
export function sampleKnowledge(change: (documents: Sample) => void = () => {}): Knowledge {
  const docs = sample();
  change(docs);
  const pages: Pages = {
    frame: toFrame(docs['globals/practice'], docs['globals/frame']),
    home: toHomePage(docs['globals/home'], toOffers(docs.offers, docs.products), []),
    store: toStorePage(docs['globals/store'], docs.products, docs.offers, []),
    checkout: toCheckoutPage(docs['globals/checkout']),
    faq: toFaqPage(docs['globals/faq-page'], docs.faqs),
    blog: toBlogPage(docs['globals/blog-page'], docs.posts),
    freebies: toFreebiesPage(docs['globals/freebies-page'], docs.freebies.map((freebie) => ({ ...freebie, file: 'file' }))),
    about: toAboutPage(docs['globals/about'], docs['globals/practice']),
    privacy: toPrivacyPage(docs['globals/privacy-policy'], docs['globals/checkout']),
    recommendations: toRecommendationsPage(docs['globals/recommendations-page'], docs['affiliate-products']),
    local: toLocalPage(docs['globals/local-page'], docs['local-businesses']),
  };
  return toKnowledge(pages, toAssistant(assistant, docs['globals/practice']));
}
