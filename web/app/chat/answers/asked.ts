import { languageOf, type Language } from 'common/language';
import { productPath } from '../../content/store-tabs.ts';
import type { FindCurated, Manner } from '../curated/find-curated.ts';
import { withoutNames } from '../knowledge/find-items.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { FindNear, Near } from '../knowledge/near-passages.ts';
import type { Item } from '../knowledge/price-list.ts';
import * as asks from './asks/asks.ts';
import { ownWords, type OwnWords } from './own-words.ts';
import { pageFor } from './pages.ts';
import { isShort, topicOf, type Topic } from './talk/follow-up.ts';
import { talkOf } from './talk/talk-so-far.ts';
import { isElsewhere, type Talk, type Turn } from './talk/talk.ts';
import { withTitle } from './talk/titles.ts';
import { pricedAt } from './things/sums.ts';
import type { Understood } from './understand.ts';

/** One question, with all that is known of it before it is answered. */
export type Asked = Topic & {
  /** As it was typed; `question` is how it was meant. */
  words: string;
  question: string;
  language: Language;
  talk: Talk;
  /** Things that cost a sum which is doubted. */
  doubted: Item[];
  /** What was named is what was spoken of before. */
  isFollowUp: boolean;
  meaning: Float32Array | null;
  /** What the practice says to it in its own words, and what the site says. */
  own: OwnWords | null;
  /** And to these words alone, whatever was said before. */
  ownAlone: () => OwnWords | null;
  /** What this message tells before its question. */
  told: string;
  /** The answer to the last message; this one may have several questions. */
  saidBefore: string | null;
  page: Near | null;
  knowledge: Knowledge;
};

const english = /\b(the|how|what|when|which|is|are|do|does|you|and|for|it|much|can|i|my)\b/i;

/** Few words in no clear language are in that of the talk. */
function languageIn(words: string, turns: Turn[]): Language {
  const before = turns.at(-1)?.question ?? '';
  return isShort(words) && !english.test(words) && languageOf(before) === 'spanish'
    ? 'spanish'
    : languageOf(words);
}

/** Several ways of answering look on the same pages for the same words. */
function remembered(near: FindNear): FindNear {
  const found = new Map<string, Near | null>();
  return (sought, path, mayAnswer) => {
    const key = [path ?? '', sought.meaning ? 'meant' : 'said', sought.words].join('\n');
    const known = found.get(key);
    const page = known === undefined ? near(sought, path, mayAnswer) : known;
    found.set(key, page);
    return page;
  };
}

const mannerOf = (question: string): Manner =>
  asks.wantsOther(question)
    ? 'wantsOther'
    : asks.wantsNext(question)
      ? 'wantsNext'
      : asks.asksNothing(question)
        ? 'tells'
        : 'asks';

/** A question that leans on the talk goes on with what was said last, and seldom asks for the same again. */
const inTalk =
  (curated: FindCurated, talk: Talk | null): FindCurated =>
  (question, language, meaning) =>
    curated(
      question,
      language,
      meaning,
      talk && { on: talk.rows, given: talk.given, manner: mannerOf(question) },
    );

export function readAsked(
  words: string,
  { turns, saidBefore, told }: { turns: Turn[] } & Pick<Asked, 'saidBefore' | 'told'>,
  whole: Knowledge,
  understood: Understood,
): Asked {
  const talk = talkOf(turns, whole);
  const question = withTitle(whole.respell(words), talk, whole.passages);
  const language = languageIn(words, turns);
  const topic = topicOf(question, talk, whole.items);
  const doubted = pricedAt(question, topic.named.length > 0 ? topic.named : whole.items);
  const named = doubted.length > 0 ? doubted : topic.named;
  const isFollowUp = topic.search !== question;
  const goesOn = isFollowUp || isShort(question);
  const leans =
    talk.question !== null &&
    goesOn &&
    !asks.wantsPrice(question) &&
    (topic.named.length === 0 || topic.named === talk.things);
  const before = goesOn ? (talk.subject ?? talk.question ?? undefined) : undefined;
  const meaning = language === 'spanish' ? null : understood(question, before);
  const knowledge = {
    ...whole,
    near: remembered(whole.near),
    curated: inTalk(whole.curated, leans ? talk : null),
  };
  const ownTo = (text: string) =>
    ownWords(
      asks.withoutPriceWords(withoutNames(text, named)),
      language,
      knowledge,
      meaning,
      named.length > 0
        ? named.map(({ id }) => productPath(id))
        : goesOn && isElsewhere(talk.page) && !asks.wantsPrice(question)
          ? [talk.page]
          : [],
    );
  const own =
    language === 'spanish'
      ? (ownTo(words) ?? ownTo(`${question} ${talk.question ?? ''}`))
      : ownTo(isFollowUp ? topic.search : words);
  return {
    ...topic,
    named,
    doubted,
    words,
    question,
    language,
    talk,
    isFollowUp,
    meaning,
    own,
    ownAlone: () =>
      ownWords(words, language, whole, language === 'spanish' ? null : understood(question)),
    saidBefore,
    told,
    page:
      language === 'english'
        ? pageFor(asks.withoutPriceWords(topic.search), meaning, knowledge)
        : null,
    knowledge,
  };
}
