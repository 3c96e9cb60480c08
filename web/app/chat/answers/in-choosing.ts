import { suggest, type Answers } from '../../content/suggest.ts';
import type { Concern, Sample, Who } from '../../content/views.ts';
import { speaksOfHealth } from '../curated/terms.ts';
import { priceSentence } from '../knowledge/price-list.ts';
import type { Asked } from './asked.ts';
import * as asks from './asks.ts';
import { answered, type ContentAnswer, withPage } from './content-answer.ts';
import { days, describe } from './facts-of-items.ts';
import { ownWords } from './own-words.ts';

const helpInChoosing = 'which test is right for me';
const choosePath = '/store/choose';

/** What bothers somebody, in everyday words. */
const concerns: [Concern, RegExp][] = [
  [
    'hormones',
    /\b(hormon\w*|hot flash\w*|menopaus\w*|periods?|pms|cycle|cortisol|estrogen|sofocos)\b/i,
  ],
  [
    'food',
    /\b(?:after|from|to) (?:milk|dairy|bread|wheat|gluten|eggs?|eating certain|certain foods?|some foods?)\b|\b(?:food (?:sensitiv\w*|intoleran\w*|reactions?)|intolerancia\w*)\b/i,
  ],
  [
    'digestion',
    /\b(bloat\w*|gas|gassy|bell(?:y|ies)|tumm(?:y|ies)|stomach\w*|constipat\w*|diarrhea|loose stools?|bowels?|cramps?|reflux|heartburn|digest\w*|parasites?|worms?|yeast|candida|(?:my|gut) (?:gut|issues?|problems?|trouble)|hinchad\w*|gases|panza|est[oó]mago|barriga|estre[nñ]id\w*|diarrea|par[aá]sitos?)\b/i,
  ],
  [
    'tiredness',
    /\b(tired\w*|fatigue\w*|exhaust\w*|worn out|no energy|low energy|drag\w*|sluggish|brain fog|foggy|cansad\w*|cansancio|fatiga|sin energ[ií]a)\b/i,
  ],
  ['skin', /\b(skin|rash\w*|eczema|acne|itch\w*|hives|piel|picaz[oó]n|ronchas)\b/i],
  ['mood', /\b(mood\w*|irritab\w*|[aá]nimo)\b/i],
  ['weight', /\b(weight gain|gain(?:ing|ed)? weight|lose weight|subir de peso|bajar de peso)\b/i],
];
/** Of whom it is told: 'I have three kids' is told of an adult. */
const persons: [Who, RegExp][] = [
  ['pregnant', /\b(pregnan\w*|embaraz\w*)\b/i],
  [
    'baby',
    /\b(?:my|our|for an?|the|mi|nuestr[oa]) (?:\S+ )?(?:bab(?:y|ies)|infant|newborn|beb[eé]s?)\b/i,
  ],
  [
    'child',
    /\b(?:my|our|for an?|the|mi|nuestr[oa]) (?:\S+ )?(?:sons?|daughters?|kids?|child(?:ren)?|toddler|boys?|girls?|grand(?:son|daughter|kid)s?|hij[oa]s?|ni[nñ][oa]s?|nen[ea]s?)\b/i,
  ],
];
const samples: [Sample, RegExp][] = [
  ['urine', /\b(urine|pee(?:ing)?|orina)\b/i],
  ['saliva', /\b(saliva|spit(?:ting)?)\b/i],
  ['stool', /\b(stool test|stool kit|swab)\b/i],
];
/** 'Can a test find that?', 'where would you begin?' */
const looksForKit =
  /\b(tests?|testing|kits?|panels?|check(?:ed)?|find out|want to know|figure out|look(?:ing)? (?:at|into|for)|start|begin|recommend|suggest|help|show|(?:any|some)thing for|algo para|pruebas?|examen|ayud\w+|recomiend\w+|sirve)\b/i;

/** Whoever is bothered by something and looks for a kit is told which one the shop would begin with, and why (ASK-05: it does not say what somebody has). */
export function forComplaint(asked: Asked): ContentAnswer | null {
  const { question, named, language } = asked;
  const concern = concerns.find(([, words]) => words.test(question))?.[0];
  if (!concern || !looksForKit.test(question) || named.length > 0) return null;
  if (asks.isAboutTerms(question) || asks.wantsPrice(question)) return null;
  if (speaksOfHealth(question, language)) return null;
  return begunWith(asked, {
    who: persons.find(([, words]) => words.test(question))?.[0] ?? 'adult',
    concern,
    sample: samples.find(([, words]) => words.test(question))?.[0] ?? 'any',
  });
}

function begunWith({ language, knowledge }: Asked, answers: Answers): ContentAnswer | null {
  const { choosing, items, assistant } = knowledge;
  const found = suggest(choosing, answers);
  const item = items.find(({ id }) => id === found?.kit.id);
  if (!found || !item) return null;
  if (language === 'spanish')
    return answered(
      `Se puede empezar con ${item.name}. ${describe(item, language, knowledge)}\nEsto no es un diagnóstico. Siga con su médico; si el dolor es fuerte o hay sangre o fiebre, llame hoy.`,
    );
  const alternative = found.alternative
    ? `Or ${found.alternative.name}: ${found.whyAlternative ?? ''}`
    : '';
  const text = [
    `A kit to begin with is ${item.name}. ${found.why}`,
    days(item, language),
    priceSentence(item, language),
    alternative,
    assistant.noDiagnosis,
    'Please keep seeing your doctor, and call today with blood in the stool, fever or strong pain.',
    `"${choosing.words.title}" asks three short questions.`,
  ];
  return answered(withPage(text.filter(Boolean).join(' '), choosePath, knowledge));
}

export const inChoosing = ({ question, knowledge }: Asked): ContentAnswer | null =>
  asks.wantsAdvice(question) ? ownWords(helpInChoosing, 'english', knowledge, null) : null;
