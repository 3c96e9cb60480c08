import { findItems } from '../knowledge/find-items.ts';
import { sentencesOf } from '../knowledge/passage.ts';
import type { Item, Place } from '../knowledge/price-list.ts';

/** A number that stands for money. `cents` is null for one that no price can be: another currency, words, a fraction of a cent. */
type Figure = { from: number; to: number; cents: number | null };

const numberWord =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|half)';
const moneyPattern = new RegExp(
  [
    String.raw`(?<sign>(?:us)?\$\s*(?<signed>\d[\d,]*(?:\.\d+)?)(?<more>\s*(?:k\b|thousand|hundred|million|\d))?)`,
    String.raw`(?<named>\b\d[\d,]*(?:\.\d+)?)(?=\s*(?:dollars?|d[oó]lares|usd|bucks|\$))`,
    String.raw`(?:\busd\s*)(?<usd>\d[\d,]*(?:\.\d+)?)`,
    String.raw`(?<other>[€£¥₹₽₩]\s*\d|\d\s*[€£¥₹₽₩]|\b(?:eur|euros?|pounds?|gbp|cad|aud|pesos?|rupees?|bitcoin)\b)`,
    String.raw`(?<words>\b${numberWord}(?:[\s-]+(?:and[\s-]+)?${numberWord})*\s+(?:dollars?|bucks|usd))`,
  ].join('|'),
  'g',
);
const talksOfMoney =
  /\b(costs?|prices?|priced|pay|pays|paid|charged?|charges|fees?|dollars?|usd|bucks|worth|sells?|sold|buy|total|only|just|save|deal|offer|instead of|down to|reduced|for|cuestan?|precio|precios|pagas?|valen?|d[oó]lares|ahorra|oferta)\b/;
const unit = String.raw`(?:\s*[-–]?\s*(?:(?:everyday|different|common|full|more|short|gentle|monthly|personal|small|dried) )?(?:%|percent|business|days?|weeks?|months?|years?|hours?|hrs?|minutes?|mins?|visits?|payments?|foods?|consult\w*|people|persons?|pages?|recipes?|families|members?|am|pm|samples?|strips?|kits?|tests?|markers?|species|times?|steps?|guides?|articles?|d[ií]as?|semanas?|mes(?:es)?|años?|horas?|minutos?|visitas?|pagos?|alimentos?|consultas?|personas?|páginas?|recetas?|familias?|muestras?|tiras?|pruebas?|marcadores|especies|veces|pasos?|gu[ií]as?|a\.?m|p\.?m|\+))`;
const barePattern = new RegExp(
  String.raw`(?<![\d$.,/#-])\b\d[\d,]*(?:\.\d+)?\b(?!${unit})(?!\s*(?:to|-|–)\s*\d+${unit})(?![-/]\d)`,
  'g',
);
const largeWords = new RegExp(
  String.raw`\b${numberWord}[\s-]+(?:hundred|thousand)\b|\b(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)[\s-]+(?:one|two|three|four|five|six|seven|eight|nine)\b(?!\s*(?:days?|foods?|minutes?))`,
);
const givenAway =
  /\b(free|no cost|no charge|without charge|complimentary|half|gift|on the house|discount(ed)?|on sale|sale|cheaper|reduced|marked down|nothing)\b/;
const freeAnyway =
  /\b(free (shipping|of charge to ship|workshop|weekly|guides?|download|resources?|of (gluten|dairy))|(shipping|workshop|guides?|ships?)( \w+){0,4} free|(gluten|dairy|sugar|scent)[ -]free|feel free|free to|nothing more to buy|half (an )?hour|half of it)\b/g;

/**
 * Whether every price in a text is what the things named beside it cost now, where it says so (design §6). What is said
 * in a way that cannot be checked counts as wrong: the content's own answer takes its place.
 */
export function hasOnlyRightPrices(
  text: string,
  items: Item[],
  sums: ReadonlySet<number> = new Set(),
): boolean {
  let lastNamed: Item[] = [];
  for (const line of plain(text).split('\n')) {
    for (const sentence of sentencesOf(capitalised(line)).map((part) => part.toLowerCase())) {
      const named = findItems(sentence, items);
      if (!isRight(sentence, named, named.length > 0 ? [] : lastNamed, items, sums)) return false;
      if (named.length > 0) lastNamed = named;
    }
  }
  return true;
}

function isRight(
  sentence: string,
  named: Item[],
  before: Item[],
  items: Item[],
  sums: ReadonlySet<number>,
): boolean {
  const figures = figuresIn(sentence, [...named, ...before]);
  if (named.length > 0 && givenAway.test(sentence.replaceAll(freeAnyway, ''))) return false;
  if (talksOfMoney.test(sentence) && largeWords.test(sentence)) return false;
  let spoken = before.length === 1 ? before : [];
  return figures.every((figure, place) => {
    if (isSum(figure, sentence, sums)) return true;
    const lead = sentence.slice(figures[place - 1]?.to ?? 0, figure.from);
    const rest = sentence.slice(figure.to, figures[place + 1]?.from);
    const inLead = findItems(lead, items);
    spoken = inLead.length > 0 ? inLead : spoken.length > 0 ? spoken : findItems(rest, items);
    const around = figures.length === 1 ? sentence : rest;
    return (
      spoken.length > 0 && spoken.every((item) => isPriceOf(figure.cents, item, around, sentence))
    );
  });
}

/** A sum that the shop has reckoned, and that is said to be one. */
const isSum = ({ cents }: Figure, sentence: string, sums: ReadonlySet<number>): boolean =>
  cents !== null &&
  sums.has(cents) &&
  /\b(total|totals|in all|altogether|together|sum|comes? to|all (\w+ )?(payments?|people|of (you|them|us))|for (two|three|four|five|six|\d+)|each (payment|month)|today|suman?|juntos|juntas|en total|cada (pago|mes)|hoy|para (dos|tres|cuatro|cinco|seis|\d+))\b/.test(
    sentence,
  );

function isPriceOf(cents: number | null, item: Item, around: string, sentence: string): boolean {
  if (cents === null || item.prices.length === 0) return false;
  if (item.payments > 1 && cents === (item.prices[0]?.cents ?? 0) * item.payments)
    return /\b(total|in all|altogether|come to|comes to|overall|suman)\b/.test(sentence);
  if (item.payments > 1 && !/\b(month|mes\b|mensual|each|cada)/.test(sentence)) return false;
  const places: Place[] = [
    ...(/\b(store|shop|tienda)\b/.test(around) ? (['store'] as const) : []),
    ...(/\b(home ?page|p[áa]gina principal)\b/.test(around) ? (['home'] as const) : []),
  ];
  const differ = new Set(item.prices.map((price) => price.cents)).size > 1;
  if (places.length === 0) return !differ && item.prices.some((price) => price.cents === cents);
  return places.every((place) =>
    item.prices.some((price) => price.place === place && price.cents === cents),
  );
}

function figuresIn(sentence: string, named: Item[]): Figure[] {
  const money = Array.from(
    sentence.matchAll(moneyPattern),
    ({ 0: whole, index, groups = {} }): Figure => {
      const digits = groups.signed ?? groups.named ?? groups.usd;
      return {
        from: index,
        to: index + whole.length,
        cents: digits === undefined || groups.more ? null : toCents(digits),
      };
    },
  );
  if (named.length === 0 && !talksOfMoney.test(sentence)) return money;
  const bare = Array.from(
    withoutNames(sentence, named).matchAll(barePattern),
    ({ 0: whole, index }): Figure => ({
      from: index,
      to: index + whole.length,
      cents: toCents(whole),
    }),
  ).filter(
    ({ from, to, cents }) =>
      (cents === null || cents >= 2_000) &&
      !money.some((figure) => from < figure.to && to > figure.from),
  );
  return [...money, ...bare].sort((one, other) => one.from - other.from);
}

/** The 88 of FAST 88 is no price. */
function withoutNames(sentence: string, named: Item[]): string {
  const words = named.flatMap(({ names }) =>
    names.flatMap((name) => name.toLowerCase().match(/[a-z]+ ?-?\d+/g) ?? []),
  );
  return words.reduce((rest, word) => rest.replaceAll(word, ' '.repeat(word.length)), sentence);
}

function toCents(digits: string): number | null {
  const number = Number(digits.replaceAll(',', ''));
  return Number.isFinite(number) && Number.isInteger(Math.round(number * 10_000) / 100)
    ? Math.round(number * 100)
    : null;
}

/** Without marks that hide digits from whoever reads in a hurry. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\u00AD\u200B-\u200F\u2060\uFEFF*_~`]/g, '')
    .replaceAll(/(?<=\d) (?=\d\b(?! ?(?:days|weeks|month|hour|minute)))/g, '')
    .toLowerCase();
}

/** Sentences are told by their capitals, which are gone by now. */
function capitalised(line: string): string {
  return line.replaceAll(
    /([.!?]["”’]?\s+)(\p{L})/gu,
    (_whole, end: string, letter: string) => end + letter.toUpperCase(),
  );
}
