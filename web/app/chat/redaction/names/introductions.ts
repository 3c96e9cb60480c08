/**
 * What comes before a name. After 'certain' ones stands a name unless the word cannot be one; after 'likely' ones ('I am',
 * 'call me') only where no other word fits; after 'possible' ones ('my son', 'it is') only what is a name or written as one;
 * after 'stated' ones ('last name') what a form would hold.
 */
export type Strength = 'certain' | 'likely' | 'possible' | 'stated';

const relative =
  'son|daughter|husband|wife|spouse|partner|fianc[eé]e?|boyfriend|girlfriend|mother|mom|mum|mama|father|dad|papa|sister|brother|grandson|granddaughter|grandchild|grandmother|grandma|grandpa|grandfather|baby|boy|girl|child|kid|toddler|newborn|infant|twins?|niece|nephew|aunt|uncle|cousin|friend|neighbor|nanny|boss|patient|client';
/** One of the family, with up to two words of which one. */
const owned = String.raw`(?:my|our|his|her|their)\s{1,3}(?:\w{1,12}[\s-]){0,2}?(?:${relative})s?`;
const pariente =
  'hij[oa]|espos[oa]|marido|mujer|madre|mamá|padre|papá|herman[oa]|niet[oa]|bebé|niñ[oa]|amig[oa]|abuel[oa]|ti[oa]|tí[oa]|prim[oa]|sobrin[oa]';
const owner = `(?:my|his|her|our|your|their|the (?:patient|child|baby|kid|client)['’]?s|(?:my|our) (?:${relative})['’]?s)`;
const kind = String.raw`(?:(?:full|first|last|legal|real|given|middle|maiden|whole|complete|birth|family|nick)\s?-?){0,3}`;
const is = String.raw`(?:\s{1,3}(?:is|was|are)(?:\s{1,3}(?:also|really|actually|just|spelled))?|\s{0,3}[:=]|\s{1,3}-+)`;

/** In the order in which they are looked for at one place. */
export const introductions: [Strength, string][] = [
  ['certain', String.raw`${owner}\s{1,3}${kind}names?(?:['’]?s|${is})`],
  [
    'certain',
    String.raw`(?:full|first|last|legal|middle|maiden|family|patient|customer)\s?names?${is}`,
  ],
  [
    'stated',
    String.raw`(?:full|first|last|legal|middle|maiden|family|patient|customer)\s?name|(?:under|in|by)\s{1,3}the\s{1,3}name(?:\s{1,3}of)?|under\s{1,3}name|(?<=(?:^|[\n,;.(])\s{0,3})name|my\s{1,3}name`,
  ],
  ['certain', String.raw`(?<=(?:^|[\n,;.(])\s{0,3})(?:sur)?name\s{0,3}[:=-]`],
  ['certain', String.raw`(?:sur)?names?\s{0,3}[:=]`],
  [
    'certain',
    String.raw`${owned}(?:\s{1,3}(?:is|are|was)|['’]s|,)?\s{1,3}(?:named|called)|i['’]?\s?a?m\s{1,3}(?:also\s{1,3})?(?:named|called)`,
  ],
  ['certain', String.raw`(?:i\s{1,3})?go(?:es)?\s{1,3}by(?:\s{1,3}the\s{1,3}name(?:\s{1,3}of)?)?`],
  [
    'certain',
    String.raw`me\s{1,3}llamo|me\s{1,3}llaman|me\s{1,3}chamo|mi\s{1,3}chiamo|je\s{1,3}m['’]appelle|ich\s{1,3}hei(?:ß|ss)e|mein\s{1,3}name\s{1,3}ist|meu\s{1,3}nome\s{1,3}é`,
  ],
  [
    'certain',
    String.raw`mi\s{1,3}nombre(?:\s{1,3}completo)?\s{0,3}(?:\s(?:es|era)|[:=])|nombre\s{0,3}(?:completo)?\s{0,3}[:=]|apellidos?\s{0,3}(?:\s(?:es|son)|[:=])`,
  ],
  ['certain', String.raw`mi\s{1,3}(?:${pariente})\s{1,3}se\s{1,3}llama`],
  ['likely', String.raw`names?(?:['’]s|\s{1,3}is)`],
  [
    'likely',
    String.raw`(?:(?:you|they|people|friends|everyone|everybody|please|just)\s{1,3}(?:can\s{1,3}|may\s{1,3})?)?call\s{1,3}me|known\s{1,3}as`,
  ],
  ['likely', String.raw`i\s?['’]?\s?am|i['’]?m|im|th?is\s{1,3}is`],
  ['likely', String.raw`(?<=(?:^|[\n.!?,;]|hola|yo)\s{0,3})soy`],
  ['possible', String.raw`se\s{1,3}llama|ll[aá]m[ae]me|habla|soy|somos`],
  ['possible', String.raw`(?:is|are|was|and)\s{1,3}(?:named|called)`],
  [
    'possible',
    String.raw`(?:it['’]?s|is|kit|seat|booking|box|package)\s{1,3}for|it['’]s(?:\s{1,3}me)?|its\s{1,3}me|it\s{1,3}is|we\s{1,3}are|we['’]re|on\s{1,3}behalf\s{1,3}of|mother\s{1,3}of|mom\s{1,3}of|mum\s{1,3}of|father\s{1,3}of|dad\s{1,3}of|parents?\s{1,3}of|wife\s{1,3}of|husband\s{1,3}of|order\s{1,3}for|appointment\s{1,3}for`,
  ],
  ['possible', String.raw`${owned}(?:\s{1,3}is|['’]s)?,?`],
  [
    'possible',
    String.raw`(?:mi|su|nuestr[oa])\s{1,3}(?:${pariente})(?:\s{1,3}es)?,?|(?:${pariente})\s{1,3}de`,
  ],
];
