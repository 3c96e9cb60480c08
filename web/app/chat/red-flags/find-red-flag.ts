import { isDenied, isFarOff } from './context.ts';
import { clausesOf } from './plain-words.ts';
import type { Pair, RedFlag } from './rules.ts';
import { RULES } from './rules.ts';

export type { RedFlag } from './rules.ts';

type Sign = { before: string; between: string };
type Sight = (clause: string) => Sign[];

const EARLIER_MESSAGES = 3;

const rules = RULES.map(({ flag, phrases = [], pairs = [], goesOn = false }) => ({
  flag,
  sights: [...phrases.map(phrase), ...pairs.flatMap(([one, other, within]) => [pair(one, other, within), pair(other, one, within)])],
  startsWith: goesOn ? pairs : [],
}));

/**
 * Names what a visitor's last message says that cannot wait, or null. Clauses that deny it, tell of long ago or ask in
 * general are passed over. `earlier` are their messages before, newest last: 'my baby is six weeks old' and then 'she
 * has a fever' is one story.
 */
export function findRedFlag(message: string, earlier: string[] = []): RedFlag | null {
  const clauses = clausesOf(message);
  const before = clausesOf(earlier.slice(-EARLIER_MESSAGES).join('\n')).filter((clause) => !isFarOff(clause));
  for (const [place, clause] of clauses.entries()) {
    if (isFarOff(clause, clauses[place + 1])) continue;
    for (const { flag, sights, startsWith } of rules) {
      if (sights.some((sight) => sight(clause).some((sign) => !isDenied(sign.before, sign.between)))) return flag;
      if (startsWith.some((pairOf) => goesOnFrom(pairOf, clause, [...before, ...clauses.slice(0, place)]))) return flag;
    }
  }
  return null;
}

function phrase(source: string): Sight {
  const pattern = new RegExp(String.raw`\b(?:${source})\b`, 'g');
  return (clause) => Array.from(clause.matchAll(pattern), ({ index }) => ({ before: clause.slice(0, index), between: '' }));
}

function pair(one: string, other: string, within: number): Sight {
  const pattern = new RegExp(String.raw`\b(?:${one})\b(?<between>(?: +\S+){0,${within}}?) +(?:${other})\b`, 'g');
  return (clause) => Array.from(clause.matchAll(pattern), ({ index, groups }) => ({ before: clause.slice(0, index), between: groups?.between ?? '' }));
}

/** The one half was said before, the other is said now. */
function goesOnFrom([one, other]: Pair, clause: string, before: string[]): boolean {
  const [first, second] = [phrase(one), phrase(other)];
  return before.some((said) => first(said).length > 0) && second(clause).some((sign) => !isDenied(sign.before, sign.between));
}
