const words = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const number = String.raw`(\d{1,2}|${words.join('|')})`;
const most = 20;

/** Ages, days and prices are no counts. */
const said = new RegExp(
  String.raw`\b${number}(?: (?!year|month|week|day|hour|minute)[a-z-]+){0,3} (?:kits?|tests?|guts|boxes|bottles|consult\w*|sessions|packages)\b|\b(?:for|of) (?:a family of |all |the |my |our )?${number}(?:(?: of us)?(?:\W*$|,)| (?:people|persons|kids|children|members|family members|adults)\b)|\bfamily of ${number}\b|\b(?:we are|there are|there's|theres|we're|somos) ${number}\b|\b${number} (?:of us|people|persons|personas)\b`,
  'i',
);
const begins = new RegExp(
  String.raw`(?<!\b\d{1,2},? )(?:^(?:(?:so|and|then|ok)\b)?|[:?]|\b(?:get|want|order|buy|need|for|is|are|of|and|about)) *(?:all )?${number} (?!(?:years?|months?|weeks?|days?|hours?|minutes?|percent)\b)`,
  'i',
);
const young = new RegExp(
  String.raw`\b(?:${number} )?(?:kids|children|sons|daughters|boys|girls|teens|teenagers)\b`,
  'gi',
);
const one =
  /\b(?:me|myself|husband|wife|spouse|partner|mom|mum|dad|mother|father|grandma|grandpa|grandmother|grandfather|sister|brother|son|daughter|child|kid|baby|toddler|boy|girl)\b|(?<=\band )i\b|\bi(?= and\b)/gi;
/** 'And for kids?' lists nothing. */
const goesOn = /^\W*(?:(?:ok|so|and|then)\b\W*)+/i;
const listed = /\b(?:and|plus)\b|[,&+]/i;

/** How many of a thing, or for how many people, a price is asked for; 1 when nothing is said. */
export function countAsked(question: string): number {
  if (/\b(?:both of us|two of us|us both|los dos)\b/i.test(question)) return 2;
  const found = said.exec(question)?.slice(1).find(Boolean);
  const count = found === undefined ? peopleListed(question) : valueOf(found);
  return count >= 1 && count <= most ? count : 1;
}

/** '2 adult gut', 'three of the mold ones': the number that a part of a list begins with; 1 where it begins with none. */
export function countBefore(part: string): number {
  const [, found] = begins.exec(part) ?? [];
  const count = found === undefined ? 1 : valueOf(found);
  return count >= 1 && count <= most ? count : 1;
}

/** 'Mom, dad and two kids', 'me and my son'. */
function peopleListed(question: string): number {
  if (!listed.test(question.replace(goesOn, ''))) return 1;
  const several = Array.from(question.matchAll(young), ([, count]) =>
    count === undefined ? 2 : valueOf(count),
  );
  const single = question.match(one)?.length ?? 0;
  return several.reduce((sum, count) => sum + count, single);
}

/** Of a number in digits or as a word. */
export const valueOf = (text: string): number =>
  words.includes(text.toLowerCase()) ? words.indexOf(text.toLowerCase()) + 1 : Number(text);
