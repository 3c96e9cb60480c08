import { isAboutTerms, wantsPrice } from './asks-of-prices.ts';

export { isGreeting, isThanks } from './courtesies.ts';
export { asksToStop, wantsDiagnosis, wantsPerson } from './asks-of-care.ts';
export {
  doubtsPrice,
  isAboutTerms,
  isOfOneOrder,
  isOnlyPrice,
  namesBudget,
  priceRangeIn,
  shelfAsked,
  wantsAll,
  wantsCheapest,
  wantsDearest,
  wantsForLess,
  wantsPrice,
  wantsTotal,
  withoutPriceWords,
} from './asks-of-prices.ts';

/** What no page of the practice has to do with. */
export function isOffTopic(question: string): boolean {
  return /\b(weather|forecast|netflix|movies?|tv show|songs?|lyrics|poems?|essay|homework|math|fractions?|joke|jokes|president|vote|voting|election|senator|football|python|javascript|algebra|baseball|basketball|soccer|super ?bowl|stock market|stocks|crypto|laptop|printer|cover letter|wi-?fi|iphone (?:screen|battery)|tires?|car engine|flights?|hotel|pizza|costco|walmart|translate this|capital of|el clima|pel[ií]cula|tarea|chiste|elecciones|f[uú]tbol)\b|\d ?[/*x×+] ?\d/i.test(
    question,
  );
}

export function wantsContact(question: string): boolean {
  return /\b(contact|e-?mail|phone|telephone|call|reach|(talk|speak|chat) (to|with)|real person|human)\b/i.test(
    question,
  );
}

const asksOf =
  /\b(?:how|what|when|where|which|who|why|can|could|do|does|did|is|are|will|would|should|must|cu[aá]\w+|qu[eé](?! (?:soy|tengo|tiene)\b)|puedo|d[oó]nde|c[oó]mo)\b(?! about)/i;

/** Whether no word of it asks: 'and for 4 of us?' */
export const asksNothing = (question: string): boolean => !asksOf.test(question);

/** 'And the other paper, for insurance?' */
export const wantsOther = (question: string): boolean =>
  /\bthe other (?!one\b)|\b(?:el otro|la otra)\b/i.test(question);

/** 'So what do I do now?' */
export const wantsNext = (question: string): boolean =>
  /^\W*(?:(?:ok|so|and|well|then|but)\W+)*(?:what (?:do|should|can|could|must) (?:i|we) do|what now|now what|what(?:'?s| is) next|what are my options)\b(?: (?:now|then|next|instead|about (?:it|that)))*\W*$/i.test(
    question,
  );

/** 'I want the family program for 4' */
export const saysWhatIsWanted = (question: string): boolean =>
  /\b(?:i|we)(?:'d| would)? (?:want|need|like|take|wanna get)\b/i.test(question);

/** 'Can two of us share one kit?' asks for no sum. */
export const isOfSharing = (question: string): boolean =>
  /\b(?:shar(?:e|es|ed|ing)|split(?:ting)?|go halves|halves|between (?:us|the (?:two|three) of us))\b/i.test(
    question,
  );

/** 'They sent the child kit instead of mine' */
export const tellsOfTrouble = (question: string): boolean =>
  /\b(?:sent|received|got|came|arrived|shipped|ordered|has|is)\b.*\b(?:instead|wrong|broken|damaged|missing|twice|late|expired|leak\w*|empty)\b|\b(?:wrong|broken|damaged|missing|expired)\b.*\b(?:came|arrived|sent)\b|\b(?:payments?|card)\b.*\b(?:bounced|declined|failed|rejected)\b|\b(?:charged?|billed|debited|paid)\b.{0,20}\b(?:twice|double|two times|again)\b|\bdouble[ -]charged?\b/i.test(
    question,
  );

/** 'Any reviews from moms?', 'is there an article on eczema': what others say or what there is to read. */
export const isOfOthersWords = (question: string): boolean =>
  /\b(?:reviews?|testimonials?|stories|success|articles?|blog|posts?|read|reading|guides?|recipes?|books?|printable|tracker|workshop)\b/i.test(
    question,
  );

/** What somebody wrote, sent or ordered. */
export const isAboutMessages = (question: string): boolean =>
  /\b(wrote|written|message|msg|e-?mails?|form|order|ordered|shipped|mail\w*|postage|lab|collect\w*|sample|swab|tube|kit came)\b/i.test(
    question,
  );

/** 'What is it good for?', 'what does a person need it for?' */
export function wantsUse(question: string): boolean {
  return /\b(what('s| is| are|s)? (it|this|that|they|the \S+( \S+)?) (good|made|meant|used)? ?for|good for (whom|who|me|us|then)|who (is|are) \S+( \S+){0,3} for(?=\W*$)|(need|use|want) (it|this|that|one) for|para qu[eé] sirve|para qui[eé]n es)\b/i.test(
    question,
  );
}

/** 'What's in the box?' */
export function wantsBox(question: string): boolean {
  return /\b(in|inside) (the|my|that|each|a) (box|package|parcel|kit)\b|\bwhat('s|s| is| comes?)?\b.{0,16}\b(in|inside) (\S+ ){0,5}(box|parcel|kit)\b|\bwhat('s| is| does| do)? ?(it|the (kit|box))? comes? (in|with)\b|\bcontents\b|\b(trae|viene en) (la caja|el kit)\b/i.test(
    question,
  );
}

export function wantsDays(question: string): boolean {
  if (
    /\b(cu[aá]ntos? (d[ií]as |tiempo )?(se )?(tarda|tardan|demora|demoran)|en cu[aá]ntos d[ií]as)\b/i.test(
      question,
    ) &&
    !/\b(llega\w*|env[ií]\w*|entrega\w*|correo)\b/i.test(question)
  )
    return true;
  if (
    /\b(when|how (long|soon|many (days|weeks)))\b.{0,24}\b(do|will|would|can|until|till?|before) (i|we|you|they|u)( (all|both|ever|finally))? (know|hear|find out|get (an?|the|my|our) (answer|news))\b/i.test(
      question,
    )
  )
    return true;
  return /\b(results?|report|turnaround|hear back|come back|back from|answers? from the lab|lab)\b/i.test(
    question,
  )
    ? /\b(how (long|soon|fast|quick(ly)?|many (days|weeks))|when|turnaround|days?|weeks?|wait(?:ing)?|longer|faster|sooner)\b/i.test(
        question,
      )
    : /\b(turnaround|processing time|how (long|many days|many weeks) (does|do|will|for|is|until|till|to|the|it|that|this))\b/i.test(
        question,
      ) &&
        /\b(tests?|kits?|take|takes|process\w*)\b/i.test(question) &&
        !/\b(fast(?! ?88)|fasting|eat|eating|drink\w*|stop|avoid|off|consult\w*|program\w*|ship\w*|arrive\w*|last|reply|replies|answer|keep|collect\w*|visit|call|workshop|deliver\w*)\b/i.test(
          question,
        );
}

/** 'Which test is the fastest?' */
export const wantsQuickest = (question: string): boolean =>
  /\b(?:fastest|quickest|soonest|shortest (?:wait|time|turnaround))\b(?! (?:shipping|delivery|mail|way)\b)/i.test(
    question,
  ) && /\b(?:tests?|kits?|results?|ones?|which|what)\b/i.test(question);

/** 'Results of the DUTCH test?' */
export const isOfResults = (question: string): boolean =>
  /^\W*(?:(?:and|the|when) )*results? (?:of|for|from) (?:\S+ ?){1,4}\W*$/i.test(question);

/** What something that is for sale is, holds or how long it lasts. */
export function wantsDescription(question: string): boolean {
  return /\b(what('s| is| are| do| does| will| comes?)\b.{0,40}\b(includ\w+|get(?! (?:ready|it|to|off|rid|started))|in it|contain\w*|come with|comes with|inside|cover\w*|consist\w*|look for|looks for|show\w*|measure\w*|tell\w*|involve\w*|about)|(?:it|that|this) shows? what|tell me (more|about)|more about (it|that|this)|describe|explain the|how (long|many (minutes|hours|months|visits|payments|sessions|samples|foods)) (is|are|does|do|in|will))\b/i.test(
    question,
  );
}

/** 'Does the genetic test show that?' */
export function asksWhetherItShows(question: string): boolean {
  return (
    !/^\W*(?:(?:and|so|ok) )*(?:what|which|how)\b/i.test(question) &&
    /\b(does|do|can|will|would)\b.*\b(shows?|finds?|detects?|looks?|checks?|tells?|measures?)\b/i.test(
      question,
    )
  );
}

/** 'Do you have something for mold?' */
export function wantsToKnowWhether(question: string): boolean {
  return /^\W*(do|does) (you|the store|the shop)( guys| all)? (have|do|sell|carry|offer|got)\b/i.test(
    question,
  );
}

/** Of a supplement: to take it, give it, how much of it, and whether it is safe. What it costs and when it comes is another question. */
export function wantsToTake(asked: string): boolean {
  const question = asked.replace(/^\W*(?:(?:ok|okay|all ?right|so|and|well|great)\b\W*)+/i, '');
  if (/\b(tomar|toma|tomo|tome|darle|darles|dosis|gotas|c[aá]psulas)\b/i.test(question))
    return true;
  return (
    !isAboutTerms(question) &&
    !/\b(how much (is|are|does|do)|costs?|prices?|buy)\b|\$/i.test(question) &&
    /\b(give|gives|giving|gave|take|takes|taking|taken|took|can i (?:have|eat|drink)|swallow\w*|too (?:much|many)|drops?|capsules?|spoons?|dos(?:es?|age|ing)|daily|a day|per day|safe|ok|okay|alright|all right|harm\w*|side effects?|mix\w*|together with|interact\w*|newborns?|born|preemies?|premature|infants?|bab(?:y|ies)|toddlers?|year old|month old|pregnan\w*|breastfe\w*|nursing)\b/i.test(
      question,
    )
  );
}

/** What is on its label: 'how many capsules are in it', 'is it gluten free?' */
export const wantsLabel = (question: string): boolean =>
  /\b(?:ingredients?|strains?|(?:gluten|dairy|soy|nut|corn|sugar)[ -]free|vegan|vegetarian|kosher|halal|fillers?|cfus?|(?:capsules|pills|servings|tablets|drops|grams|ounces)\b.{0,20}\b(?:in|per|come)|what(?:'?s| is) in (?:it|the|(?:\S+ ){0,2}\S+\W*$)|in (?:the|a|each|one) (?:bottle|jar|tub))\b/i.test(
    question,
  );

/** Of a thing that is spoken of: 'how old can they be for that one?' */
export function wantsAges(question: string): boolean {
  return /\b(how (old|young)|(what|which|age) (ages?|limits?|range|group)|ages(?! ?\d)|an age|can (?:they|he|she|(?:my|our) (?:\w+ )?(?:kids?|child(?:ren)?|sons?|daughters?|teens?|teenagers?|toddler|baby)) (?:take|do|use) (?:it|that|this|one|the \w+ (?:one|kit|test))|youngest|oldest|minimum age|old enough|too (old|young)|(qu[eé]|cu[aá]l|hay) edad(es)?|edad m[ií]nima|desde (qu[eé]|cu[aá]ndo)|a partir de)\b|^\W*age\W*$/i.test(
    question,
  );
}

/** 'Is FAST 88 reliable?', 'is there evidence for it?' */
export const wantsLimits = (question: string): boolean =>
  /\b(?:reliab\w+|accura\w+|trustworthy|legit\w*|scientific\w*|science behind|evidence|proven|validated|(?<!not )valid|pseudo\w*|quackery|debunked|how (?:sure|exact|precise)|believe (?:it|that|the results?)|confiable|precis[ao])\b/i.test(
    question,
  );

/** 'I took charcoal yesterday, can I do it?' */
export const wantsBefore = (question: string): boolean =>
  /\b(took|taking|ate|eat|eating|drank|drink|drinking|smok\w+|fast(?! ?88)|fasting|before i|the night before|breakfast|empty stomach|mess\w*|affects?|interferes?)\b/i.test(
    question,
  );

/** 'How do we collect it?', 'what times do I pee on them?' */
export const wantsSteps = (question: string): boolean =>
  /\bhow (?:do|does|can|would|should|to|is)\b.{0,12}\b(?:collect(?:ed)?|done|(?:do|use) (?:it|that|this))\b|\b(?:when|(?:what|which|how many) times?)\b.{0,20}\b(?:collect|pee|spit|swab|prick)\b/i.test(
    question,
  );

/** 'Is that pee?', 'does it need blood?', 'what sample is it?' */
export function wantsSample(question: string): boolean {
  if (/\bc[oó]mo (se|la|lo) (recog|tom|hac|sac|recolect)\w+|\bqu[eé] muestra\b/i.test(question))
    return true;
  if (
    /\bhow many (samples?|strips?|tubes?|swabs?|times (do|must|will) (i|we) (have to )?(pee|spit|collect|prick))\b/i.test(
      question,
    )
  )
    return true;
  const matter =
    '(?:urine|pee|saliva|spit|stool|poop|blood|needles?|swab|muestra|orina|sangre|saliva)';
  if (new RegExp(String.raw`\b${matter} or (?:\w+ )?${matter}\b`, 'i').test(question)) return true;
  const begins = String.raw`(?:(?:and|ok|so|also|y|is|are|does|do|what|which|will|qu[eé]|es|lleva|necesita)\b|${matter} or )`;
  return (
    new RegExp(String.raw`^\W*${begins}.*\b(?:${matter}|sample)\b`, 'i').test(question) &&
    !/\b(shows?|look\w*|finds?|found|detect\w*|reads?|tells?|tests? for|(blood|mucus|pus) in|how|who|keeps?|stor(?:e|es|ed)|destroy\w*)\b/i.test(
      question,
    )
  );
}

/** 'How long?', 'and how soon do I hear?', 'which is faster?': of a kit that is spoken of, the days until its results. */
export function isHowLong(question: string): boolean {
  if (
    /\b(arrive|get here|ship|shipped|deliver\w*|reply|answers?|last|keep|(?<!how )fast(?! ?88)|fasting|eat|drink|stop|avoid)\b/i.test(
      question,
    )
  )
    return false;
  if (/^\W*((and|ok|so|the|y|los) )*(results?|days|resultados)\W*$/i.test(question)) return true;
  return (
    /^\W*((and|ok|so|also|about|around|roughly|alright)\W+)*(how (long|soon|fast|quick(ly)?|many (days|weeks))|when)( (is|does|do|will|would) (it|that|this|that one|this one|i|we|they|you|the results?)( \w+){0,5})?( (for|til|till|until) (each|both|all|it|that|them|this|this one|that one|(the )?results?))?\W*$/i.test(
      question,
    ) ||
    /\bwhich (?:one |of them )?(?:takes?|needs?|comes?) (?:\w+ )?(?:longer|longest|more time|slower)\b/i.test(
      question,
    ) ||
    /\bwhat(?:'?s| is) the (wait|turnaround)\b|\bhow long (is|will) (the|my|our) wait\b/i.test(
      question,
    ) ||
    /\b(which|what)( one)? (is|comes?|gets?)( \w+)? (faster|fastest|sooner|soonest|quicker|quickest)\b/i.test(
      question,
    )
  );
}

/** 'If I buy them one by one', 'get both' */
export const wantsToBuy = (question: string): boolean =>
  /\b(buy|buying|get|getting|order|ordering|pay|cost|comprar|pedir)\b/i.test(question);

/** 'DUTCH or Organic Acids, I am so tired' */
export const wantsOneOf = (question: string): boolean =>
  /\b(or|which|between|entre|o)\b/i.test(question) && !wantsPrice(question);

/** 'DUTCH vs Organic Acids?', 'what is the difference?' */
export function wantsComparison(question: string): boolean {
  return /\b(vs|versus|diff|differ\w*|compar\w+|better|diferencia)\b/i.test(question);
}

/** Help in choosing for a child. */
export function wantsAdviceForChild(question: string): boolean {
  return (
    wantsAdvice(question) &&
    !/\b(?:since|when|as) (?:i was )?an? (?:teen\w*|kid|child|girl|boy)\b/i.test(question) &&
    /\b(child|kid|kiddo|son|daughter|toddler|baby|infant|newborn|grand(son|daughter|child|baby)|niece|nephew|teen\w*|\d+[ -](year|month|week)s?[ -]old)s?\b/i.test(
      question,
    )
  );
}

/** 'I am bloated, which kit?': help in choosing. */
export function wantsAdvice(question: string): boolean {
  return /\b(which|what) (kits?|tests?|panels?|one)\b|\b(cu[aá]l|qu[eé]) (kit|prueba|examen)\b|\b(recommend|suggest)\b.*\b(tests?|kits?|panels?|one)\b|\b(tests?|kits?|panels?) (should|would|do) (i|we|you|he|she)\b/i.test(
    question,
  );
}
