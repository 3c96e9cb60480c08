import { suggest, type Answers } from '../../content/suggest.ts';
import type { Concern, Sample } from '../../content/views.ts';
import { speaksOfHealth } from '../curated/terms.ts';
import { itemsForAge } from '../knowledge/ages.ts';
import { findItems } from '../knowledge/find-items.ts';
import { priceSentence, type Item } from '../knowledge/price-list.ts';
import type { Asked } from './asked.ts';
import * as asks from './asks/asks.ts';
import { answered, type ContentAnswer, withPage } from './content-answer.ts';
import { ownWords } from './own-words.ts';
import { whoIn } from './people/persons.ts';
import { tellsOnlyAge } from './talk/follow-up.ts';
import { days, describe } from './things/facts-of-items.ts';

const helpInChoosing = 'which test is right for me';
const choosePath = '/store/choose';

/** What bothers somebody, in everyday words. */
const concerns: [Concern, RegExp][] = [
  [
    'hormones',
    /\b(hormon\w*|hot flash\w*|night sweats|menopaus\w*|perimenopaus\w*|periods?|pms|cycle|cortisol|estrogen|sofocos)\b/i,
  ],
  [
    'food',
    /\b(?:after|from|to) (?:milk|dairy|bread|wheat|gluten|eggs?|eating certain|certain foods?|some foods?)\b|\b(?:food (?:sensitiv\w*|intoleran\w*|reactions?)|intolerancia\w*)\b/i,
  ],
  [
    'digestion',
    /\b(bloat\w*|gas|gassy|burp\w*|bell(?:y|ies)|tumm(?:y|ies)|stomach\w*|indigestion|constipat\w*|diarrhea|loose stools?|poop(?:ing|s (?:maybe|only|once|twice|every|too))|bowels?|cramps?|reflux|heartburn|digest\w*|parasites?|worms?|yeast|candida|(?:my|gut) (?:gut|issues?|problems?|trouble)|hinchad\w*|gases|panza|pancita|est[oó]mago|barriga|estre[nñ]id\w*|diarrea|par[aá]sitos?)\b/i,
  ],
  [
    'tiredness',
    /\b(tired\w*|fatigue\w*|exhaust\w*|worn out|wiped out|no energy|low energy|drag\w*|sluggish|brain fog|foggy|cansad\w*|cansancio|fatiga|sin energ[ií]a)\b/i,
  ],
  [
    'skin',
    /\b(skin|rash\w*|eczema|acne|pimples?|break(?:ing)? ?outs?|itch\w*|hives|piel|acn[eé]|granos|picaz[oó]n|ronchas|eccema)\b/i,
  ],
  ['mood', /\b(moods?|moody|irritab\w*|cranky|anxious|[aá]nimo|irritable)\b/i],
  [
    'weight',
    /\b(weight gain|gain(?:ing|ed)? weight|los(?:e|ing) (?:the |any |this )?weight|(?:can['’]?t|cannot) lose|overweight|(?:my|extra|baby|stubborn) weight|subir de peso|bajar de peso|sobrepeso)\b/i,
  ],
];
const samples: [Sample, RegExp][] = [
  ['urine', /\b(urine|pee(?:ing)?|orina)\b/i],
  ['saliva', /\b(saliva|spit(?:ting)?)\b/i],
  ['stool', /\b(stool test|stool kit|swab)\b/i],
];
/** 'Can a test find that?', 'where would you begin?' */
const looksForKit =
  /\b(tests?|testing|kits?|panels?|which|where do|could (?:it|this|that) be|gut (?:related|thing|issue)|from (?:the|my|her|his) gut|any ideas?|what'?s (?:going on|causing)|check(?:ed)?|find out|want to know|figure out|look(?:ing)? (?:at|into|for)|start|begin|recommend|suggest|help|show|(?:any|some)thing for|algo para|pruebas?|examen|ayud\w+|recomiend\w+|sirve)\b/i;

/** Whoever is bothered by something and looks for a kit is told which one the shop would begin with, and why (ASK-05: it does not say what somebody has). */
export const forComplaint = (asked: Asked): ContentAnswer | null =>
  looksForKit.test(asked.question) ? kitFor(asked, asked.question) : null;

/** Whoever tells of it in a few words and asks nothing wants to know where to begin. */
export const tellsOfComplaint = (asked: Asked): ContentAnswer | null =>
  asks.asksNothing(asked.question) &&
  !asked.question.includes('?') &&
  !asks.wantsToTake(asked.question)
    ? toldOfComplaint(asked)
    : null;

/** Whoever only tells of it is told as much, where nothing else answers. */
export const toldOfComplaint = (asked: Asked): ContentAnswer | null =>
  asks.isAboutMessages(asked.question)
    ? null
    : kitFor(
        asked,
        asked.goesOn ? `${asked.talk.subject ?? ''} ${asked.question}` : asked.question,
      );

function kitFor(asked: Asked, told: string): ContentAnswer | null {
  const { question, named, language, talk } = asked;
  const concern = concerns.find(([, words]) => words.test(told))?.[0];
  if (!concern || asks.isAboutTerms(question) || asks.wantsPrice(question)) return null;
  const isNew = named.some((item) => !talk.things.includes(item) && !isForAge(asked, item));
  if (isNew || (named.length > 0 && !isTold(question))) return null;
  const who = whoIn(told, talk.person);
  if (speaksOfHealth(who === 'adult' ? withoutConcerns(told) : told, language)) return null;
  return begunWith(asked, {
    who,
    concern,
    sample: samples.find(([, words]) => words.test(told))?.[0] ?? 'any',
  });
}

/** Whether it was named by the age of somebody alone. */
const isForAge = ({ question, knowledge }: Asked, item: Item): boolean =>
  itemsForAge(`${question} kit`, knowledge.items).includes(item) &&
  findItems(question, [item]).length === 0;

const isTold = (question: string): boolean =>
  tellsOnlyAge(question) || concerns.some(([, words]) => words.test(question));

/** Acne, eczema or reflux of a grown-up is what the shop helps to choose for; any other illness is not. */
const withoutConcerns = (text: string): string =>
  concerns.reduce((rest, [, words]) => rest.replaceAll(new RegExp(words, 'gi'), ' '), text);

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
