import type { Concern, Sample } from '../../../content/views.ts';

/** What bothers somebody, in everyday words. */
const concerns: [Concern, RegExp][] = [
  [
    'hormones',
    /\b(hormon\w*|hot flash\w*|night sweats|menopaus\w*|perimenopaus\w*|(?<!\b(?:on|during|have|got|having) (?:my|the|her|a) )periods?|pms|cycle|cortisol|estrogen|progesterone|testosterone|ovulat\w*|libido|sofocos)\b/i,
  ],
  [
    'food',
    /\b(?:after|from|to) (?:milk|dairy|bread|wheat|gluten|eggs?|eating certain|certain foods?|some foods?)\b|\b(?:food (?:sensitiv\w*|intoleran\w*|reactions?)|intolerancia\w*)\b/i,
  ],
  [
    'digestion',
    /\b(bloat\w*|gas|gassy|burp\w*|bell(?:y|ies)|tumm(?:y|ies)|stomach\w*|indigestion|nause\w*|undigested|(?:run\w*|to) the bathroom|constipat\w*|diarrhea|loose stools?|poop(?:ing|s (?:maybe|only|once|twice|every|too))|bowels?|cramps?|reflux|heartburn|digest\w*|parasites?|worms?|yeast|candida|(?:my|gut) (?:gut|issues?|problems?|trouble)|hinchad\w*|gases|panza|pancita|est[oó]mago|barriga|estre[nñ]id\w*|diarrea|par[aá]sitos?)\b/i,
  ],
  [
    'tiredness',
    /\b(tired\w*|fatigue\w*|exhaust\w*|worn out|wiped out|no energy|low energy|drag\w*|sluggish|brain fog|foggy|insomnia|(?:can['’]?t|cannot|trouble|not|bad|poor|no) sleep\w*|sleep is|burn(?:ed|t)? ?out|cansad\w*|cansancio|fatiga|sin energ[ií]a)\b/i,
  ],
  [
    'skin',
    /\b(skin|rash\w*|eczema|acne|pimples?|break(?:ing)? ?outs?|itch\w*|hives|piel|acn[eé]|granos|picaz[oó]n|ronchas|eccema)\b/i,
  ],
  ['mood', /\b(moods?|moody|irritab\w*|cranky|anxious|anxiety|[aá]nimo|irritable)\b/i],
  [
    'weight',
    /\b(weight gain|(?:gain(?:ed|ing)?|put on|putting on) (?:\w+ )?\d+ ?(?:lbs?|pounds|kilos|kg)|gain(?:ing|ed)? weight|los(?:e|ing) (?:the |any |this )?weight|(?:can['’]?t|cannot) lose|overweight|(?:my|extra|baby|stubborn) weight|subir de peso|bajar de peso|sobrepeso)\b/i,
  ],
  ['other', /\b(migraines?|headaches?|joints?|inflammation|achy|autoimmune)\b/i],
];
const samples: [Sample, RegExp][] = [
  ['urine', /\b(urine|pee(?:ing)?|orina)\b/i],
  ['saliva', /\b(saliva|spit(?:ting)?)\b/i],
  ['stool', /\b(stool test|stool kit|swab)\b/i],
];

/** What somebody was near, and in which words the practice is asked for the kit that looks for it. */
const exposures: [way: string, words: RegExp][] = [
  [
    'is there a test for mold',
    /\b(mou?ld\w*|must(?:y|iness)|mildew|mycotoxins?|water[- ]damag\w*|flood(?:ed|ing)?|damp (?:house|home|basement|apartment)|(?:leak\w*|wet) (?:roof|basement|ceiling|wall|crawl ?space))\b/i,
  ],
  [
    'test for chemicals and toxins',
    /\b(acetone|solvents?|nail salon|hair salon|paint fumes|(?:around|near|with|in) paints?|thinners?|lacquers?|body shop|fumes|pesticides?|herbicides?|weed ?killer|round ?up|glyphosate|(?:crop|farm|field|bug|lawn) spray\w*|spray(?:s|ed|ing)? (?:crops|fields|weeds|our|the)|plastics|plastic (?:bottles?|containers?)|bpa|phthalates?|benzene|gasoline|chemicals?|toxins?|welding|dry clean\w*|formaldehyde|off-?gass?ing)\b/i,
  ],
];

export const concernIn = (text: string): Concern | null =>
  concerns.find(([, words]) => words.test(text))?.[0] ?? null;

export const sampleIn = (text: string): Sample | null =>
  samples.find(([, words]) => words.test(text))?.[0] ?? null;

export const exposureIn = (text: string): string | null =>
  exposures.find(([, words]) => words.test(text))?.[0] ?? null;

/** Acne, eczema or reflux of a grown-up is what the shop helps to choose for; any other illness is not. */
export const withoutConcerns = (text: string): string =>
  concerns.reduce((rest, [, words]) => rest.replaceAll(new RegExp(words, 'gi'), ' '), text);
