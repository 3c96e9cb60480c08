import type { Category } from '../../content/views.ts';

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

/** Shipping, insurance and the like have answers of their own, whatever else is named beside them. */
export function isAboutTerms(question: string): boolean {
  return /\b(ship|ships|shipping|shipped|delivery|insurance|superbill|reimburse\w*|workshop|guides?|coupon|promo|discounts?|returns?|refunds?|refundable|returnable|tax|taxes|downloads?|hsa|fsa|cancel\w*)\b/i.test(
    question,
  );
}

export function wantsContact(question: string): boolean {
  return /\b(contact|e-?mail|phone|telephone|call|reach|(talk|speak|chat) (to|with)|real person|human)\b/i.test(
    question,
  );
}

export function wantsPrice(question: string): boolean {
  if (isAboutTerms(question)) return false;
  if (
    /\b(cu[aá]nto (me |nos )?(cuesta|cuestan|vale|valen|sale|salen|es|ser[ií]a|cobran|pago|pagar[ií]a)|precios?|costo|qu[eé] (precio|costo))\b/i.test(
      question,
    )
  )
    return true;
  return /\b(how much(?! (time|water|blood|stool|sample|should)|\b.{0,40}\bshould (?:i|we|he|she|they|you|one|my|our|a|an|the|kids|children)\b)|costs?|prices?|priced|pricing|charged?|fees?|rates?|expensive|cheap(er|est)?|afford(able)?|dollars?|pay for|pay per|\d{3,4} or \d{3,4}|(?:what|how much) (?:do|will|would|should) (?:i|we) (?:pay|owe|spend)|add(?:s|ed)? up|comes? to|come out to|(?:quote|bill) (?:me|us)|to spend|altogether|the damage|price tag|ballpark|a quote|sticker|(?:run|set) (?:me|us|you)(?: back)?|goes? for|(?:under|below|over|less than|more than) \$?\d{2,4}|i have \$?\d{3}|budget|payments? (are|is) (it|there|each)|total (of|for))\b|\$|\btotal\W*$/i.test(
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
  return /\b(together|altogether|total|in all|all in|both|combined|comes? to|adds? up)\b/i.test(
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
    ? /\b(how (long|soon|fast|quick(ly)?|many (days|weeks))|when|turnaround|days?|weeks?|wait)\b/i.test(
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

/** What something that is for sale is, holds or how long it lasts. */
export function wantsDescription(question: string): boolean {
  return /\b(what('s| is| are| do| does| will| comes?)\b.{0,40}\b(includ\w+|get|in it|contain\w*|come with|comes with|inside|cover\w*|consist\w*|look for|looks for|show\w*|measure\w*|tell\w*|involve\w*|about)|tell me (more )?about|describe|explain the|how (long|many (minutes|hours|months|visits|payments|sessions|samples|foods)) (is|are|does|do|in|will))\b/i.test(
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
  return /^\W*(do|does) (you|the store|the shop) (have|sell|carry|offer|got)\b/i.test(question);
}

/** Of a supplement: to take it, give it, how much of it, and whether it is safe. What it costs and when it comes is another question. */
export function wantsToTake(question: string): boolean {
  return (
    !isAboutTerms(question) &&
    !/\b(how much (is|are|does|do)|costs?|prices?|buy)\b|\$/i.test(question) &&
    /\b(give|gives|giving|gave|take|takes|taking|taken|took|swallow\w*|too (?:much|many)|drops?|capsules?|spoons?|dos(?:es?|age|ing)|daily|a day|per day|safe|ok|okay|alright|all right|harm\w*|side effects?|mix\w*|together with|interact\w*|newborns?|infants?|bab(?:y|ies)|toddlers?|year old|month old|pregnan\w*|breastfe\w*|nursing)\b/i.test(
      question,
    )
  );
}

const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** How many of a thing, or for how many people, a price is asked for; 1 when nothing is said. Ages, days and prices are no counts. */
export function countAsked(question: string): number {
  if (
    /\b(?:(?:me|myself|i) and (?:my )?\w+|my \w+ and (?:i|me|myself)|both of us|two of us|us both)\b/i.test(
      question,
    )
  )
    return 2;
  const number = String.raw`(\d{1,2}|${numbers.join('|')})`;
  const [, ofThings, ofPeople, all] =
    new RegExp(
      String.raw`\b${number}(?: (?!year|month|week|day|hour|minute)[a-z-]+){0,3} (?:kits?|tests?|guts|boxes|bottles|consult\w*|sessions|packages)\b|\b(?:for|of) (?:a family of |all |the )?${number}(?:(?: of us)?\W*$| (?:people|persons|kids|children|members|family members|adults)\b)|\b(?:we are|there are|we're) ${number}\b`,
      'i',
    ).exec(question) ?? [];
  const said = (ofThings ?? ofPeople ?? all ?? '').toLowerCase();
  const count = numbers.includes(said) ? numbers.indexOf(said) + 1 : Number(said);
  return count >= 1 && count <= 20 ? count : 1;
}

/** Of a thing that is spoken of: 'how old can they be for that one?' */
export function wantsAges(question: string): boolean {
  return /\b(how (old|young)|(what|which|age) (ages?|limits?|range|group)|ages|youngest|oldest|minimum age|old enough|too (old|young))\b|^\W*age\W*$/i.test(
    question,
  );
}

/** 'Is that pee?', 'does it need blood?', 'what sample is it?' */
export function wantsSample(question: string): boolean {
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
  return (
    /^\W*((and|ok|so|also) )*(how (long|soon|fast|quick(ly)?)|when)( (is|does|do|will|would) (it|that|this|that one|this one|i|we|they|you|the results?)( \w+){0,5})?( (for|til|till|until) (each|both|all|it|that|them|this|this one|that one|(the )?results?))?\W*$/i.test(
      question,
    ) ||
    /\b(which|what)( one)? (is|comes?|gets?)( \w+)? (faster|fastest|sooner|soonest|quicker|quickest)\b/i.test(
      question,
    )
  );
}

export function wantsDiagnosis(question: string): boolean {
  return (
    isOwnFigure(question) ||
    /\b(diagnos(e|ing|is) (me|my|this)|what('s| is) wrong with (me|my)|what (do|might|could) (i|he|she|my \w+) have|do i have (a |an )?(?!to\b)(sibo|ibs|ibd|candida|parasites?|leaky gut|celiac|crohn'?s|cancer|h\.? ?pylori|an? infection|\w+ (disease|syndrome|infection))|is (it|this) (cancer|sibo|ibs|candida|parasites|serious|celiac)|(what|which|how much|how many|right) (\w+ )?(dose|dosage|mg|milligrams)|how (much|many) .{0,30}should i take|(should|can|may) i (stop|quit|skip|start|take|double) (taking )?(my |the |an? )?(\w+ )?(medications?|medicines?|meds|antibiotics?|pills?|insulin|metformin|statins?|thyroid|antidepressants?|prescriptions?|ppis?|omeprazole|nexium|(?:blood )?thinners?|warfarin|steroids?|prednisone|inhalers?|birth control|aspirin|ibuprofen|biologics?|chemo)|prescri(be|ption)|(interpret|read|explain|look at) my (\w+ )?(results?|report|labs?|lab work)|my (results?|report|labs) (say|show|came|says|shows)|(came|come|comes|tested) back (at|as|high|low|positive|negative|abnormal|elevated|\d)|\b(level|number|score|marker|value|result|zonulin|calprotectin|cortisol)s? (is|was|are|were) (\d|high|low|elevated|positive|off)|(cure|treat|heal|fix) (my|him|her|me)|how (much|many) (\w+ )?(magnesium|zinc|iron|iodine|melatonin|vitamins?|probiotics?|omega\w*|fib(er|re)|enzymes?)( \w)? (for|should|can|do|to)|what should i take for|\bmeans? (i have |that i have |it'?s |a )?(sibo|ibs|ibd|candida|parasites?|leaky gut|celiac|crohn'?s|cancer|\w+ (disease|syndrome|infection))|(sign|symptom)s? of (sibo|ibs|ibd|candida|parasites?|leaky gut|celiac|crohn'?s|cancer|\w+ (disease|syndrome|infection))|doctor (wants|told|put|says|said)\b.{0,60}\b(instead|should i|do you agree|right)|(should|do|would) (i|you|we) (listen to|agree with|trust) (my|his|her|the) doctor)\b/i.test(
      question,
    )
  );
}

export function wantsPerson(question: string): boolean {
  return /\b((talk|speak|chat|write|get in touch|message) (to|with) (a |an |the |some ?one|some ?body|real |actual |live )*(human|person|people|agent|representative|someone|somebody|practitioner|staff|team|you)|real person|human being|contact (you|form|us|someone|the practice)|(phone|telephone) number|email address|call you|reach (you|someone|out)|my (order|kit|package|payment|card|coupon|consultation|appointment|download|link|account|sample|refund|results?|receipt|confirmation)\b.{0,60}\b(not|never|n't|missing|lost|late|damaged|broken|wrong|twice|declined|failed|where|status|reschedule|cancel|change|arrived|empty)|(where is|cancel|change|reschedule|move|track) my|i (want|need|would like) (a |my )?(refund|money back)|complain\w*|lost (the|my)|double charged|charged twice|wrong (kit|address|item))\b/i.test(
    question,
  );
}

const people =
  'son|daughter|child|kid|boy|girl|baby|toddler|newborn|husband|wife|mom|dad|mother|father|age|order|total|budget|(?:grand|step)\\w+';

/** 'My CRP is 12, is that bad?': of a marker, and of nobody's age. */
function isOwnFigure(question: string): boolean {
  return new RegExp(
    String.raw`\bmy (?!(?:${people})\b)[a-z][a-z0-9-]*(?: level)? (?:is|was|came back(?: at)?) \d`,
    'i',
  ).test(question);
}

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
  return /\b(which|what) (kits?|tests?|panels?|one)\b|\b(recommend|suggest)\b.*\b(tests?|kits?|panels?|one)\b|\b(tests?|kits?|panels?) (should|would|do) (i|we|you|he|she)\b/i.test(
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
