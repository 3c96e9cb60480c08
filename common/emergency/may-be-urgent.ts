import { plainWords } from './plain-words.ts';

const unwell =
  /\b(pains?|painful|hurts?|hurting|ach(e|es|ing)|sore|cramp\w*|blee?d\w*|blood\w*|faint\w*|dizz\w*|light ?headed|pass(ed|ing) out|collaps\w*|unconscious|breath\w*|wheez\w*|chok\w*|swell\w*|swollen|swallow\w*|numb(?!er)\w*|seiz\w*|convuls\w*|fever\w*|temp|vomit\w*|throw(ing|s)? up|threw up|puk\w*|dehydrat\w*|burn(ed|t|s|ing)|injur\w*|poison\w*|pills|overdos\w*|suicid\w*|(want|going|ready) to die|dying|dead|kill\w*|harm\w*|hopeless|worthless|desperate|panic\w*|terrified|unbearable|severe\w*|worse|rash|hives|allergic|lump|chest|heart|throat|clots?|deep cut|cut|insulin|oxygen|itch\w*|goodbye|yellow|stiff|limp|floppy|lethargic|drowsy|weak|sick|ill|crying|screaming|dolor|duele|fiebre|calentura|sangr\w*|vomit\w*|mareo\w*|ahog\w*)\b/;
const somebody =
  /\b(i|me|my|mine|we|our|us|he|him|his|she|her|they|them|baby|child|kids?|toddler|newborn|infant|son|daughter|husband|wife|mom|dad|mother|father|grand\w+|boy|girl|mi|me|yo|bebe|hij[oa])\b/;
const fewWords = 4;

/** Whether a message tells of somebody who is not well. Far wider than a red flag: it takes no answer away, it only adds a word of caution to one. */
export function mayBeUrgent(message: string): boolean {
  const words = plainWords(message);
  return (
    unwell.test(words) && (somebody.test(words) || words.trim().split(/\s+/).length <= fewWords)
  );
}

const unwellNow =
  /\b(?:pains?|painful|ach(?:e|es|ing)|hurts?|hurting|cramp\w*|bleed\w*|blood|faint\w*|dizz\w*|collaps\w*|breathe|wheez\w*|chok\w*|swell\w*|swollen|numb|seiz\w*|fever\w*|vomit\w*|throw(?:ing|s)? up|threw up|puk\w*|dehydrat\w*|unbearable|severe\w*|worse|hives|lump|yellow|stiff|limp|floppy|lethargic|screaming|dolor|duele|fiebre|calentura|sangr\w*|mareo\w*|ahog\w*)\b/;
/** What a kit, a needle or a label has to do with it, and nobody's body. */
const ofKits =
  /\b(?:(?:swabs?|kits?|needles?|pricks?|it|that|this) (?:hurts?|painful)|(?:do|does|will|would|did) (?:it|that|this|they|(?:the|a|your) \w+(?: \w+)?) hurt\w*|(?:blood|breathe?) (?:or|and|drawn|draws?|taken|tests?|kits?|samples?|panels?|acetone|fumes)|(?:or|and|need|needs|use|uses|give|take|negative for|where do i put the) blood|la prueba duele|^(?:y )?duele(?=\W*$))\b/g;

/** Whether a message tells of somebody who is not well now: narrower, for what it adds a word of caution to. */
export function tellsOfIllness(message: string): boolean {
  const words = plainWords(message).replaceAll(ofKits, ' ');
  return unwellNow.test(words) && mayBeUrgent(words);
}

const despair =
  /\b(?:suicid\w*|(?:want|going|ready) to die|kill (?:myself|himself|herself|themselves|me)|harm (?:myself|himself|herself)|hurt (?:myself|himself|herself)|hopeless|worthless|no point|better off without|how many pills it takes|overdos\w*|end it all)\b/;

/** Whether a message may speak of not wanting to live. */
export const speaksOfDespair = (message: string): boolean => despair.test(plainWords(message));
