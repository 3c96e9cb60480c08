import { contentStore } from '../../cms/content-store.server.ts';
import {
  getAboutPage,
  getArticles,
  getAssistant,
  getCheckoutPage,
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
import { createVersionedCache } from '../../server/cache/versioned-cache.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { toKnowledge } from '../knowledge/knowledge.ts';

const WAIT_MS = 3_000;
const kept = createVersionedCache<Knowledge>({ waitMs: WAIT_MS });

/** What the chat knows at the present content version; the index is made anew only when that changes. */
export async function getKnowledge(): Promise<Knowledge> {
  const stamp = await contentStore.latest();
  const { value } = await kept.get('knowledge', stamp, () =>
    contentStore.during(stamp, readKnowledge),
  );
  return value;
}

async function readKnowledge(): Promise<Knowledge> {
  const [
    frame,
    home,
    store,
    goods,
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
  );
}

async function getAssistantTexts(): Promise<TextPage[]> {
  return (await getTextPages()).filter(({ isForAssistant }) => isForAssistant);
}
