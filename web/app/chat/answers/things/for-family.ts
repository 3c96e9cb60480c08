import type { Language } from 'common/language';
import { findItems } from '../../knowledge/find-items.ts';
import { priceSentence, type Item } from '../../knowledge/price-list.ts';
import { valueOf } from '../people/counts.ts';
import { pathOf, type Fact } from './facts-of-items.ts';
import { linesOfAll, togetherSentence, type Line } from './spoken-prices.ts';

const grownUps =
  /\b(?:me|myself|husband|wife|spouse|partner|mom|mum|dad|mother|father|grandma|grandpa|grandmother|grandfather|esposo|esposa)\b|(?<=\band )i\b|\bi(?= and\b)/gi;
const adults = /\b(two|three|four|\d) (?:adults|grown-?ups|adultos)\b/i;
/** 'Our 3 kids', and later 'two kids are 6 and 9': one group, however often it is spoken of. */
const young =
  /\b(?:(one|two|three|four|five|six|a|\d) )?(?:little |older |younger |small )?(?:kids?|children|child|ni[nñ][oa]s?|grand(?:kids?|children|child)|twins)\b/gi;
/** 'A son and two daughters' are three. */
const youngOfKind =
  /\b(?:(one|two|three|four|five|six|a|\d) )?(?:sons?|daughters?|boys?|girls?|teens?|hij[oa]s?|grand(?:sons?|daughters?))\b/gi;
const bab = /\b(?:baby|infant|newborn|beb[eé])\b/i;
const list = String.raw`((?:\d{1,2}(?:, ?(?:and )?| and | & | y )?)+)`;
const unit = String.raw`[ -]?(year|month|week)s?\b`;
/** '2 kids (5 and 9)', 'kids 5, 9 and 12', 'the little one is 1', 'is 8 months old', 'my 4 year old': each age is read once. */
const agesTold = new RegExp(
  String.raw`(?:\b(?:kids?|children|sons?|daughters?|boys?|girls?|hij[oa]s|ni[nñ][oa]s?)\b\W*(?:who are |de )?\(?|\b(?:are|is|turned|ages?|aged|tienen?) )${list}(?![\d$%'’]| ?(?:adults|of us|people|kits|tests))(?:${unit}|(?![\w]))|\b${list}${unit}[ -]olds?\b`,
  'gi',
);
const grownFrom = 18;
const childFrom = 3;
const ofGut = /\b(?:gut )?(?:tests?|kits?|pruebas?)\b/i;
const ofAnother =
  /\b(?:programs?|package|plan|consult\w*|visits?|supplements?|workshop|class|programa|paquete|consulta|taller)\b/i;

/** What gut kits for a whole family come to, each for the age that it is made for; null where no family is told of. */
export function forFamily(question: string, items: Item[], language: Language): Fact | null {
  const isOfKits = ofGut.test(question) || agesIn(question).length > 0;
  if (!isOfKits || ofAnother.test(question)) return null;
  const lines = linesFor(question, items);
  // Of two lines each has one at least.
  if (lines.length < 2) return null;
  return {
    text: [
      togetherSentence(lines, language),
      ...lines.map(({ item }) => priceSentence(item, language)),
    ].join(' '),
    path: pathOf(lines[0]?.item),
  };
}

function linesFor(question: string, items: Item[]): Line[] {
  const of = (kit: string) => findItems(kit, items).slice(0, 1);
  const listed = adults.exec(question)?.[1];
  const grown = listed ? valueOf(listed) : (question.match(grownUps)?.length ?? 0);
  const ages = agesIn(question);
  const kids = Math.max(countOf(question, young), countOf(question, youngOfKind), ages.length);
  const all = [
    ...Array.from({ length: grown }, () => of('adult kit')).flat(),
    ...ages.flatMap((age) => (age < childFrom ? of('baby kit') : of('child kit'))),
    ...Array.from({ length: kids - ages.length }, () => of('child kit')).flat(),
    ...(bab.test(question) && ages.every((age) => age >= childFrom) ? of('baby kit') : []),
  ];
  return linesOfAll(all);
}

/** Of children, in years; below one whatever is told in months or weeks. */
function agesIn(question: string): number[] {
  return Array.from(question.matchAll(agesTold), ([, told, unitTold, old, unitOld]) => {
    const isOfYears = /^y/i.test(unitTold ?? unitOld ?? 'year');
    return (told ?? old ?? '').match(/\d+/g)?.map((age) => (isOfYears ? Number(age) : 0)) ?? [];
  })
    .flat()
    .filter((age) => age < grownFrom);
}

const countOf = (question: string, group: RegExp): number =>
  Array.from(question.matchAll(group), ([whole, count]) =>
    count ? (/^a$/i.test(count) ? 1 : valueOf(count)) : /s\b|children/i.test(whole) ? 2 : 1,
  ).reduce((most, each) => (group === young ? Math.max(most, each) : most + each), 0);
