import { emergencyText, kinds } from 'common/emergency/lines';
import type { Knowledge } from '../knowledge/knowledge.ts';

/** Each number in words, English and Spanish. */
const numbers = [
  'zero cero',
  'one un una uno',
  'two dos',
  'three tres',
  'four cuatro',
  'five cinco',
  'six seis',
  'seven siete',
  'eight ocho',
  'nine nueve',
  'ten diez',
  'eleven once',
  'twelve doce',
].map((words) => words.split(' '));
const units: Record<string, string> = {
  min: 'minute',
  minuto: 'minute',
  hr: 'hour',
  hora: 'hour',
  día: 'day',
  dia: 'day',
  semana: 'week',
  mes: 'month',
  mese: 'month',
  año: 'year',
};
const weekdays: Record<string, string> = {
  lunes: 'mon',
  martes: 'tues',
  miércoles: 'wednes',
  miercoles: 'wednes',
  jueves: 'thurs',
  viernes: 'fri',
  sábado: 'satur',
  sabado: 'satur',
  domingo: 'sun',
};
const count = String.raw`\d+(?:\.\d+)?|${numbers.flat().join('|')}`;
/** Letters of Spanish are letters, too: \b knows those of English alone. */
const [begin, end] = [String.raw`(?<![\p{L}\d])`, String.raw`(?![\p{L}\d])`];
const length = new RegExp(
  String.raw`${begin}(${count})(?:\s*(?:-|–|to|or|and|a|o|y)\s*(${count}))?(?:\s+|-)(?:(?:business|working|calendar|full)\s+)?(minute|min|hour|hr|day|week|month|year|minuto|hora|d[ií]a|semana|mese?|año)s?${end}`,
  'giu',
);
const clock = /\b(\d{1,2})(?::(\d\d))?\s*([ap])\.?m\b/gi;
const weekday = new RegExp(
  String.raw`${begin}(?:(mon|tues|wednes|thurs|fri|satur|sun)days?|(${Object.keys(weekdays).join('|')})s?)${end}`,
  'giu',
);
const phone = /(?:\+?1[-. ]?)?\(?\b\d{3}\)?[-. ]\d{3}[-. ]\d{4}\b|\b\d{3}-\d{4}\b/g;
const mail = /[\w.+-]+@[\w-]+\.[\w.-]+/g;
const named =
  /\b((?:[A-Z][\w+-]*|\d+)(?: (?:[A-Z][\w+-]*|\d+|of|plus))*) (?:Tests?|Kits?|Panels?|tests?|kits?|panels?)\b/g;
/** Words that begin a sentence, or say of which kind a kit is, and are no name. */
const plain =
  /^(?:A|An|The|Our|Your|This|That|These|Those|Each|Every|All|Any|Both|Single|One|Two|Three|Which|What|Home|At-home|Gut|Stool|Urine|Saliva|Blood|Testing|Choose|Order|If|For|Some|Most|Other|Many|No)$/;

/** What a sentence is about. Days of shipping are no days of results, though both stand on the site. */
const topics = [
  /\b(?:results?|reports?|turnaround|lab|laboratory|resultados?|informes?|laboratorio)\b/i,
  /\b(?:ships?|shipped|shipping|arrives?|delivery|delivered|leaves?|env[ií]os?|env[ií]an?|llegan?|salen?)\b/i,
  /\b(?:workshops?|taller(?:es)?)\b/i,
  /\b(?:visits?|consult\w*|follow-up|appointments?|visitas?|citas?|seguimiento)\b/i,
  /\b(?:repl(?:y|ies)|responds?|write back|hear from|questions?|responde\w*|respuestas?|preguntas?)\b/i,
  /\b(?:programs?|payments?|months?|monthly|programas?|pagos?|meses|mensual\w*)\b/i,
];

/**
 * The first fact of a model's answer that stands nowhere on the site beside what it is said of: a length of time, a day of
 * the week, a time of day, a phone number, an e-mail address, the name of a test. Null when there is none. Prices and
 * shares are judged elsewhere.
 */
export function wrongFact(text: string, knowledge: Knowledge): string | null {
  const known = knownFacts(knowledge);
  for (const sentence of sentencesOf(text)) {
    const about = topics.flatMap((topic, place) => (topic.test(sentence) ? [place] : []));
    const wrong = factsIn(sentence).find((fact) =>
      about.length > 0
        ? !about.some((place) => known.byTopic[place]?.has(fact))
        : !known.facts.has(fact),
    );
    if (wrong !== undefined) return wrong;
  }
  for (const [whole, name = ''] of text.matchAll(named)) {
    const words = name
      .split(' ')
      .filter((word) => !plain.test(word))
      .join(' ')
      .toLowerCase();
    const kind = whole.slice(name.length).trim().toLowerCase().replace(/s$/, '');
    if (
      words !== '' &&
      !known.text.includes(`${words} ${kind}`) &&
      !knowledge.items.some(({ names }) => names.some((one) => one.toLowerCase().includes(words)))
    )
      return name;
  }
  return null;
}

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+|\n+/);

/** Facts in a form that two ways of writing them share: '14 day', '7pm', 'thurs', digits alone of a phone number. */
function factsIn(text: string): string[] {
  const number = (word: string) => {
    const inWords = numbers.findIndex((words) => words.includes(word.toLowerCase()));
    return String(inWords >= 0 ? inWords : Number(word));
  };
  const unit = (word: string) => units[word.toLowerCase()] ?? word.toLowerCase();
  return [
    ...Array.from(text.matchAll(length), ([, from = '', to, of = '']) =>
      [from, to].filter((each) => each !== undefined).map((each) => `${number(each)} ${unit(of)}`),
    ).flat(),
    ...Array.from(
      text.matchAll(clock),
      ([, hour, minutes = '00', half = '']) => `${hour}:${minutes}${half.toLowerCase()}m`,
    ),
    ...Array.from(
      text.matchAll(weekday),
      ([, day, other = '']) => day?.toLowerCase() ?? weekdays[other.toLowerCase()] ?? other,
    ),
    ...Array.from(text.matchAll(phone), ([digits]) => digits.replaceAll(/\D/g, '')),
    ...Array.from(text.matchAll(mail), ([address]) => address.toLowerCase().replace(/\.$/, '')),
  ];
}

/** `byTopic` in the order of `topics`. */
type Known = { facts: Set<string>; byTopic: Set<string>[]; text: string };
const kept = new WeakMap<Knowledge, Known>();

/** All that the site says. */
export const siteText = (knowledge: Knowledge): string => knownFacts(knowledge).text;

/** Read once per state of the content. */
function knownFacts(knowledge: Knowledge): Known {
  const before = kept.get(knowledge);
  if (before) return before;
  const text = [
    ...knowledge.passages.map(({ title, text: words }) => `${title}. ${words}`),
    ...knowledge.goodsWords.flatMap(({ words }) => words),
    ...knowledge.items.flatMap(({ names, product }) => [
      ...names,
      product?.turnaroundDays ? `Results take ${product.turnaroundDays} days.` : '',
    ]),
    ...knowledge.curatedWords.english,
    ...knowledge.curatedWords.spanish,
    ...kinds.flatMap((kind) => [emergencyText(kind, 'english'), emergencyText(kind, 'spanish')]),
    `A reply comes within ${knowledge.practice.replyTime}.`,
    knowledge.practice.email,
  ].join('\n');
  const sentences = sentencesOf(text);
  const known = {
    facts: new Set(factsIn(text)),
    byTopic: topics.map(
      (topic) => new Set(sentences.filter((one) => topic.test(one)).flatMap(factsIn)),
    ),
    text: text.toLowerCase(),
  };
  kept.set(knowledge, known);
  return known;
}
