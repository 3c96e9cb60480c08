import { languageOf, type Language } from '../language.ts';
import { isFarOff, literalClauses } from './context.ts';
import { inPieces, likelyKind } from './learned/likely-kind.ts';
import type { EmergencyKind } from './lines.ts';
import { findRedFlag } from './rules/find-red-flag.ts';
import { kindOf } from './rules/rule.ts';

/** What cannot wait, whose people help with it, and the language to say so in. */
export type Emergency = { kind: EmergencyKind; language: Language };

/** How much a message must resemble emergencies, in shares of one: where no rule speaks, and where one does. */
const [raisedFrom, believedFrom] = [0.5, 0.02];
/** From here on the examples know better than a rule whether it is a matter of the body. */
const surerFrom = 0.6;

/**
 * What of a visitor's last message cannot wait, or null; see `findRedFlag` for what the rules see in it. What it resembles,
 * by examples, decides with them: it finds what no rule names, and takes back what a rule misreads. Nothing of the message
 * is kept.
 */
export function findEmergency(message: string, earlier: string[] = []): Emergency | null {
  const flag = findRedFlag(message, earlier);
  const clauses = clausesNear(message);
  const likely = likelyKind(flag === null ? clauses : inPieces(clauses));
  const isStory = flag !== null && earlier.length > 0;
  if (!isStory && likely.urgent < (flag === null ? raisedFrom : believedFrom)) return null;
  const named = flag && (kindOf[flag] ?? 'medical');
  const isRather = named === 'medical' && likely.chance > surerFrom;
  return { kind: named === null || isRather ? likely.kind : named, language: languageOf(message) };
}

/** What a message says of here and now, in plain words: without what is long ago or asked in general, and without figures of speech. */
export function clausesNear(message: string): string[] {
  const clauses = literalClauses(message);
  return clauses.filter((clause, place) => !isFarOff(clause, clauses[place + 1]));
}
