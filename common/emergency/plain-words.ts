import { isOneSlipFrom } from './one-slip.ts';

/** One step towards plain words: what people type, and how it is read. */
const spellings: [RegExp, string][] = [
  [/\bcan['’]?t\b|\bcan not\b|\bcan ?nt\b|\bcannt\b/g, 'cannot'],
  [/\bwon['’]?t\b/g, 'will not'],
  [/\b(do|does|did|is|are|was|were|has|have|had|would|could|should)n['’]?t\b/g, '$1 not'],
  [/\bi['’]?m\b/g, 'i am'],
  [/\b(i|we|you|they)['’]?ve\b/g, '$1 have'],
  [
    /\b(he|she|it|there|that|who|what|where|baby|son|daughter|husband|wife|mom|dad|kid|child|stool|poop)['’]s\b/g,
    '$1 is',
  ],
  [/\b(hes|shes|theres|thats)\b/g, 'there is'],
  [/\b(\w+)['’](ll|d|re|m|s)\b/g, '$1'],
  [/\b(he|she)ll (?=(?:kill|hurt|shoot|stab|beat|strangle|find|take) )/g, '$1 will '],
  [/\b(wanna|gonna)\b/g, 'want to'],
  [/\b(to|last |the |at |all )nite\b/g, '$1night'],
  [/\b(su+i?ci+d+(le|al|el)?|suicde|sucide|suicid|siucid\w*|sewer ?slide)\b/g, 'suicide'],
  [/\b(pian|paine|payne)\b/g, 'pain'],
  [/\bpositive pregnancy test\b/g, 'pregnant'],
  [/\bblood (sugars?|glucose)\b/g, 'glucose'],
  [/\baccident(al)?y\b|\bacidentally\b/g, 'accidentally'],
  [/\b(breath+e*|breth|breeth|breathin)\b/g, 'breathe'],
  [/\b(blod|bloood+|bllood|blud)\b/g, 'blood'],
  [/\b(stoool|stol|stoll|stools)\b/g, 'stool'],
  [/\b(faver|fevr|feaver|fevar|feever)\b/g, 'fever'],
  [/\b(chset|cheast|ches)\b/g, 'chest'],
  [/\b(tounge|tung|toung|tonge)\b/g, 'tongue'],
  [/\b(faintd|fanted|feinted)\b/g, 'fainted'],
  [/\b(throte|throught|thoat|troat)\b/g, 'throat'],
  [/\b(poopoo|poo poo|#2|number two)\b/g, 'poop'],
  [/\b(hart|haert) (attack|atack)\b|\bheart atack\b/g, 'heart attack'],
];

/** Pairs of words that sound like trouble and are none. */
const harmless =
  /\b(blood (tests?|work|pressure|types?|draws?|samples?|counts?|panels?|thinners?|oranges?|flow|spots?|cards?|cells?|drops?|donors?|lines?|relatives?)|(black|red|blue|purple|brown) (caps?|lids?|tops?|containers?|tubes?|bags?|box(es)?|labels?|pens?)|(stool|poop) (tubes?|containers?|cups?|tests?|testing|samples?|kits?|analysis|collection|swabs?|chart)|heart ?burn|(heart|chest) (health|healthy|rate|disease|freezer|of|to heart|warming)|(baby|child|adult|pregnancy|pregnant) gut|pregnancy (tests?|kits?)|seizure (disorder|med\w*|drugs?)|(pruebas?|analisis|examen|examenes|muestras?|tipo|presion) de sangre|(necesit\w+|sac\w+|pid\w+|usan?) (una |la )?(gotas? de |muestra de )?sangre(?! (?:en|por|con|al|cuando|desde)\b)|(kits?|pruebas?) (de|del|para) (el )?embarazo|sangre oculta|suicide (squad|prevention|awareness)|faint (lines?|smell|odou?r|positive)|black ?out (curtains?|dates?)|to die for|dying (to|for) (?!die)\w+|killing (me|it|time)|dead (tired|line|sea)|bleeding edge|bloody (mary|good)|black (bean|tea|seed|pepper|friday|walnut|licorice|garlic|coffee)s?|red (meat|wine|beets?|peppers?|raspberry|clover|light)|stroke of|face (wash|cream|mask|time)|toilet training|potty training|diaper (rash|bag|cream|sample)s?|breathe (work|eas(y|ier))|breathing (exercises?|easy))\b/g;

/** Words long enough that one wrong letter does not make another word of them. */
const longWords = [
  'bleeding',
  'vomiting',
  'seizure',
  'breathing',
  'pregnant',
  'swollen',
  'overdose',
  'unconscious',
  'dehydrated',
  'diarrhea',
  'collapsed',
  'newborn',
  'swallowed',
  'poisoned',
  'paralyzed',
  'slurred',
  'drooping',
  'anaphylaxis',
  'allergic',
  'lethargic',
  'unresponsive',
  'miscarriage',
  'excruciating',
  'unbearable',
  'suicidal',
  'appendicitis',
];
/** Accents, too: 'desmayó' and 'desmayo' are one. */
const invisible = /[\u00AD\u200B-\u200F\u2060\uFEFF\p{M}]/gu;

/** Lower case, short forms written out, usual slips of the keyboard mended, harmless pairs of words taken out. */
export function plainWords(text: string): string {
  let words = text.normalize('NFKD').replaceAll(invisible, '').slice(0, mostLetters).toLowerCase();
  words = words.replaceAll(/\b(?:\w[ .*_-]){3,}\w\b/g, (spaced) =>
    spaced.replaceAll(/[ .*_-]/g, ''),
  );
  words = words.replaceAll(/(?<![a-z])[a-z]{1,40}[013457@$!]{1,40}[a-z]+/g, unmask);
  for (const [spelling, plain] of spellings) words = words.replaceAll(spelling, plain);
  return words.replaceAll(/[a-z]{6,}/g, mended).replaceAll(harmless, ' something ');
}

/** No rule looks further than this; longer sentences are read in pieces that overlap, so that reading takes linear time. */
const lettersAround = 48;
const overlap = 20;
const mostClauses = 120;
const longestWord = 40;
/** Some letters become many when they are written out. */
const mostLetters = 12_000;

/** Sentences, and what follows a 'but', as words with single spaces, of at most 48 words each. Of more sentences than anybody writes the ends are not minded. */
export function clausesOf(text: string): string[] {
  const words = plainWords(text);
  const clauses = words.split(/[.!?;]+(?=\s|$)|\n+|\bbut\b|\bhowever\b/);
  return (clauses.length > mostClauses ? [words] : clauses).flatMap((clause) =>
    windows(
      clause
        .replaceAll(/[^a-z0-9./'%° -]+/g, ' ')
        .split(/\s+/)
        .filter((word) => /[a-z0-9]/.test(word))
        .map((word) => word.slice(0, longestWord)),
      lettersAround,
      overlap,
    ),
  );
}

/** Words in pieces of at most `size`, of which each begins with the last `shared` ones of that before it. */
export function windows(words: string[], size: number, shared: number): string[] {
  const parts: string[] = [];
  for (let start = 0; start < words.length; start += size - shared) {
    parts.push(words.slice(start, start + size).join(' '));
    if (start + size >= words.length) break;
  }
  return parts;
}

function unmask(word: string): string {
  const letters: Record<string, string> = {
    '0': 'o',
    '1': 'i',
    '3': 'e',
    '4': 'a',
    '5': 's',
    '7': 't',
    '@': 'a',
    $: 's',
    '!': 'i',
  };
  return word.replaceAll(/[013457@$!]/g, (sign) => letters[sign] ?? sign);
}

function mended(word: string): string {
  return (
    longWords.find(
      (right) => word !== right && word[0] === right[0] && isOneSlipFrom(word, right),
    ) ?? word
  );
}
