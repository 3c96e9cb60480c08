import type { Category } from '../../content/views.ts';

export { wantsDiagnosis, wantsPerson } from './asks-of-care.ts';

/** What a question is after, as far as its words tell. */
export function isGreeting(question: string): boolean {
  return (
    /^\W*(hi|hello|hey|good (morning|afternoon|evening)|greetings|hola)( there| everyone| again)?\W*$/i.test(
      question,
    ) || /^\W*(what can you (do|help)|how can you help|help)( me)?( with)?\W*$/i.test(question)
  );
}

export function isThanks(question: string): boolean {
  return (
    /^\W*(ok(ay)?|great|perfect|thanks?|thank you|thx|awesome|wonderful|got it|bye|goodbye|amen|god bless)( ?(so much|very much|a lot|great|you|thanks|thank you|bye|all))*\W*$/i.test(
      question,
    ) ||
    /^\W*(thanks|thank you|thx|gracias|muchas gracias|god bless)\b(?!.*\b(but|pero|how|what|whats|when|where|which|who|why|can|could|do|does|did|is|are|will|would|should|need|want|tell|cu[aá]nt\w+|cu[aá]ndo|qu[eé]|puedo|hay)\b)[^?]{0,60}$/i.test(
      question,
    )
  );
}

/** What no page of the practice has to do with. */
export function isOffTopic(question: string): boolean {
  return /\b(weather|forecast|netflix|movies?|tv show|songs?|lyrics|poems?|essay|homework|math|fractions?|joke|jokes|president|vote|voting|election|senator|football|baseball|basketball|soccer|super ?bowl|stock market|stocks|crypto|laptop|printer|wi-?fi|iphone (?:screen|battery)|tires?|car engine|flights?|hotel|pizza|costco|walmart|translate this|capital of|el clima|pel[ií]cula|tarea|chiste|elecciones|f[uú]tbol)\b|\d ?[/*x×+] ?\d/i.test(
    question,
  );
}

/** Shipping, insurance and the like have answers of their own, whatever else is named beside them. */
export function isAboutTerms(question: string): boolean {
  return /\b(ship|ships|shipping|shipped|delivery|insurance|superbill|reimburse\w*|workshop|guides?|coupon|promo|discounts?|returns?|send\b.{0,20}\bback|refunds?|refundable|returnable|tax|taxes|downloads?|hsa|fsa|cancel\w*|(?:i|we) (?:just |already )?(?:ordered|bought)|ordered (?:a|an|the|my|two)|(?:switch|swap|exchange) (?:it|my|them|to)|env[ií]os?|entregas?|seguros?|aseguranza|devol\w+|reembols\w+|taller(?:es)?|gu[ií]as?|cup[oó]n(?:es)?|descuentos?|impuestos?)\b/i.test(
    question,
  );
}

export function wantsContact(question: string): boolean {
  return /\b(contact|e-?mail|phone|telephone|call|reach|(talk|speak|chat) (to|with)|real person|human)\b/i.test(
    question,
  );
}

export function wantsPrice(question: string): boolean {
  const isOfTerms = isAboutTerms(question.replaceAll(/\b(discounts?|descuentos?)\b/gi, ''));
  if (isOfTerms || /^\W*(?:(?:but|so|and) )*(?:why|when|what (?:day|date)s?)\b/i.test(question))
    return false;
  if (
    /\b(cu[aá]nto (me |nos )?(cuesta|cuestan|vale|valen|sale|salen|es|ser[ií]a|cobran|pago|pagar[ií]a)|precios?|costo|qu[eé] (precio|costo))\b/i.test(
      question,
    )
  )
    return true;
  return /\b(how much(?! (time|water|blood|stool|sample|should)|\b.{0,40}\bshould (?:i|we|he|she|they|you|one|my|our|a|an|the|kids|children)\b)|costs?|prices?|priced|pricing|charged?|fees?|rates?|expensive|cheap(er|est)?|afford(able)?|dollars?(?! (?:one|kit|test|supplement|package))|pay for|pay per|\d{3,4} or \d{3,4}|(?:what|how much) (?:do|will|would|should) (?:i|we) (?:pay|owe|spend)|add(?:s|ed)? up|comes? to|come out to|(?:quote|bill) (?:me|us)|to spend|altogether|the damage|price tag|ballpark|a quote|sticker|(?:run|set) (?:me|us|you)(?: back)?|what(?:'?s| does| is) (?:it|that|this|one|they) run|(?:price|cost) and|goes? for|(?:under|below|over|less than|more than) \$?\d{2,4}|i have \$?\d{3}|budget|(?:leaves?|comes? out of|out of) my (?:account|bank)|what (?:would|does|is|are|will)\b.{0,40}\b(?:per|a|each|every) month|payments? (are|is) (it|there|each)|total (of|for))\b|\$|\btotal(?: please| pls)?\W*$/i.test(
    question,
  );
}

/** 'Price list please', 'how much?': prices, and of nothing in particular. */
export function isOnlyPrice(question: string): boolean {
  return (
    wantsPrice(question) &&
    question.replaceAll(
      /\b(how much|what|is|are|do|does|you|have|a|an|the|your|list|lists|of|for|me|please|can|could|i|see|get|charge|prices?|pricing|costs?|fees?|rates?|it|everything|all|and|so|tell|show)\b|\W/gi,
      '',
    ) === ''
  );
}

/** What several things cost together. */
export function wantsTotal(question: string): boolean {
  return /\b(together|altogether|total|in all|all in|both|combined|comes? to|adds? up|plus|on top|as well|how much for (?=.*\band\b)|(?:what|how much) (?:would|will|do) (?:i|we|it) (?:pay|owe|spend|cost|come)|junt[oa]s|en total)\b|\+/i.test(
    question,
  );
}

/** 'All three supplements', 'one of each kit': a whole shelf. */
export function wantsAll(question: string): boolean {
  return /\b(?:all|every|each|one of each)(?: (?:of|the|your|those|these|own|two|three|four|\d))* (?:kits?|tests?|supplements?|vitamins?)\b/i.test(
    question,
  );
}

export function wantsCheapest(question: string): boolean {
  return /\b(cheapest|least expensive|lowest[ -]priced?|lowest price|most affordable|m[aá]s barat\w+|m[aá]s econ[oó]mic\w+)\b/i.test(
    question,
  );
}

export function wantsDearest(question: string): boolean {
  return /\b(most expensive|dearest|priciest|highest[ -]priced?|highest price|costs the most|m[aá]s car[ao]s?)\b/i.test(
    question,
  );
}

/** 'What is it good for?', 'what does a person need it for?' */
export function wantsUse(question: string): boolean {
  return /\b(what('s| is| are|s)? (it|this|that|they|the \S+( \S+)?) (good|made|meant|used)? ?for|good for (whom|who|me|us|then)|who (is|are) \S+( \S+){0,3} for(?=\W*$)|(need|use|want) (it|this|that|one) for|para qu[eé] sirve|para qui[eé]n es)\b/i.test(
    question,
  );
}

/** 'What's in the box?' */
export function wantsBox(question: string): boolean {
  return /\b(in|inside) (the|my|that|each|a) (box|package|parcel|kit)\b|\bwhat('s| is| does| do)? ?(it|the (kit|box))? comes? (in|with)\b|\bcontents\b|\b(trae|viene en) (la caja|el kit)\b/i.test(
    question,
  );
}

/** 'One page says 470 and another 477?', '750 for an hour, really?' */
export function doubtsPrice(question: string): boolean {
  return /\b(right|correct|really|true|typo|mistake|misread|wrong|says?|said|saw|see|show(s|ed|n)?|has|have|wants?|vs|listed|which (one|price|is it)|or is it|why|difference)\b|\?\?/i.test(
    question,
  );
}

/** 'I have $400, what can I get?' */
export function namesBudget(question: string): boolean {
  return /\b(i have|under|below|less than|no more than|budget( is| of)?|afford|max(imum)?)\b.{0,12}\$?\d{2,4}\b|\bbudget\b/i.test(
    question,
  );
}

/** Of 'shipping cost' the cost is no word to look for. */
export function withoutPriceWords(question: string): string {
  return isAboutTerms(question)
    ? question.replaceAll(/\b(how much|costs?|prices?|fees?|charges?)\b/gi, '')
    : question;
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
    ? /\b(how (long|soon|fast|quick(ly)?|many (days|weeks))|when|turnaround|days?|weeks?|wait|longer|faster|sooner)\b/i.test(
        question,
      )
    : /\b(turnaround|processing time|how (long|many days|many weeks) (does|do|will|for|is|until|till|to))\b/i.test(
        question,
      ) &&
        /\b(tests?|kits?|take|takes|process\w*)\b/i.test(question) &&
        !/\b(consult\w*|program\w*|ship\w*|arrive\w*|last|reply|replies|answer|keep|collect\w*|visit|call|workshop|deliver\w*)\b/i.test(
          question,
        );
}

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
  return /\b(does|do|can|will|would)\b.*\b(shows?|finds?|detects?|looks?|checks?|tells?|measures?)\b/i.test(
    question,
  );
}

/** 'Do you have something for mold?' */
export function wantsToKnowWhether(question: string): boolean {
  return /^\W*(do|does) (you|the store|the shop)( guys| all)? (have|do|sell|carry|offer|got)\b/i.test(
    question,
  );
}

/** Of a supplement: to take it, give it, how much of it, and whether it is safe. What it costs and when it comes is another question. */
export function wantsToTake(question: string): boolean {
  if (/\b(tomar|toma|tomo|tome|darle|darles|dosis|gotas|c[aá]psulas)\b/i.test(question))
    return true;
  return (
    !isAboutTerms(question) &&
    !/\b(how much (is|are|does|do)|costs?|prices?|buy)\b|\$/i.test(question) &&
    /\b(give|gives|giving|gave|take|takes|taking|taken|took|swallow\w*|too (?:much|many)|drops?|capsules?|spoons?|dos(?:es?|age|ing)|daily|a day|per day|safe|ok|okay|alright|all right|harm\w*|side effects?|mix\w*|together with|interact\w*|newborns?|born|preemies?|premature|infants?|bab(?:y|ies)|toddlers?|year old|month old|pregnan\w*|breastfe\w*|nursing)\b/i.test(
      question,
    )
  );
}

/** Of a thing that is spoken of: 'how old can they be for that one?' */
export function wantsAges(question: string): boolean {
  return /\b(how (old|young)|(what|which|age) (ages?|limits?|range|group)|ages(?! ?\d)|an age|youngest|oldest|minimum age|old enough|too (old|young)|(qu[eé]|cu[aá]l|hay) edad(es)?|edad m[ií]nima|desde (qu[eé]|cu[aá]ndo)|a partir de)\b|^\W*age\W*$/i.test(
    question,
  );
}

/** 'I took charcoal yesterday, can I do it?' */
export const wantsBefore = (question: string): boolean =>
  /\b(took|taking|ate|eat|eating|drank|drink|drinking|smok\w+|fast|fasting|before i|the night before|mess\w*|affects?|interferes?)\b/i.test(
    question,
  );

/** 'How do we collect it?' */
export const wantsSteps = (question: string): boolean =>
  /\bhow (?:do|does|can|would|should|to|is)\b.{0,12}\b(?:collect(?:ed)?|done|(?:do|use) (?:it|that|this))\b/i.test(
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
  const begins = String.raw`(?:(?:and|ok|so|also|y|is|are|does|do|what|which|will|qu[eé]|es|lleva|necesita)\b|${matter} or )`;
  return (
    new RegExp(String.raw`^\W*${begins}.*\b(?:${matter}|sample)\b`, 'i').test(question) &&
    !/\b(shows?|look\w*|finds?|found|detect\w*|reads?|tells?|tests? for|(blood|mucus|pus) in|how)\b/i.test(
      question,
    )
  );
}

/** 'How long?', 'and how soon do I hear?', 'which is faster?': of a kit that is spoken of, the days until its results. */
export function isHowLong(question: string): boolean {
  if (/\b(arrive|get here|ship|shipped|deliver\w*|reply|answers?|last|keep)\b/i.test(question))
    return false;
  if (/^\W*((and|ok|so|the|y|los) )*(results?|days|resultados)\W*$/i.test(question)) return true;
  return (
    /^\W*((and|ok|so|also) )*(how (long|soon|fast|quick(ly)?)|when)( (is|does|do|will|would) (it|that|this|that one|this one|i|we|they|you|the results?)( \w+){0,5})?( (for|til|till|until) (each|both|all|it|that|them|this|this one|that one|(the )?results?))?\W*$/i.test(
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

/** The shelf that a question about prices is after when it names nothing on it. */
export function shelfAsked(question: string): Category | null {
  if (/\b(tests?|kits?|testing)\b/i.test(question)) return 'testing';
  if (/\b(consult\w*|appointments?|visits?|sessions?)\b/i.test(question)) return 'consultation';
  if (/\b(packages?|programs?|plans?|bundles?)\b/i.test(question)) return 'package';
  return /\b(supplements?|vitamins?)\b/i.test(question) ? 'supplement' : null;
}
