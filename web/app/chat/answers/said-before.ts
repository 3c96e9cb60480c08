import type { Language } from 'common/language';
import { isSaidIn } from '../curated/bare-words.ts';
import { shareOf, stemsOf } from '../curated/terms.ts';
import { sentencesOf } from '../knowledge/passage.ts';
import type { Asked } from './asked.ts';
import * as asks from './asks/asks.ts';
import { answered, handedOver, withPage, type ContentAnswer } from './content-answer.ts';
import { fitsSurely, nextOwnWords } from './own-words.ts';
import { speaksOf } from './pages.ts';
import { tellsOfPerson } from './people/persons.ts';
import { speaksBack } from './talk/follow-up.ts';
import { isElsewhere } from './talk/talk.ts';

/** Shorter words may well be said twice. */
const fewLetters = 80;
const mostWords = 8;
const manyWords = 7;
const atOnce = 2;
/** Words that most answers have. */
const kinds = new Set(
  'kit test package program visit price box order person practice'
    .split(' ')
    .flatMap((word) => stemsOf(word, 'english')),
);
/** How many of the words that are asked for have to stand in one sentence. */
const share = 0.5;
const asksWhy =
  /^\W*(?:(?:but|and|so|ok|hm+|y|pero) )*(?:why|how come|por ?qu[eé])(?: (?:not|is (?:that|it)|so|no))?\W*$/i;
/** What is asked for one case is seldom what was said of all. */
const condition = /\b(?:if|unless|already|even|si|ya)\b/i;
const reason = /\b(?:because|since|for it is|so that|porque)\b/i;
const inPassing = /\bfor (?:everyone|everybody|your)\S* (?:\w+ )?(?:safety|sake)\b/i;

const moreIsNotSaid: Record<Language, string> = {
  english: 'More than that the site does not say about it.',
  spanish: 'El sitio no dice más sobre eso.',
};

/** Words without the page below them. */
const bare = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !/: \/[\w#/-]*$/.test(line))
    .join('\n')
    .trim();

/**
 * What is said in the place of the last answer once more: what the question alone surely asks for; and where many words of
 * it are in no word of the answer, that there is no more. Null where it may well stand twice.
 */
export function anotherThan({ text }: ContentAnswer, asked: Asked): ContentAnswer | null {
  const { saidBefore, talk, question, ownAlone, language, knowledge } = asked;
  const words = bare(text);
  const isAgain =
    talk.question !== question &&
    words.length >= fewLetters &&
    saidBefore !== null &&
    isSaidIn(saidBefore, words);
  if (!isAgain || asks.wantsNext(question)) return null;
  const own = speaksBack(question) ? null : ownAlone();
  if (own && own.fit >= fitsSurely) return bare(own.text) === words ? null : own;
  const said = stemsOf(words, language);
  const isOfThat = stemsOf(question, language).some((stem) => said.includes(stem));
  const isSure = (asked.own?.fit ?? 0) >= fitsSurely;
  return isOfThat || isSure || tellsOfPerson(question) || question.split(/\s+/).length < manyWords
    ? null
    : (nextOwnWords(asked) ?? handedOver(moreIsNotSaid[language], knowledge));
}

const asksWhere =
  /^\W*(?:(?:oh|ok|and|so|but|hm+)\W+)*where (?:do|can|would|should) (?:i|we) (?:do|find|see|get) (?:it|that|this|them)\W*$/i;

/** What the last answer has already said to a short question that goes on: 'how many pages is it?', 'why not?' */
export function ofLastAnswer(asked: Asked): ContentAnswer | null {
  const { talk, saidBefore, own, named, question, isFollowUp, language, knowledge } = asked;
  if (saidBefore === null || condition.test(question) || question.split(/\s+/).length > mostWords)
    return null;
  const sentences = sentencesOf(
    bare(saidBefore).replaceAll('e-mail', 'email').replaceAll('\n', ' '),
  );
  if (asksWhere.test(question) && isElsewhere(talk.page))
    return answered(withPage(sentences.slice(0, atOnce).join(' '), talk.page, knowledge));
  if (asksWhy.test(question)) {
    const [why] = [reason, inPassing].flatMap((way) => sentences.filter((one) => way.test(one)));
    return why
      ? answered(withPage(why, talk.page, knowledge))
      : handedOver(moreIsNotSaid[language], knowledge);
  }
  const isOfOthers = named.some((item) => !talk.things.includes(item));
  const isOfGoods = own?.page?.startsWith('/store') === true && isElsewhere(talk.page);
  const isSaid = own !== null && isSaidIn(saidBefore, bare(own.text));
  if (
    isOfOthers ||
    (named.length > 0 && !isFollowUp) ||
    (!isSaid && !isOfGoods && own !== null && own.fit >= fitsSurely)
  )
    return null;
  const wanted = stemsOf(question, language).filter(
    (stem) => shareOf(stem) === 1 && !kinds.has(stem),
  );
  const [best] = sentences
    .map((text, place) => {
      const stems = stemsOf(text, language);
      return { place, shared: wanted.filter((stem) => stems.includes(stem)).length };
    })
    .toSorted((one, other) => other.shared - one.shared);
  return best && best.shared > 0 && best.shared >= share * wanted.length
    ? answered(
        withPage(sentences.slice(best.place, best.place + atOnce).join(' '), talk.page, knowledge),
      )
    : null;
}

const bareTime =
  /^\W*(?:(?:and|so|ok|but|oh)\W+)*(?:when|how (?:long|soon|fast|quick(?:ly)?)|(?:at )?what (?:time|day))(?: (?:is|does|will|would|do) (?:it|that|this|they|you|i)(?: (?:take|be|start|come|arrive|get here|last|reply|answer))?| then)?\W*$/i;
const span = String.raw`\b(?:\d+(?: to \d+)?|one|an|two|three|four|six) (?:business )?(?:days?|weeks?|months?|hours?|minutes?)\b`;
const day = String.raw`\b(?:\d{1,2}(?::\d{2})? ?[AP]M|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\b`;
const [spans, times] = [new RegExp(span), new RegExp(`${span}|${day}`)];

/** 'When?', 'how long?' of what was just said: its sentences that tell a time, if they are of no other thing than what is spoken of. */
export function whenSaid(asked: Asked): ContentAnswer | null {
  const { question, saidBefore, named, talk, language, knowledge } = asked;
  if (saidBefore === null || language !== 'english' || !bareTime.test(question)) return null;
  if (named.some((item) => speaksOf(saidBefore, [item]))) return null;
  const wanted = /\bhow\b/i.test(question) ? spans : times;
  const told = sentencesOf(bare(saidBefore).replaceAll('\n', ' '))
    .filter((sentence) => wanted.test(sentence))
    .slice(0, atOnce);
  return told.length > 0 ? answered(withPage(told.join(' '), talk.page, knowledge)) : null;
}
