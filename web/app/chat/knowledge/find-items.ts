import type { Item } from './price-list.ts';
import { wordsOfName } from './price-list.ts';

/** What people call things that have another name on the shelf. */
const CALLED: [RegExp, string][] = [
  [/\bgimap\b/g, 'gi map'],
  [/\b(leaky gut|gut permeability|intestinal permeability) (test|kit|marker)/g, 'gi map zonulin'],
  [/\b(mold|mould|mycotoxins?|mycotoxin) (toxin )?(tests?|kits?|panel)|\bmyco ?tox\b/g, 'mycotox'],
  [/\b(hormones?|hormonal|cortisol) (tests?|kits?|panel|testing)/g, 'dutch hormone'],
  [/\b(food|allergy|sensitivity|intolerance|food sensitivity|food allergy|food intolerance) (sensitivity )?(tests?|kits?|panel|testing)|\b88 foods?\b/g, 'fast 88 food'],
  [/\b(toxins?|toxin|chemicals?|pesticides?) (tests?|kits?|panel|testing)|\btox ?detect\b/g, 'toxdetect'],
  [/\boats?\b(?= (test|kit))|\b(organic acid|urine organic) (test|kit)/g, 'organic acids'],
  [/\b(kids?|childs|childrens?|child's|children's|sons?|daughters?) (gut )?(tests?|kits?)|\b(tests?|kits?) for (\w+ )?(kids?|child|children|son|daughter|teenager|\d+ year old)/g, 'child gut'],
  [/\b(babys|infants?|newborns?|toddlers?|baby's) (gut )?(tests?|kits?)|\bbaby (tests?|kits?)|\b(tests?|kits?) for (\w+ )?(babies|baby|infant|newborn|toddler)/g, 'baby gut'],
  [/\bpregnan(cy|t) (gut )?(tests?|kits?)|\b(tests?|kits?) (for|in|during) pregnan(cy|t)/g, 'pregnancy gut'],
  [/\badult (tests?|kits?)/g, 'adult gut'],
  [/\b(methylation|mthfr|genetic methylation) ?(tests?|kits?)?/g, 'dna methylation'],
  [/\b(polygenic|genetic risk) ?(risk)? ?(tests?|kits?)?/g, 'female polygenic risk'],
  [/\b(consultations?|appointments?|(video )?visit with|talk (to|with) (the |a )?(practitioner|pa-c|pa)|session with|hour with)\b/g, 'concierge consult'],
  [/\b(family|wellness|concierge|monthly|4-month|four-month|6-month) (\w+ )?(program|programme|plan|subscription)s?\b|\bthe program(me)?\b|\bsubscription\b/g, 'family wellness program'],
  [/\b(complete|gut health|testing|the|this|877) package\b|\bpackage deal\b|\bbundle\b/g, 'complete gut package'],
  [/\benzymes?\b/g, 'digestive enzymes'],
  [/\bprobiotics\b/g, 'probiotic'],
];

/** The items that a text names, by the words that tell them apart; of 'GI-MAP plus Zonulin' and 'GI-MAP' the one that fits better. */
export function findItems(text: string, items: Item[]): Item[] {
  const said = saidWords(text);
  const rarity = rarityOf(items);
  const found = items.flatMap((item) => {
    const best = item.names.map((name) => fit(wordsOfName(name), said, rarity)).sort((one, other) => other.share - one.share)[0];
    return best && best.share >= 0.5 ? [{ item, ...best }] : [];
  });
  return found.filter((one) => !found.some((other) => other !== one && isBetter(other, one))).sort((one, other) => other.share - one.share).map(({ item }) => item);
}

type Fit = { share: number; matched: string[] };

function fit(words: string[], said: Set<string>, rarity: Map<string, number>): Fit {
  const weigh = (list: string[]) => list.reduce((sum, word) => sum + (rarity.get(word) ?? 1), 0);
  const matched = words.filter((word) => said.has(word));
  return { share: weigh(matched) / Math.max(weigh(words), 0.01), matched };
}

function isBetter(other: Fit, one: Fit): boolean {
  const holdsAll = one.matched.every((word) => other.matched.includes(word));
  return holdsAll && (other.matched.length > one.matched.length || (other.matched.length === one.matched.length && other.share > one.share));
}

function saidWords(text: string): Set<string> {
  let words = text.toLowerCase().replaceAll('’', "'").replaceAll("'s", 's');
  for (const [name, onShelf] of CALLED) words = words.replaceAll(name, (whole) => `${whole} ${onShelf}`);
  return new Set(words.split(/[^a-z0-9]+/));
}

function rarityOf(items: Item[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { names } of items) for (const word of new Set(names.flatMap(wordsOfName))) counts.set(word, (counts.get(word) ?? 0) + 1);
  return new Map(Array.from(counts, ([word, count]) => [word, 1 / count]));
}
