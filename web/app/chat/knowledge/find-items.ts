import type { Item } from './price-list.ts';
import { wordsOfName } from './price-list.ts';

const kits = '(?:tests?|testing|kits?|panels?|markers?|one|something|anything)';
const forThe = `${kits} (?:for|of|with|about|that (?:checks|looks) (?:for|at)) (?:\\w+ ){0,2}`;

/** What people call things that have another name on the shelf, as regular expressions between the borders of words. */
const calledBy = (
  [
    ['gimap', 'gi map'],
    [`(leaky gut|gut permeability|intestinal permeability) ${kits}`, 'gi map zonulin'],
    [
      `(mold|mould|mycotoxins?) (toxin )?${kits}|${forThe}(mold|mould|mycotoxins?)|myco ?tox`,
      'mycotox',
    ],
    [`(hormones?|hormonal|cortisol) ${kits}|${forThe}(hormones?|cortisol)`, 'dutch hormone'],
    [
      `(food|allergy|sensitivity|intolerance) (sensitivity |allergy |intolerance |reactions? )?${kits}|88(?: foods?| one)?|(?:food )?finger[ -]?(?:prick|stick)|food finger`,
      'fast 88 food',
    ],
    [
      `(toxins?|chemicals?|pesticides?|plastics?) ${kits}|${forThe}(toxins?|chemicals?|pesticides?|plastics?)|tox ?detect`,
      'toxdetect',
    ],
    [`oats?(?= ${kits})|(organic acid|urine organic) ${kits}`, 'organic acids'],
    [
      `(kids?|childs|childrens?|child's|children's|sons?|daughters?|teens?|teenagers?) (gut )?${kits}|${kits} for (\\w+ )?(kids?|child|children|son|daughter|teenager)`,
      'child gut',
    ],
    [
      `(baby|babys|infants?|newborns?|toddlers?|baby's) (gut )?${kits}|${kits} for (\\w+ )?(babies|baby|infant|newborn|toddler)`,
      'baby gut',
    ],
    [`pregnan(cy|t) (gut )?${kits}|${kits} (for|in|during) pregnan(cy|t)`, 'pregnancy gut'],
    ['(moms?|mothers?|mamas?)[ -]to[ -]be|expecting (moms?|mothers?|women)', 'pregnancy gut'],
    [`adult ${kits}`, 'adult gut'],
    [`(genetic methylation|methylation|mthfr)( ${kits})?`, 'dna methylation'],
    [`(genetic|gene|genes|dna) (${kits}|results?|report)`, 'dna methylation female polygenic risk'],
    [`(polygenic|genetic risk)( risk)?( ${kits})?`, 'female polygenic risk'],
    [
      'consultations?|appointments?|(video )?visit with|(a|the|first|video) visit|see(ing)? (someone|somebody|a practitioner|the practitioner|a doctor|the doctor)|talk (to|with) (the |a )?(practitioner|pa-c|pa)|session with|(an|the|her|one|real|that) hour( (with|of) \\w+)?|hour with|(?<=\\b(?:add|adding|plus|and|include|including) )(?:a|the|one) (?:video )?(?:call|talk)(?! (?:to|with|from|me|us|back)\\b)',
      'concierge consult',
    ],
    [
      '(family|wellness|concierge|monthly|4-month|four-month|6-month) (\\w+ )?(program|programme|plan|subscription)s?|the program(me)?|the monthly(?=\\W*$)|program(?= (or|vs|versus)\\b)|(?<=\\b(or|vs|versus) )program|subscription',
      'family wellness program',
    ],
    [
      '(?<!\\bsign(?:ing|ed)? for )(complete|gut health|testing|the|this|877) package|package deal|bundle(?! (?:price|pricing|deals?|discounts?|rate)\\b)|package(?= (or|vs|versus)\\b)|(?<=\\b(or|vs|versus) )package',
      'complete gut package',
    ],
    ['enzymes?|enzimas?( digestivas?)?', 'digestive enzymes'],
    ['moho|hongos|micotoxinas?', 'mycotox'],
    ['zonulina', 'gi map zonulin'],
    ['hormonas?|hormonal', 'dutch hormone'],
    ['pesticidas?|pl[aá]sticos?|qu[ií]micos', 'toxdetect'],
    ['[aá]cidos org[aá]nicos', 'organic acids'],
    [
      '(prueba|kit|panel|la) (de|para) (los )?(alimentos|comidas?)|sensibilidad (a los alimentos|alimentaria)',
      'fast 88 food',
    ],
    [
      '(prueba|kit|el|la) (de|para) (mi |mis |los |las |un |una )?(ni[nñ][oa]s?|hij[oa]s?)',
      'child gut',
    ],
    ['(prueba|kit|el|la) (de|para) (mi |mis |los |un |una )?beb[eé]s?', 'baby gut'],
    ['(prueba|kit) (de|para) (el )?embaraz(o|adas?)', 'pregnancy gut'],
    ['(prueba|kit) (de|para) adultos?', 'adult gut'],
    ['(prueba|kit) (de |del )?(gen[eé]tic[ao]s?|genes|adn)|metilaci[oó]n', 'dna methylation'],
    ['(la|una) (consulta|cita|videollamada)( \\w+)?', 'concierge consult'],
    ['programa( familiar)?', 'family wellness program'],
    ['paquete completo', 'complete gut package'],
    ['probi[oó]ticos?', 'probiotic'],
    ['probiotics', 'probiotic'],
  ] as const
).map(([called, name]) => [new RegExp(String.raw`\b(?:${called})\b`, 'g'), name] as const);

/** 'Do you repair bicycles' names nothing on the shelf. */
const asVerb = /\b(you|to|can|could|will|would|i|we|they|it|please|somebody|someone) repair\b/g;

/** 'For 2 adults' says for whom, and 'two adult gut kits' of what. */
const asPeople =
  /\b(?:\d|two|three|four|five|six|both|all) (?:adults|children|kids|babies|grown-?ups)\b(?! (?:gut|kits?|tests?|ones?)\b)/g;

/** 'Since baby #3', 'a baby aspirin' */
const asBirth = /\bbab(?:y|ies) (?=aspirin|wipes?|food|weight|blues|shower|number|#? ?\d)/g;

/** The items that a text names, by the words that tell them apart; of 'GI-MAP plus Zonulin' and 'GI-MAP' the one that fits better. */
export function findItems(text: string, items: Item[]): Item[] {
  const said = saidWords(text);
  const rarity = rarityOf(items);
  const found = items.flatMap((item) => {
    const best = item.names
      .map((name) => fit(wordsOfName(name), said, rarity))
      .sort((one, other) => other.share - one.share)[0];
    return best && best.share >= 0.5 ? [{ item, ...best }] : [];
  });
  return found
    .filter(
      (one) =>
        !found.some(
          (other) =>
            other !== one && isBetter(other, one) && !isNamedBeside(other.item, one.item, text),
        ),
    )
    .sort((one, other) => other.share - one.share)
    .map(({ item }) => item);
}

/** The items whose whole name stands in a text, as they come in it. */
export function namesIn(text: string, items: Item[]): Item[] {
  const longest = items
    .flatMap((item) => item.names.map((name) => ({ item, name })))
    .toSorted((one, another) => another.name.length - one.name.length);
  let rest = text;
  const found = longest.filter(({ name }) => {
    const isThere = rest.includes(name);
    rest = rest.replaceAll(name, ' ');
    return isThere;
  });
  return [
    ...new Set(
      found
        .map(({ item, name }) => ({ item, at: text.indexOf(name) }))
        .toSorted((one, other) => one.at - other.at)
        .map(({ item }) => item),
    ),
  ];
}

/** 'GI-MAP or GI-MAP plus Zonulin': the one with the shorter name is named by itself, too. */
function isNamedBeside(longer: Item, { names }: Item, text: string): boolean {
  const plain = (words: string) =>
    ` ${words
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, ' ')
      .trim()} `;
  const rest = longer.names.reduce(
    (words, name) => words.replaceAll(plain(name), ' '),
    plain(text),
  );
  return rest !== plain(text) && names.some((name) => rest.includes(plain(name)));
}

type Fit = { share: number; matched: string[] };

function fit(words: string[], said: Set<string>, rarity: Map<string, number>): Fit {
  const weigh = (list: string[]) => list.reduce((sum, word) => sum + (rarity.get(word) ?? 1), 0);
  const matched = words.filter((word) => said.has(word));
  return { share: weigh(matched) / Math.max(weigh(words), 0.01), matched };
}

function isBetter(other: Fit, one: Fit): boolean {
  const holdsAll = one.matched.every((word) => other.matched.includes(word));
  return (
    holdsAll &&
    (other.matched.length > one.matched.length ||
      (other.matched.length === one.matched.length && other.share > one.share))
  );
}

function saidWords(text: string): Set<string> {
  let words = text
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll("'s", 's')
    .replaceAll(asVerb, '$1 mend')
    .replaceAll(asPeople, 'people')
    .replaceAll(asBirth, 'people ');
  for (const [name, onShelf] of calledBy)
    words = words.replaceAll(name, (whole) => `${whole} ${onShelf}`);
  const said = words.split(/[^a-z0-9]+/);
  return new Set([...said, ...said.map((word) => word.replace(/s$/, ''))]);
}

function rarityOf(items: Item[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { names } of items)
    for (const word of new Set(names.flatMap(wordsOfName)))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  return new Map(Array.from(counts, ([word, count]) => [word, 1 / count]));
}

/** A question without the names of what it is about: they tell no two questions apart. */
export const withoutNames = (question: string, named: Item[]): string =>
  named
    .flatMap(({ names }) => names)
    .reduce(
      (text, name) => text.split(name.toLowerCase()).join(' '),
      named.length > 0 ? question.toLowerCase() : question,
    );
