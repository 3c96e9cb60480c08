import { languageOf, type Language } from '../language.ts';
import { isFarOff, literalClauses } from './context.ts';
import { inPieces, likelyKind } from './learned/likely-kind.ts';
import type { EmergencyKind } from './lines.ts';
import { speaksOfDespair, tellsOfIllness } from './may-be-urgent.ts';
import { findWarning } from './rules/find-red-flag.ts';
import { kindOf } from './rules/rule.ts';

/** What cannot wait, whose people help with it, and the language to say so in. */
export type Emergency = { kind: EmergencyKind; language: Language };

/** How much a message must resemble emergencies, in shares of one: where no rule speaks, where one does, and to be in doubt. */
type From = { raised: number; believed: number; doubted: number };
const byWordsAlone: From = { raised: 0.55, believed: 0.02, doubted: 0.3 };
/**
 * Of 148 ordinary messages of a set that nothing was learned from 0 of 38 urgent ones are missed and 3 of 110 questions taken for
 * one; of 45 made to mislead 4. With 0.5 and 0.3 two more of those are right, and more is missed that is told quietly.
 */
const byWordsAndMeaning: From = { raised: 0.4, believed: 0.12, doubted: 0.2 };
/** So few words in which no rule sees a sign, as 'my wife is pregnant', have to resemble emergencies more, in all or as words. */
const fewWords = 6;
const raisedByFew = { inAll: 0.6, asWords: 0.7 };
/** Where no rule sees a sign, its words have to resemble one kind so much, unless it surely means an emergency: of 904 urgent messages none has less than 0.3. */
const ofSomeKind = 0.25;
/** Of the body there are many ways to tell. */
const ofMedical = 0.13;
const surelyMeant = 0.85;
/**
 * How surely it asks something of the shop, to be none where no rule sees a sign and it resembles emergencies no more than
 * that: of 904 urgent messages the twelve without a sign ask it at 0.29 at the most.
 */
const ofShop = { surely: 0.45, upTo: 0.6 };
/** From here on the examples know better than a rule whether it is a matter of the body. */
const surerFrom = 0.6;

/**
 * What of a visitor's last message cannot wait, or null; see `findRedFlag` for what the rules see in it. What it resembles,
 * by examples, decides with them: it finds what no rule names, and takes back what a rule misreads. `meant`: how much it
 * resembles them by what it means, `asked`: how surely it asks something of the shop, in shares of one, where somebody knows
 * that. Nothing of the message is kept.
 */
export function findEmergency(
  message: string,
  earlier: string[] = [],
  meant: number | null = null,
  asked = 0,
): Emergency | null {
  const { flag, isSure, likely, urgent, from } = weigh(message, earlier, meant);
  const isStory = flag !== null && earlier.length > 0;
  const isTooLittle =
    isOfFewWords(message) && likely.urgent < raisedByFew.asWords && urgent < raisedByFew.inAll;
  const isOfNoKind =
    likely.chance < (likely.kind === 'medical' ? ofMedical : ofSomeKind) &&
    (meant ?? 1) < surelyMeant;
  const isOfShop = asked >= ofShop.surely && urgent < ofShop.upTo && likely.urgent < ofShop.upTo;
  if (flag === null && (isTooLittle || isOfNoKind || isOfShop)) return null;
  if (!isSure && !isStory && urgent < (flag === null ? from.raised : from.believed)) return null;
  const named = flag && (kindOf[flag] ?? 'medical');
  const isChoking = flag === 'breathing' && likely.kind === 'poison';
  const isRather = named === 'medical' && likely.chance > surerFrom && !isChoking;
  return { kind: named === null || isRather ? likely.kind : named, language: languageOf(message) };
}

const isOfFewWords = (message: string): boolean => message.trim().split(/\s+/).length <= fewWords;

/** Lines of help for other things than illness are not guessed at: so much of a message has to resemble that kind. */
const surelyOfKind = 0.3;

/**
 * Of which kind a message might be that is taken for no emergency, or null: its answer then says whom to call. Who tells
 * of somebody unwell, and not long ago or in a figure of speech, may need a doctor.
 */
export function doubtIn(message: string, meant: number | null = null): EmergencyKind | null {
  const { likely, urgent, from } = weigh(message, [], meant);
  const near = clausesNear(message).join('. ');
  if (speaksOfDespair(near)) return 'crisis';
  if (urgent >= from.doubted && (likely.kind === 'medical' || likely.chance >= surelyOfKind))
    return likely.kind;
  return tellsOfIllness(near) ? 'medical' : null;
}

function weigh(message: string, earlier: string[], meant: number | null) {
  const { flag, isSure } = findWarning(message, earlier) ?? { flag: null, isSure: false };
  const clauses = clausesNear(message);
  const likely = likelyKind(flag === null ? clauses : inPieces(clauses));
  const [urgent, from] =
    meant === null
      ? [likely.urgent, byWordsAlone]
      : [between(likely.urgent, meant), byWordsAndMeaning];
  return { flag, isSure, likely, urgent, from };
}

/** What a message says of here and now, in plain words: without what is long ago or asked in general, and without figures of speech. */
export function clausesNear(message: string): string[] {
  const clauses = literalClauses(message);
  return clauses.filter((clause, place) => !isFarOff(clause, clauses[place + 1]));
}

/** Of two opinions, the one half-way: the surer one counts for more. Nobody is so sure that the other is not heard. */
function between(one: number, other: number): number {
  const oddsOf = (chance: number) => {
    const bounded = Math.min(Math.max(chance, leastChance), 1 - leastChance);
    return Math.log(bounded / (1 - bounded));
  };
  return 1 / (1 + Math.exp(-(oddsOf(one) + oddsOf(other)) / 2));
}

const leastChance = 0.001;
