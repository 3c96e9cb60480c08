import type { Language } from 'common/language';
import { productPath } from '../../content/store-tabs.ts';
import { unpackText } from '../../content/unpack-text.ts';
import type { Assistant, ChatFacts, ChoosePage, CuratedAnswer } from '../../content/views.ts';
import { createAskedExactly, type AskedExactly } from '../curated/asked-exactly.ts';
import { createCurated, type FindCurated } from '../curated/find-curated.ts';
import { createValues, fillAnswer, type Values } from '../curated/placeholders.ts';
import { createRowsIn, type RowsIn } from '../curated/rows-of-talk.ts';
import { noMeanings, type Meanings } from '../meaning/meanings.ts';
import { forWhomItIs } from './for-whom.ts';
import { createNear, type FindNear } from './near-passages.ts';
import { asSentence, withoutFigures, wordsOfBlocks, type Passage } from './passage.ts';
import { ofGoods } from './passages-of-goods.ts';
import type { Pages } from './passages.ts';
import { toPassages } from './passages.ts';
import type { Item } from './price-list.ts';
import { toItems } from './price-list.ts';
import { createRespell } from './respell.ts';
import type { Search } from './search.ts';
import { createSearch } from './search.ts';

/** Everything the chat may say something about, made from one state of the content. */
export type Knowledge = {
  passages: Passage[];
  items: Item[];
  search: Search;
  /** What the site says, the pages of products included, by its words and by what it means. */
  near: FindNear;
  /** The answers of the practice in its own words, by how well they fit. */
  curated: FindCurated;
  askedExactly: AskedExactly;
  /** Which of them an answer was taken from. */
  rowsIn: RowsIn;
  meanings: Meanings;
  /** Which kit to begin with (the page that helps to choose). */
  choosing: ChoosePage;
  /** English texts whose meaning is compared with that of a question. */
  toLearn: string[];
  /** What the placeholders of these answers stand for. */
  values: Values;
  /** A question as it was meant, in lower case. */
  respell: (question: string) => string;
  assistant: Assistant;
  /** All that the pages of products, and the answers in the practice's own words, say. */
  goodsWords: { id: string; words: string[] }[];
  curatedWords: Record<Language, string[]>;
  /** The English ones that say more than an article, a product's page or another page that a model reads for itself. */
  wordsForModel: string[];
  /** By slug. */
  articles: Map<string, { title: string; lead: string; text: string }>;
  practice: { name: string; replyTime: string; email: string };
  /** The names of the shelves, and from when days to results are counted. */
  shelves: Record<Item['category'], string>;
  daysCounted: string;
};

/** Of each answer: which words there are is told by some of its ways of asking, and all would take a second. */
const waysForSpelling = 30;

export function toKnowledge(
  pages: Pages,
  assistant: Assistant,
  { answers, facts }: { answers: CuratedAnswer[]; facts: ChatFacts },
  meanings: Meanings = noMeanings,
): Knowledge {
  const { store, home, frame } = pages;
  const passages = toPassages(pages);
  const near = createNear(
    [
      ...passages.map((passage) => ({ passage, subject: null })),
      ...pages.goods.flatMap((page) =>
        ofGoods(page).map((passage) => ({ passage, subject: page.product.name })),
      ),
    ],
    meanings,
  );
  const items = toItems(store.products, home.services.offers, pages.goods);
  const values = createValues({
    items,
    facts,
    frame,
    freebies: pages.freebies,
    about: pages.about,
  });
  const toldInShort = new Set([
    '/about',
    '/blog',
    '/freebies',
    '/local-affiliates',
    '/privacy-policy',
    '/recommendations',
    ...pages.goods.map(({ product }) => productPath(product.id)),
  ]);
  const wordsIn = (language: Language, said = answers) =>
    said.map(({ words }) => fillAnswer(words[language], values, language) ?? '');
  return {
    passages,
    items,
    curated: forWhomItIs(createCurated(answers, meanings)),
    askedExactly: createAskedExactly(answers, values),
    rowsIn: createRowsIn(answers, values),
    meanings,
    choosing: pages.choosing,
    toLearn: [
      ...answers.flatMap(({ asks }) => asks.english),
      ...pages.goods.flatMap(({ questions }) => questions.map(({ question }) => question)),
      ...near.texts,
    ],
    values,
    search: createSearch(passages),
    near: near.find,
    respell: createRespell(
      passages,
      answers.flatMap(({ asks }) => asks.english.slice(0, waysForSpelling)),
    ),
    assistant,
    goodsWords: pages.goods.map((page) => ({
      id: page.product.id,
      words: ofGoods(page).map(
        ({ title, text }) => `${asSentence(title)} ${text.replaceAll('\n', ' ')}`,
      ),
    })),
    curatedWords: { english: wordsIn('english'), spanish: wordsIn('spanish') },
    wordsForModel: wordsIn(
      'english',
      answers.filter(({ page, comesFirst }) => comesFirst || !toldInShort.has(page ?? '')),
    ),
    articles: new Map(
      pages.articles.map(({ slug, title, excerpt: lead, text }) => [
        slug,
        { title, lead, text: withoutFigures(wordsOfBlocks(unpackText(text))) },
      ]),
    ),
    practice: {
      name: frame.practice.name,
      replyTime: frame.practice.replyTime,
      email: frame.practice.email,
    },
    shelves: store.tabs,
    daysCounted: store.turnaround.lead,
  };
}
