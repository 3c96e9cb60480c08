import type { Who } from '../../../content/views.ts';
import { agesIn } from '../../knowledge/ages.ts';

/** Of whom it is told: 'I have three kids' is told of an adult. */
const persons: [Who, RegExp][] = [
  ['pregnant', /(?<!\b(?:looks?|looking|feels?|seems?)\b.{0,16}\b)(pregnan\w*|embaraz\w*)\b/i],
  [
    'baby',
    /\b(?:my|our|for an?|the|mi|nuestr[oa]) (?:\S+ )?(?:bab(?:y|ies)|infant|newborn|beb[eé]s?)\b/i,
  ],
  [
    'child',
    /^\W*(?:(?:and|hi|hello) )*(?:sons?|daughters?|kids?|toddler|grand(?:son|daughter))\b|\b(?:teen(?:age)?|preteen|younger|little) (?:sons?|daughters?|boys?|girls?)\b|\b(?:teen(?:ager)?|preteen|toddler|kid(?:do)?|child|schoolboy|boy|girl) (?:with|who|whose|has|is|keeps|complains)\b|\b(?:my|our|for an?|the|mi|nuestr[oa]) (?:\S+ )?(?:sons?|daughters?|kids?|child(?:ren)?|toddler|boys?|girls?|teens?|teenagers?|grand(?:son|daughter|kid)s?|niece|nephew|hij[oa]s?|ni[nñ][oa]s?|nen[ea]s?)\b/i,
  ],
];
/** Whoever is not the one who told that she is pregnant. */
const otherGrownUp = /\b(?:he|him|his|husband|dad|father|brother|mom|mother|sister|friend)\b/i;
const spokenOf = /\b(?:he|she|him|her|his|hers|they|them|their)\b|\b(?:él|ella|le|les)\b/iu;
const [childFrom, adultFrom] = [3, 18];

const namedIn = (text: string): Who | null => {
  const [age] = agesIn(text);
  if (age !== undefined && !Number.isNaN(age))
    return age < childFrom ? 'baby' : age < adultFrom ? 'child' : 'adult';
  return persons.find(([, words]) => words.test(text))?.[0] ?? null;
};

export const tellsOfPerson = (text: string): boolean => namedIn(text) !== null;

/** Whom a question is about: as its words or an age say, else whoever was spoken of before when it says 'he' or 'her', or she who is pregnant. */
export function whoIn(question: string, before: string | null): Who {
  const named = namedIn(question);
  if (named || !before) return named ?? 'adult';
  const known = namedIn(before);
  const isMeant = known === 'pregnant' ? !otherGrownUp.test(question) : spokenOf.test(question);
  return (isMeant ? known : null) ?? 'adult';
}
