import { contentStore } from '../../cms/content-store.server.ts';
import {
  getAboutPage,
  getArticles,
  getAssistant,
  getCheckoutPage,
  getChoosePage,
  getCuratedAnswers,
  getFaqPage,
  getFrame,
  getFreebiesPage,
  getHomePage,
  getLocalPage,
  getProductPages,
  getRecommendationsPage,
  getStorePage,
  getTextPages,
} from '../../content/content.server.ts';
import type { TextPage } from '../../content/views.ts';
import { env } from '../../env.server.ts';
import { createVersionedCache } from '../../server/cache/versioned-cache.ts';
import { log } from '../../server/log.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { toKnowledge } from '../knowledge/knowledge.ts';
import { startEmbedder } from '../meaning/embedder.ts';
import { createKeptVectors } from '../meaning/kept-vectors.ts';
import { createMeanings } from '../meaning/meanings.ts';
import { modelVersion, openVectors, seedVectors } from '../meaning/shipped-vectors.ts';

const mostWaitMs = 3_000;
const kept = createVersionedCache<Knowledge>({ waitMs: mostWaitMs });
/** A visitor waits no longer for what a question means, though the model has to start first; its words are enough to answer it. */
const meaningWaitMs = 2_500;
/** Pages come first. */
const readyAfterMs = 5_000;
const meanings = createMeanings(startEmbedder, {
  waitMs: meaningWaitMs,
  onTrouble: (error) => log.warn({ err: error }, 'questions are answered by their words alone'),
  shipped: openVectors(seedVectors, modelVersion),
  ...(env.snapshotDir && { kept: createKeptVectors(env.snapshotDir, modelVersion, log) }),
});

/** What the chat knows at the present content version; the index is made anew only when that changes. */
export async function getKnowledge(): Promise<Knowledge> {
  const stamp = await contentStore.latest();
  const { value } = await kept.get('knowledge', stamp, () =>
    contentStore.during(stamp, readKnowledge),
  );
  void meanings.learn(value.toLearn);
  return value;
}

/** A shop that is visited is ready for questions before the first of them. */
if (env.snapshotDir && !env.isDevelopment)
  setTimeout(() => void getKnowledge().catch(() => undefined), readyAfterMs).unref();

async function readKnowledge(): Promise<Knowledge> {
  const [
    frame,
    home,
    store,
    goods,
    choosing,
    checkout,
    faq,
    articles,
    freebies,
    about,
    texts,
    recommendations,
    local,
    assistant,
    curated,
  ] = await Promise.all([
    getFrame(),
    getHomePage(),
    getStorePage(),
    getProductPages(),
    getChoosePage(),
    getCheckoutPage(),
    getFaqPage(),
    getArticles(),
    getFreebiesPage(),
    getAboutPage(),
    getAssistantTexts(),
    getRecommendationsPage(),
    getLocalPage(),
    getAssistant(),
    getCuratedAnswers(),
  ]);
  return toKnowledge(
    {
      frame,
      home,
      store,
      goods,
      choosing,
      checkout,
      faq,
      articles,
      freebies,
      about,
      texts,
      recommendations,
      local,
    },
    assistant,
    curated,
    meanings,
  );
}

async function getAssistantTexts(): Promise<TextPage[]> {
  return (await getTextPages()).filter(({ isForAssistant }) => isForAssistant);
}
