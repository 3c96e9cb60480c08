import { emergencyText, kinds } from 'common/emergency/lines';
import type { Knowledge } from '../knowledge/knowledge.ts';

const small = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const numbers = [...small, 'ten', 'eleven', 'twelve'];
const count = String.raw`\d+(?:\.\d+)?|${numbers.join('|')}`;
const length = new RegExp(
  String.raw`\b(${count})(?:\s*(?:-|–|to|or|and)\s*(${count}))?(?:\s+|-)(?:(?:business|working|calendar|full)\s+)?(minute|min|hour|hr|day|week|month|year)s?\b`,
  'gi',
);
const clock = /\b(\d{1,2})(?::(\d\d))?\s*([ap])\.?m\b/gi;
const weekday = /\b(mon|tues|wednes|thurs|fri|satur|sun)days?\b/gi;
const phone = /(?:\+?1[-. ]?)?\(?\b\d{3}\)?[-. ]\d{3}[-. ]\d{4}\b|\b\d{3}-\d{4}\b/g;
const mail = /[\w.+-]+@[\w-]+\.[\w.-]+/g;
const named =
  /\b((?:[A-Z][\w+-]*|\d+)(?: (?:[A-Z][\w+-]*|\d+|of|plus))*) (?:Tests?|Kits?|Panels?|tests?|kits?|panels?)\b/g;
/** Words that begin a sentence, or say of which kind a kit is, and are no name. */
const plain =
  /^(?:A|An|The|Our|Your|This|That|These|Those|Each|Every|All|Any|Both|Single|One|Two|Three|Which|What|Home|At-home|Gut|Stool|Urine|Saliva|Blood|Testing|Choose|Order|If|For|Some|Most|Other|Many|No)$/;

/** What a sentence is about. Days of shipping are no days of results, though both stand on the site. */
const topics = [
  /\b(?:results?|reports?|turnaround|lab|laboratory)\b/i,
  /\b(?:ships?|shipped|shipping|arrives?|delivery|delivered|leaves?)\b/i,
  /\bworkshops?\b/i,
  /\b(?:visits?|consult\w*|follow-up|appointments?)\b/i,
  /\b(?:repl(?:y|ies)|responds?|write back|hear from|questions?)\b/i,
  /\b(?:programs?|payments?|months?|monthly)\b/i,
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
  const number = (word: string) =>
    String(
      numbers.includes(word.toLowerCase()) ? numbers.indexOf(word.toLowerCase()) : Number(word),
    );
  const unit = (word: string) =>
    ({ min: 'minute', hr: 'hour' })[word.toLowerCase()] ?? word.toLowerCase();
  return [
    ...Array.from(text.matchAll(length), ([, from = '', to, of = '']) =>
      [from, to].filter((each) => each !== undefined).map((each) => `${number(each)} ${unit(of)}`),
    ).flat(),
    ...Array.from(
      text.matchAll(clock),
      ([, hour, minutes = '00', half = '']) => `${hour}:${minutes}${half.toLowerCase()}m`,
    ),
    ...Array.from(text.matchAll(weekday), ([, day = '']) => day.toLowerCase()),
    ...Array.from(text.matchAll(phone), ([digits]) => digits.replaceAll(/\D/g, '')),
    ...Array.from(text.matchAll(mail), ([address]) => address.toLowerCase().replace(/\.$/, '')),
  ];
}

/** `byTopic` in the order of `topics`. */
type Known = { facts: Set<string>; byTopic: Set<string>[]; text: string };
const kept = new WeakMap<Knowledge, Known>();

/** All that the site says, read once per state of the content. */
function knownFacts(knowledge: Knowledge): Known {
  const before = kept.get(knowledge);
  if (before) return before;
  const text = [
    ...knowledge.passages.map(({ title, text: words }) => `${title}. ${words}`),
    ...knowledge.goodsWords,
    ...knowledge.items.flatMap(({ names, product }) => [
      ...names,
      product?.turnaroundDays ? `Results take ${product.turnaroundDays} days.` : '',
    ]),
    ...knowledge.curatedWords,
    ...kinds.map((kind) => emergencyText(kind, 'english')),
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
