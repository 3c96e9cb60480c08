import MiniSearch from 'minisearch';
import type { Passage, PassageKind } from './passage.ts';

/** `share` says how much of what was asked the passage speaks of, from 0 to 1; rare words count for more. `isAsked`: its title is a question, and all of its words are in what was asked. */
type Hit = { passage: Passage; score: number; share: number; isAsked: boolean };
export type Search = (question: string, most?: number) => Hit[];

const kinds: Record<PassageKind, number> = {
  question: 1.7,
  workshop: 1.3,
  guide: 1.1,
  product: 1.2,
  page: 1,
  article: 0.8,
  privacy: 0.6,
};

const empty = new Set(
  'a an the and or of to in on for with at by from is are was were be been am do does did can could will would should may might must have has had i you we they he she it my your our their me us them this that these those there here what which who whom when where why how much many if then than so as not no yes any some all each every one about into out up down over please tell know want need like get got give just really very also hi hello thanks thank ok work works happen happens thing things mean means say says let more most enter still another now ever take takes use next policy offer offers sell provide provided runs run anything something good best nearby near does until till come practice stuff'.split(
    ' ',
  ),
);

/** Words that mean the same here. Each is looked for beside the word that was typed, for less. */
const alikeWords = [
  [
    'ship',
    'shipping',
    'delivery',
    'deliver',
    'arrive',
    'arrival',
    'mail',
    'sent',
    'track',
    'tracking',
  ],
  ['return', 'refund', 'refundable', 'returnable', 'exchange', 'cancel', 'cancellation'],
  [
    'insurance',
    'superbill',
    'reimburse',
    'reimbursement',
    'hsa',
    'fsa',
    'covered',
    'aetna',
    'cigna',
    'bcbs',
    'medicaid',
    'medicare',
    'tricare',
    'humana',
    'anthem',
  ],
  [
    'pay',
    'payment',
    'card',
    'credit',
    'debit',
    'paypal',
    'visa',
    'mastercard',
    'amex',
    'apple',
    'google',
    'venmo',
    'checkout',
    'accept',
    'method',
  ],
  ['result', 'report', 'turnaround'],
  ['consult', 'consultation', 'appointment', 'visit', 'session', 'call'],
  ['child', 'children', 'kid', 'son', 'daughter', 'pediatric', 'teen', 'teenager', 'boy', 'girl'],
  ['baby', 'infant', 'newborn', 'toddler', 'diaper'],
  ['reply', 'answer', 'respond', 'response', 'hear', 'message'],
  ['soon', 'fast', 'quick', 'quickly', 'long', 'days', 'time'],
  ['workshop', 'class', 'webinar', 'meeting'],
  ['guide', 'ebook', 'pdf', 'download', 'freebie', 'resource'],
  ['private', 'privacy', 'confidential', 'data', 'hipaa', 'secure', 'safe', 'safely'],
  ['delete', 'erase', 'remove', 'deletion', 'deleted'],
  ['collect', 'sample', 'swab', 'collection'],
  ['practitioner', 'doctor', 'physician', 'pa-c', 'provider', 'assistant', 'founder'],
  [
    'license',
    'licensed',
    'certified',
    'board-certified',
    'credential',
    'qualified',
    'degree',
    'training',
  ],
  ['christian', 'faith', 'god', 'pray', 'prayer', 'church'],
  ['supplement', 'vitamin', 'dispensary'],
  ['discount', 'coupon', 'off', 'saving', 'cheaper'],
  ['mold', 'mycotoxin'],
  ['monthly', 'month', 'instalment', 'installment', 'plan', 'subscription'],
  ['cart', 'buy', 'order', 'purchase'],
  ['contact', 'email', 'phone', 'reach'],
  ['cookie', 'cookies', 'tracking'],
  ['age', 'old', 'years'],
  ['several', 'multiple', 'two', 'three', 'both', '2', '3', '4'],
  ['once', 'together', 'same'],
  ['join', 'register', 'sign', 'signup', 'enroll', 'attend'],
].map((group) => group.map(stem));

/** Nobody asks for more, and nothing is found by it. */
const longestWord = 40;
const mostWords = 80;

/** Makes the index over all passages; a few hundred of them take some milliseconds. */
export function createSearch(passages: Passage[]): Search {
  const index = new MiniSearch<Passage>({
    fields: ['title', 'text'],
    idField: 'id',
    processTerm: termOf,
    tokenize,
  });
  const byId = new Map(passages.map((entry) => [entry.id, entry]));
  index.addAll([...byId.values()]);
  const rarity = rarities([...byId.values()]);

  return (question, most = 6) => {
    const asked = [
      ...new Set(
        tokenize(question)
          .filter(({ length }) => length <= longestWord)
          .map(termOf)
          .filter((term) => term !== null),
      ),
    ].slice(0, mostWords);
    if (asked.length === 0) return [];
    const alike = asked.flatMap((term) =>
      alikeWords.filter((group) => group.includes(term)).flat(),
    );
    const found = index.search([...new Set([...asked, ...alike])].join(' '), {
      fuzzy: (term) => (asked.includes(term) && term.length > 5 ? 0.15 : false),
      prefix: (term) => asked.includes(term) && term.length > 5,
      boost: { title: 2.2 },
      boostTerm: (term) => (asked.includes(term) ? 1 : 0.35),
      boostDocument: (id) => kinds[byId.get(String(id))?.kind ?? 'page'],
    });
    return found
      .slice(0, most * 3)
      .flatMap(({ id, score, queryTerms }): Hit[] => {
        const entry = byId.get(String(id));
        return entry
          ? [
              {
                passage: entry,
                score,
                share: shareOf(asked, queryTerms),
                isAsked: entry.kind === 'question' && isTitleIn(entry.title, asked),
              },
            ]
          : [];
      })
      .sort((one, other) => other.score * (0.5 + other.share) - one.score * (0.5 + one.share))
      .slice(0, most);
  };

  function shareOf(asked: string[], matched: string[]): number {
    const weight = (term: string) => rarity.get(term) ?? rarity.get('') ?? 1;
    const covered = (term: string) =>
      matched.includes(term) ||
      alikeWords.some(
        (group) => group.includes(term) && group.some((other) => matched.includes(other)),
      );
    const whole = asked.reduce((sum, term) => sum + weight(term), 0);
    return asked.filter(covered).reduce((sum, term) => sum + weight(term), 0) / whole;
  }
}

export function tokenize(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/[^a-z0-9'-]+/)
    .flatMap((word) => word.replace(/'s?$|^'/g, '').split(/-(?!map|c$)/))
    .filter(Boolean);
}

/** Whether all the words of a title were said, or others that mean the same; one word that was said is not two of them. */
function isTitleIn(title: string, asked: string[]): boolean {
  const terms = tokenize(title)
    .map(termOf)
    .filter((term) => term !== null);
  const saying = (term: string) =>
    asked.filter(
      (word) =>
        word === term || alikeWords.some((group) => group.includes(term) && group.includes(word)),
    );
  return (
    terms.length > 1 &&
    terms.every((term) => saying(term).length > 0) &&
    new Set(terms.flatMap(saying)).size > 1
  );
}

function termOf(term: string): string | null {
  const bare = stem(term);
  return empty.has(term) || empty.has(bare) ? null : bare;
}

/** Enough of an English stem that 'results', 'shipping' and 'returned' meet 'result', 'ship' and 'return'. */
function stem(word: string): string {
  if (word.length < 4) return word;
  const bare = word
    .replace(/(ies)$/, 'y')
    .replace(/(sses)$/, 'ss')
    .replace(/([^s])s$/, '$1');
  if (bare.length > 5)
    return bare.replace(/(?:([bdfgmnprt])\1)?(?:ing|ed)$/, '$1').replace(/e$/, '');
  return bare.replace(/e$/, '');
}

/** How rare each word is; '' stands for a word that is nowhere: it is likely the point of a question that the site does not answer. */
function rarities(passages: Passage[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { title, text } of passages)
    for (const term of new Set(tokenize(`${title} ${text}`).map(termOf)))
      if (term) counts.set(term, (counts.get(term) ?? 0) + 1);
  const rarity = new Map(
    Array.from(counts, ([term, count]) => [term, Math.log(1 + passages.length / count)]),
  );
  return rarity.set('', Math.log(1 + passages.length));
}
