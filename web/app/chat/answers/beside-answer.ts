import { mayBeUrgent } from 'common/emergency/may-be-urgent';
import { languageOf, type Language } from 'common/language';
import type { OfferedItem } from '../bounds.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Item } from '../knowledge/price-list.ts';
import { answerFromContent } from './answer-from-content.ts';
import * as asks from './asks/asks.ts';
import { speaksOf } from './pages.ts';
import { topicOf } from './talk/follow-up.ts';
import type { Talk, Turn } from './talk/talk.ts';

const mostItems = 3;
const mostSuggestions = 3;

/** `talk` is what the turns before leave to go on with. */
type Asked = { question: string; turns: Turn[]; talk: Talk };

/** The things for sale that a question and its answer speak of; none where a product has no place (ASK-05). */
export function itemsBeside(
  { question, talk }: Omit<Asked, 'turns'>,
  named: string[],
  knowledge: Knowledge,
  said: string | null = null,
): OfferedItem[] {
  if (isNoPlaceForProducts(question)) return [];
  const wanted =
    named.length > 0
      ? knowledge.items.filter(({ id }) => named.includes(id))
      : topicOf(knowledge.respell(question), talk, knowledge.items).named.filter(
          (item) => said === null || speaksOf(said, [item]),
        );
  return wanted.slice(0, mostItems).flatMap(toOffered);
}

function toOffered({ product }: Item): OfferedItem[] {
  if (!product?.isForSale) return [];
  const { id, name, cents, isSubscription, priceNote, picture, ground } = product;
  return [{ id, name, cents, isSubscription, priceNote, picture, ground }];
}

const sensitive =
  /\b(allerg\w*|alergi\w*|medic(?:ines?|ations?)|meds|medicinas?|medicamentos?|dos(?:es?|age|is)|prescri\w*|antibiotic\w*|antibi[oó]tic\w*|diagnos\w*|cures?|treats?|safe|seguro|pregnan\w*|embaraz\w*|breastfe\w*)\b/i;

/** Allergies, medicines, doses, diagnoses, illness: who asks for the price of a kit beside it is shown it all the same. */
const isNoPlaceForProducts = (question: string): boolean =>
  (sensitive.test(question) || asks.wantsDiagnosis(question) || mayBeUrgent(question)) &&
  !asks.wantsPrice(question);

/** What might be asked next: of the thing that is spoken of, else what is nearest; each is answered, and was not asked yet. */
export function suggestionsBeside(
  { question, turns, talk }: Asked,
  knowledge: Knowledge,
): string[] {
  const language = languageOf(question);
  const said = new Set([...turns.map((turn) => turn.question), question].map(plain));
  const { named } = topicOf(knowledge.respell(question), talk, knowledge.items);
  const [item] = isNoPlaceForProducts(question) ? [] : named;
  const near = knowledge
    .curated(knowledge.respell(question), language)
    .slice(1)
    .flatMap(({ answer }) => asQuestion(answer.asks[language], language) ?? []);
  const found: string[] = [];
  for (const words of [...(item ? questionsOf(item, question, language) : []), ...near]) {
    if (found.length === mostSuggestions) break;
    if (said.has(plain(words)) || found.includes(words)) continue;
    const { isAnswered, handsOver } = answerFromContent(words, [], knowledge);
    if (isAnswered && !handsOver) found.push(words);
  }
  return found;
}

function questionsOf({ name, product }: Item, asked: string, language: Language): string[] {
  if (!product) return [];
  const isSpanish = language === 'spanish';
  return [
    ...(asks.wantsPrice(asked)
      ? []
      : [isSpanish ? `¿Cuánto cuesta ${name}?` : `How much is ${name}?`]),
    ...(product.turnaroundDays && !asks.wantsDays(asked)
      ? [
          isSpanish
            ? `¿Cuánto tardan los resultados de ${name}?`
            : `How long do results of ${name} take?`,
        ]
      : []),
    ...(product.sample && !isSpanish ? [`What sample does ${name} need?`] : []),
    ...(isSpanish ? [] : [`What does ${name} show?`]),
  ];
}

const begins: Record<Language, RegExp> = {
  english: /^(how|what|which|when|where|who|do|does|is|are|can|will)\b/i,
  spanish: /^(cu[aá]n|qu[eé]\b|qui[eé]n|d[oó]nde|c[oó]mo|puedo|hay|tienen|aceptan|hacen|es\b)/i,
};

/** The first of the ways of asking that reads as a question, written as one. */
function asQuestion(ways: string[], language: Language): string | null {
  const way = ways.find((each) => begins[language].test(each));
  if (!way) return null;
  const words = (way.charAt(0).toUpperCase() + way.slice(1).replace(/\?$/, '')).replaceAll(
    /\bi\b/g,
    'I',
  );
  return language === 'spanish' ? `¿${words}?` : `${words}?`;
}

const plain = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim();
