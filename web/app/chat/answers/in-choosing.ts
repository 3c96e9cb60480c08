import { tellsOfIllness } from 'common/emergency/may-be-urgent';
import { formatPrice } from 'common/money';
import { suggest, type Answers } from '../../content/suggest.ts';
import { healthTermsOf, speaksOfHealth } from '../curated/terms.ts';
import { itemsForAge } from '../knowledge/ages.ts';
import { findItems } from '../knowledge/find-items.ts';
import { priceSentence, type Item } from '../knowledge/price-list.ts';
import type { Asked } from './asked.ts';
import * as asks from './asks/asks.ts';
import { concernIn, exposureIn, sampleIn, withoutConcerns } from './asks/concerns.ts';
import { answered, handedOver, inOne, type ContentAnswer, withPage } from './content-answer.ts';
import { fitsSurely, fitsVerySurely, ownWords } from './own-words.ts';
import { fitsThingSurely, wordsOfPages } from './pages.ts';
import { whoIn } from './people/persons.ts';
import { tellsOnlyAge } from './talk/follow-up.ts';
import { days, describe } from './things/facts-of-items.ts';

const helpInChoosing = 'which test is right for me';
const helpWithIllness = 'can you help with hashimotos';
const whatKitsOfChildrenShow = 'what does child gut show';
const contactLongAgo = 'can i test for contact years ago';
/** Where to begin depends on what was told before. */
export const choosePath = '/store/choose';

/** 'Can a test find that?', 'where would you begin?' */
const looksForKit =
  /\b(tests?|testing|kits?|panels?|which|where do|could (?:it|this|that) be|gut (?:related|thing|issue)|from (?:the|my|her|his) gut|any ideas?|what'?s (?:going on|causing)|check(?:ed)?|find out|want to know|figure out|look(?:ing)? (?:at|into|for)|start|begin|recommend|suggest|help|show|(?:any|some)thing for|algo para|pruebas?|examen|ayud\w+|recomiend\w+|sirve)\b/i;

/** 'Can you find weed killer in a person?' */
const findsIt = /\b(?:find|found|detect\w*|picked? up)\b/i;

/** Whoever is bothered by something and looks for a kit is told which one the shop would begin with, and why (ASK-05: it does not say what somebody has). */
export function forComplaint(asked: Asked): ContentAnswer | null {
  const { question, told } = asked;
  if (asks.isOfOthersWords(question)) return null;
  if (isVerySurelyTold(asked)) return ofLongAgo(asked, exposureIn(`${told} ${question}`));
  if (looksForKit.test(question))
    return ofExposure(asked) ?? kitFor(asked, `${told} ${question}`.trim());
  return findsIt.test(question) ? ofExposure(asked) : null;
}

/** Whether the practice has own words that are asked for in just this way, and that are more than where to begin. */
const isVerySurelyTold = ({ own }: Asked): boolean =>
  own !== null && own.fit >= fitsVerySurely && own.page !== choosePath;

/** Whoever was near mold or chemicals is told of the kit that looks for that, in the practice's own words. */
function ofExposure(asked: Asked): ContentAnswer | null {
  const { question, told, named, own, knowledge } = asked;
  const way = exposureIn(`${told} ${question}`);
  const isForSomebody = named.every(({ product }) => product?.sample === 'stool');
  if (!way || !isForSomebody || asks.wantsPrice(question)) return null;
  const before = ofLongAgo(asked, way);
  const isTold = own !== null && own.fit >= fitsSurely;
  const ofIt = ownWords(way, 'english', knowledge, null);
  return before ?? (isTold && own.page !== ofIt?.page ? null : ofIt);
}

const longAgo =
  /\b(?:years|decades) ago\b|\bas an? (?:kid|child|teen\w*|girl|boy)\b|\bwhen i was (?:little|young|small|a|in)\b|\bback in\b|\bin (?:the )?(?:19)?\d0s\b|\bgrew up\b/i;

/** What the page of the kit that looks for it says of contact years ago. */
function ofLongAgo(asked: Asked, way: string | null): ContentAnswer | null {
  if (!way || !longAgo.test(asked.question)) return null;
  const named = findItems(way, asked.knowledge.items).slice(0, 1);
  const seen = { ...asked, named, question: contactLongAgo, meaning: null };
  const onPage = wordsOfPages(seen, fitsThingSurely);
  return onPage && longAgo.test(onPage.text) ? onPage : null;
}

/** Of a child's illness it is told what the kits for that age cannot explain, beside what comes first; none is offered. */
export function ofChildsIllness(asked: Asked): ContentAnswer | null {
  const { question, own, named, talk, language, knowledge } = asked;
  const who = whoIn(question, talk.person);
  const terms = healthTermsOf(question, language);
  const isOfIllness =
    concernIn(question) !== null && terms.length > 0 && terms.every((term) => term === 'illness');
  if (language !== 'english' || named.length > 0 || !isOfIllness) return null;
  if (who !== 'child' && who !== 'baby') return null;
  const ofIllness = own?.isCareful ? own : ownWords(helpWithIllness, language, knowledge, null);
  const ofKits = ownWords(whatKitsOfChildrenShow, language, knowledge, null);
  return ofIllness && ofKits && { ...inOne([ofIllness, ofKits]), isCareful: true };
}

/** Whoever is not well and asks what nothing here answers is told what the practice can do, and offered no kit. */
export function ofTrouble({ question, language, knowledge }: Asked): ContentAnswer | null {
  if (language !== 'english' || !(concernIn(question) || tellsOfIllness(question))) return null;
  const ofIllness = ownWords(helpWithIllness, language, knowledge, null);
  return ofIllness && { ...handedOver(ofIllness.text, knowledge), isCareful: true };
}

/** Whoever tells of it in a few words and asks nothing wants to know where to begin. */
export const tellsOfComplaint = (asked: Asked): ContentAnswer | null =>
  asks.asksNothing(asked.question) &&
  !asks.isOfOthersWords(asked.question) &&
  !asked.question.includes('?') &&
  !asks.wantsToTake(asked.question) &&
  !isVerySurelyTold(asked)
    ? toldOfComplaint(asked)
    : null;

/** Whoever only tells of it is told as much, where nothing else answers. */
export const toldOfComplaint = (asked: Asked): ContentAnswer | null =>
  asks.isAboutMessages(asked.question) ||
  asks.isOfOthersWords(asked.question) ||
  wantsRemedy.test(asked.question)
    ? null
    : kitFor(
        asked,
        asked.goesOn ? `${asked.talk.subject ?? ''} ${asked.question}` : asked.question,
      );

function kitFor(asked: Asked, told: string): ContentAnswer | null {
  const { question, named, language, talk } = asked;
  const concern = concernIn(told);
  const isOfPrice = asks.wantsPrice(question) && !asks.namesBudget(question);
  if (!concern || asks.isAboutTerms(question) || isOfPrice) return null;
  const isNew = named.some((item) => !talk.things.includes(item) && !isForAge(asked, item));
  if ((isNew && namesKit.test(question)) || (named.length > 0 && !isTold(question))) return null;
  const who = whoIn(told, talk.person);
  if (speaksOfHealth(who === 'adult' ? withoutConcerns(told) : told, language)) return null;
  return begunWith(asked, {
    who,
    concern,
    sample: sampleIn(told) ?? 'any',
  });
}

/** 'How do I get rid of it?' asks for no kit. */
const wantsRemedy = /\b(?:get(?:ting)? rid of|kill|treat|cure|heal|flush|cleanse)\b/i;

/** Beside it 'adult' or 'child' names a kit, and else a person. */
const namesKit =
  /\b(?:kits?|tests?|guts?|panels?|gi-?map|dutch|oat|organic|mycotox|toxdetect|fast|food|dna|polygenic|probiotics?|enzymes?|repair|supplements?|consult\w*|package|program)\b/i;

/** Whether it was named by the age of somebody alone. */
const isForAge = ({ question, knowledge }: Asked, item: Item): boolean =>
  itemsForAge(`${question} kit`, knowledge.items).includes(item) &&
  findItems(question, [item]).length === 0;

const isTold = (question: string): boolean =>
  tellsOnlyAge(question) || concernIn(question) !== null;

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
    ? `Or ${found.alternative.name} (${formatPrice(found.alternative.cents)}): ${found.whyAlternative ?? ''}`
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

/** Of several kits that were named the one with which the shop would begin for what bothers somebody. */
export function amongNamed({ question, named, talk, language, knowledge }: Asked): string | null {
  const concern = concernIn(question);
  const who = whoIn(question, talk.person);
  if (!concern || language !== 'english' || speaksOfHealth(withoutConcerns(question), language))
    return null;
  const found = suggest(knowledge.choosing, { who, concern, sample: 'any' });
  const item = named.find(({ id }) => id === found?.kit.id);
  return found && item
    ? `For that the shop would begin with ${item.name}. ${found.why} ${knowledge.assistant.noDiagnosis}`
    : null;
}
