import { isDenied, isFarOff, literalClauses } from '../context.ts';
import type { Pair, RedFlag } from './rule.ts';
import { allRules } from './rules.ts';

type Sign = { before: string; between: string };
type Sight = (clause: string) => Sign[];
/** The first half is said, and somewhere after it the second. */
type Story = { begins: Sight; goesOn: Sight };

const earlierMessages = 3;

const rules = allRules.map(
  ({ flag, isSure = false, phrases = [], pairs = [], goesOn = false }) => ({
    flag,
    isSure,
    sights: [
      ...phrases.map(phrase),
      ...pairs.flatMap(([one, other, within]) => [
        pair(one, other, within),
        pair(other, one, within),
      ]),
    ],
    stories: goesOn ? pairs.map(story) : [],
  }),
);

/**
 * Names what a visitor's last message says that cannot wait, or null. Clauses that deny it, tell of long ago or ask in
 * general are passed over. `earlier` are their messages before, newest last: 'my baby is six weeks old' and then 'she
 * has a fever' is one story.
 */
export const findRedFlag = (message: string, earlier: string[] = []): RedFlag | null =>
  findWarning(message, earlier)?.flag ?? null;

/** `isSure`: whatever else the message resembles. */
export type Warning = { flag: RedFlag; isSure: boolean };

export function findWarning(message: string, earlier: string[] = []): Warning | null {
  const begun = new Set<Story>();
  const before = literalClauses(earlier.slice(-earlierMessages).join('\n'));
  for (const clause of before) if (!isFarOff(clause)) begin(clause, begun);
  const clauses = literalClauses(message);
  for (const [place, clause] of clauses.entries()) {
    if (!isFarOff(clause, clauses[place + 1])) {
      for (const { flag, isSure, sights, stories } of rules)
        if (
          sights.some((sight) => isSaid(sight, clause)) ||
          stories.some((one) => begun.has(one) && isSaid(one.goesOn, clause))
        )
          return { flag, isSure };
    }
    begin(clause, begun);
  }
  return null;
}

function begin(clause: string, begun: Set<Story>): void {
  for (const { stories } of rules)
    for (const one of stories) if (!begun.has(one) && one.begins(clause).length > 0) begun.add(one);
}

function isSaid(sight: Sight, clause: string): boolean {
  return sight(clause).some((sign) => !isDenied(sign.before, sign.between));
}

function phrase(source: string): Sight {
  const pattern = new RegExp(String.raw`\b(?:${source})\b`, 'g');
  return (clause) =>
    Array.from(clause.matchAll(pattern), ({ index }) => ({
      before: clause.slice(0, index),
      between: '',
    }));
}

function pair(one: string, other: string, within: number): Sight {
  const pattern = new RegExp(
    String.raw`\b(?:${one})\b(?<between>(?: +\S+){0,${within}}?) +(?:${other})\b`,
    'g',
  );
  return (clause) =>
    Array.from(clause.matchAll(pattern), ({ index, groups }) => ({
      before: clause.slice(0, index),
      between: groups?.between ?? '',
    }));
}

function story([one, other]: Pair): Story {
  return { begins: phrase(one), goesOn: phrase(other) };
}
