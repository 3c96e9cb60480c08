import { languageOf } from 'common/language';
import { speaksOfHealth } from './terms.ts';

/** Where one sentence ends and another begins: after its mark, or at its number. */
const betweenSentences =
  /(?<=[?!.;])\s+|\n+|\s+(?:\d[.)]|\([1-5]\)(?=.*\([2-6]\)|(?<=\([1-4]\).*)))\s+/u;
/** Where one question of a sentence ends and another begins: before a word that begins a new one. */
const betweenQuestions =
  /,\s+(?=(?:is|are|does|do|can|what'?s?|who|when|where|how (?:much|long)|cu[aá]nto|cu[aá]ndo|d[oó]nde|c[oó]mo|hay|puedo)\b)|,?\s+(?:and|also|plus|y|e|también)\s+(?=(?:is|are|do|does|did|has|have|can|could|how|what'?s?|when|where|which|who|will|would|should|if not|cu[aá]nto|cu[aá]ndo|d[oó]nde|c[oó]mo|cu[aá]l|qu[eé]|en (?:qu[eé]|cu[aá]nto)|hay|puedo|sirve|tienen|hacen|mandan|env[ií]an|aceptan)\b)/iu;
const mostQuestions = 3;
const fewestLetters = 6;

/** The questions of a message, in order; a message of one is itself, without an aside behind it that changes nothing. */
export function questionsIn(whole: string): string[] {
  const message = withoutHead(whole);
  const parts = partsOf(message);
  const asked = parts.filter(asksSomething);
  if (asked.length > 1) return asked.slice(0, mostQuestions);
  const [question] = asked;
  const place = question === undefined ? -1 : parts.indexOf(question);
  const behind = parts.slice(place + 1);
  const isAside = place === 0 && behind.length > 0 && !behind.some(matters);
  const isToldBefore =
    place > 0 && behind.length === 0 && isWhole(question) && isInPassing(parts.slice(0, place));
  return [(isAside || isToldBefore) && question ? question : message];
}

const fewestWords = 4;
const leans = /\b(?:it|that|this|those|these|them|they|she|he|her|him|ones?|start|begin|which)\b/i;
/** Whether a question needs nothing that was said before it. */
const isWhole = (question = ''): boolean =>
  question.split(/\s+/).length >= fewestWords && !leans.test(question);
const mostInPassing = 8;
/** 'Ok need to talk to hubby.' */
const isInPassing = (parts: string[]): boolean =>
  !parts.some(matters) && parts.join(' ').split(/\s+/).length <= mostInPassing;

/** 'Lol alright. How do we book' */
const head =
  /^\W*(?:(?:lol|haha\w*|okay|alright|all right|cool|great|nice|wow|hm+|huh|perfect|awesome|got it|good to know|makes sense|never ?mind|nvm)\b[\s.,!]*)+(?=(?!and\b)\S+ \S)/i;
const withoutHead = (message: string): string => message.replace(head, '');

/** What is told of somebody's health, of a person or in figures. */
const matters = (part: string): boolean =>
  speaksOfHealth(part, languageOf(part)) ||
  /\d|\b(?:spins?|spinning|stuck|errors?|froze\w*|freezes|nothing happens|blank|keeps)\b|\b(?:sons?|daughters?|kids?|child|children|bab(?:y|ies)|husband|wife|mom|mother|dad|father|family|he|she|hij[oa]s?|ni[nñ][oa]s?|beb[eé]|espos[oa]|familia)\b/i.test(
    part,
  );

/** What a message tells in sentences before the first of its questions, which they may speak of. */
export function toldBefore(message: string): string[] {
  const parts = partsOf(message);
  return parts.slice(0, Math.max(0, parts.findIndex(asksSomething)));
}

const partsOf = (message: string): string[] =>
  message
    .split(betweenSentences)
    .flatMap(questionsOf)
    .map((part) => part.trim())
    .filter((part) => part.length >= fewestLetters);

/** What a sentence tells before its first question belongs to that: 'I am Catholic, is that a problem?' */
function questionsOf(sentence: string): string[] {
  const pieces = sentence.split(betweenQuestions);
  const first = pieces.findIndex(asksSomething);
  return first > 0 ? [pieces.slice(0, first + 1).join(', '), ...pieces.slice(first + 1)] : pieces;
}

const asksSomething = (part: string): boolean =>
  part.endsWith('?') ||
  /(?:^|[:,]\s)\W*(?:(?:and|also|so|plus|ok|but|then|y|e|también|pero)\s+)*(is|are|do|does|did|has|have|can|could|how|what|whats|when|where|which|who|will|would|should|cu[aá]nto|cu[aá]ndo|d[oó]nde|c[oó]mo|qu[eé]|hay|puedo|sirve|tienen|hacen|mandan|aceptan)\b|\b(?:is|are|costs?) (?:what|which|where|when)\W*$|\bhow (much|long|many)\b|^\W*(?:and (?:then|after that|afterwards?)|also|plus)\b|\bcu[aá]nto (cuesta|vale|tarda)\b|^(?:[\p{L}\d-]+ ){1,4}(?:price|cost|precio)$/iu.test(
    part,
  );
