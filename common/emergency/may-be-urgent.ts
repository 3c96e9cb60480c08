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
