import type { Knowledge } from '../../app/chat/knowledge/knowledge.ts';
import { toKnowledge } from '../../app/chat/knowledge/knowledge.ts';
import type { Pages } from '../../app/chat/knowledge/passages.ts';
import { startEmbedder } from '../../app/chat/meaning/embedder.ts';
import { createMeanings, noMeanings } from '../../app/chat/meaning/meanings.ts';
import { modelVersion, openVectors, seedVectors } from '../../app/chat/meaning/shipped-vectors.ts';
import { toAssistant } from '../../app/content/assistant.ts';
import { toChatFacts, toCuratedAnswer } from '../../app/content/curated-answers.ts';
import { toFrame } from '../../app/content/frame.ts';
import { toAboutPage } from '../../app/content/pages/about-page.ts';
import { toArticle } from '../../app/content/pages/blog-page.ts';
import { toCheckoutPage } from '../../app/content/pages/checkout-page.ts';
import { toChoosePage } from '../../app/content/pages/choosing-pages.ts';
import { toFaqPage } from '../../app/content/pages/faq-page.ts';
import { toFreebiesPage } from '../../app/content/pages/freebies-page.ts';
import { toHomePage } from '../../app/content/pages/home-page.ts';
import { toLocalPage } from '../../app/content/pages/local-page.ts';
import { toProductPage } from '../../app/content/pages/product-page.ts';
import { toRecommendationsPage } from '../../app/content/pages/recommendations-page.ts';
import { toStorePage } from '../../app/content/pages/store-page.ts';
import { toTextPage } from '../../app/content/pages/text-page.ts';
import { toPerson } from '../../app/content/person.ts';
import { toOffers } from '../../app/content/product.ts';
import type { SeedContent } from './seed-content.ts';
import { readSeedContent } from './seed-content.ts';

type Change = (documents: SeedContent) => void;

let unchanged: Knowledge | undefined;
let learned: Promise<Knowledge> | undefined;

/** The content of a seeded shop as the chat reads it, for all files as one; `change` edits the documents first. No meaning is known: questions count by their words alone. */
export function seedKnowledge(change?: Change): Knowledge {
  if (change) return newKnowledge(change);
  unchanged ??= newKnowledge();
  return unchanged;
}

/** The same as a visitor's question finds it: with what everything means, and with the model that reads the question. */
export function learnedKnowledge(change?: Change): Promise<Knowledge> {
  if (change) return newLearned(change);
  learned ??= newLearned();
  return learned;
}

/** One model for all files; a busy machine may take its time. */
const embed = startEmbedder();
const shipped = openVectors(seedVectors, modelVersion);
const waitMs = 30_000;

async function newLearned(change?: Change): Promise<Knowledge> {
  const meanings = createMeanings(() => embed, {
    waitMs,
    onTrouble: (error) => {
      throw error;
    },
    shipped,
  });
  const knowledge = newKnowledge(change, meanings);
  await meanings.learn(knowledge.toLearn);
  return knowledge;
}

function newKnowledge(change?: Change, meanings = noMeanings): Knowledge {
  const docs = readSeedContent();
  change?.(docs);
  const pages: Pages = {
    frame: toFrame(docs['globals/practice'], docs['globals/frame']),
    home: toHomePage(docs['globals/home'], toOffers(docs.offers, docs.products), [], [], {
      name: '',
      portrait: null,
    }),
    store: toStorePage(
      docs['globals/store'],
      docs.products,
      docs.offers,
      docs['partner-links'],
      toPerson(docs['globals/about'], docs['globals/practice']),
    ),
    goods: docs.products.flatMap(
      ({ handle }) =>
        toProductPage(
          {
            store: docs['globals/store'],
            about: docs['globals/about'],
            practice: docs['globals/practice'],
            products: docs.products,
          },
          handle,
        ) ?? [],
    ),
    choosing: toChoosePage(docs['globals/store'], docs.products, null),
    checkout: toCheckoutPage(docs['globals/checkout']),
    faq: toFaqPage(docs['globals/faq-page'], docs.faqs),
    articles: docs.posts.map(toArticle),
    freebies: toFreebiesPage(docs['globals/freebies-page'], docs.freebies),
    about: toAboutPage(docs['globals/about'], docs['globals/practice']),
    texts: docs.pages.map((page) => toTextPage(page, docs['globals/checkout'])),
    recommendations: toRecommendationsPage(
      docs['globals/recommendations-page'],
      docs['affiliate-products'],
    ),
    local: toLocalPage(docs['globals/local-page'], docs['local-businesses']),
  };
  return toKnowledge(
    pages,
    toAssistant(docs['globals/assistant'], docs['globals/practice']),
    {
      answers: docs.answers.map(toCuratedAnswer),
      facts: toChatFacts(docs['globals/chat-facts']),
    },
    meanings,
  );
}
