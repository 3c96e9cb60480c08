import { clausesOf } from './plain-words.ts';

/** What colors the stool and is harmless. */
const colored =
  /\b(beets?|beetroot|red (velvet|gelatin|popsicle|juice|dye)|cranberr\w+|blueberr\w+|licorice|iron (pills?|supplements?|tablets?)|bismuth|pepto\w*|activated charcoal|charcoal)\b/;

/** Words right before a sign that take it back: 'no', 'I do not have any', 'she has never had'. */
const denial =
  /\b(no|not|never|without|denies|deny|denied|neither|nor|zero|negative for|sin|nunca|tampoco|free of|free from|ruled out|rules out|instead of|not (?:had|have|having|seen|noticed|got|feeling|suffering from)|never (?:had|have|seen|been|felt|experienced))(?: (?:any|a|an|the|more|signs? of|symptoms? of|history of|sort of|kind of|such|visible|longer|had|have|having|been|seen|feel|feeling|really|actually|currently|at all|of that|tengo|tiene|hay|he|ha|tenido|ningun|ninguna))*$/;

/** 'No fever, vomiting or blood in the stool': one denial for the whole list. */
const deniedList =
  /\b(no|not have|not had|without|denies|never had|not having|not any)\b[a-z ]*(fever|pain|vomiting|blood|bleeding|weight loss|nausea|diarrhea|chills|rash|symptoms?)[a-z ]* (or|nor)\b/;

const longAgo =
  /\b((\d+|a few|few|several|many|couple of|two|three|four|five|six|seven|eight|nine|ten|twenty) (years|decades) (ago|back)|years ago|decades ago|months ago|last (year|summer|winter|fall|spring|month)|in (19|20)\d\d|back in|when i was (a|an|little|young|\d+|in)|as a (child|kid|teen|baby)|used to|history of|hace (\w+ )?(anos|decadas|meses)|(ran|run|runs) in (my|our|the) family|in the past|long ago|childhood|survivor|(died|passed away) (of|from)|recovered from|had surgery for|i once|once (fainted|had|passed|got))\b/;
const allWell =
  /\b((?<!\b(?:if|whether|sure|hope|hoping|see|know) (?:that )?(?:\w+ ){1,2})(is|am|are|was|were|been|all|feel|feels|feeling|doing|totally|completely|perfectly) (fine|better|well|okay|ok|good|healthy|normal|recovered|clear)( again| now| since| today)?$|(fine|better|okay|ok|healed|healthy|gone|resolved|recovered) (again|now|since|today)|(?<!\b(kicks?|kicking|movements?|moving|breathing|heart) )(has|have|had) (since )?(resolved|healed|recovered|stopped|cleared|gone away)|(resolved|went away|cleared up)( completely| on its own)?$|\b(?:checks?|checked|turned|came|comes) (?:out|back) (?:all )?(?:fine|okay|ok|good|normal|clear)\b)/;
const goingOn =
  /\b(still(?! (?:take|do|use|order|get|buy|join|send|be|ok|okay|safe|worth)\b)|again|right now|today|tonight|this (morning|week|evening|afternoon)|yesterday|last night|since|started|began|keeps?|worse|ongoing|continues?|currently|every day|and now|for (a|one|few|a few|some|several|\d+) (moments?|seconds?|secs?|minutes?|mins?)|now (there|i|he|she|my|it|we|they))\b/;

/** What harms a day or more later: who has it inside and feels fine is not well yet. */
const harmsLater =
  /\b(?:swallow\w* all (?:of )?(?:my|his|her|their) \w+|(?:took|taken|swallow\w*|ate|eaten|drank|drunk|downed)\b(?: \w+){0,4} (?:(?:whole|entire|full) (?:bottle|box|pack|prescription|supply)|handful of|(?:too (?:many|much)|all (?:of )?(?:the|my|his|her)) (?:\w+ ){0,2}(?:pills?|tablets|tylenol|medicine|iron|insulin|ibuprofen|acetaminophen|capsules|medication|meds)|(?:button )?batter(?:y|ies)|magnets?|antifreeze|mushrooms?))\b(?!.*\b(?:as|like) (?:the|my|his|her|your) (?:\w+ )?(?:plan|doctor|label|program|nurse|practitioner)\b)/;

/** Somebody asks what a test, a text or a product has to do with it, and says nothing of themselves. */
const asks =
  /^(and |so |also |hi |hello |ok |okay |thanks )*(does|do|can|could|is|are|will|would|what|which|how|why|should|where|who|when|tell me|explain|i (would like|want) to (know|read|learn)|i (was|am) (wondering|curious)|looking for)\b/;
const subject =
  /\b(tests?|testing|tested|kits?|gi-map|gi map|panels?|reports?|markers?|lab|laborator(y|ies)|samples?|measures?|screens?|detects?|articles?|blog|guides?|workshop|recipes?|supplements?|probiotics?|products?|posts?|books?|consult\w*|practice|chart|program)\b/;
const tells =
  /\b((i|we|he|she|they|it) (am|is|are|was|have|has|had|got|get|gets|see|saw|found|feel|felt|keep|keeps|cannot|just|notice|noticed|want|think|might|may|will|took|swallowed|passed|lost|need|am having)|my (\w+ ){1,3}(is|are|was|has|have|had|hurts?|feels?|keeps?|turned|got|went)|there (is|was|are|has)|i do not|having|right now|today|this morning|last night)\b/;
/** 'Is shortness of breath a sign of low iron?' */
const signOf = /\b(?:signs?|symptoms?|causes?|side effects?) of\b/;
/** 'When should somebody call 911?': asked for nobody. */
const whenToCall =
  /^(and |so |ok )*(when|why|how often) (should|would|do|does) (\w+ )?(someone|somebody|one|people|you|anyone|parents|patients) (\w+ )?(call|dial|go to)\b/;
/** 'Which kit do you recommend for rectal bleeding?': somebody has it, whether they say so or not. */
const seeksHelp =
  /\b(which|what|recommend|suggest|do you (have|sell|offer)|is there)\b.*\b(for|helps?|helping|against|with|if|when|who)\b/;
/** What a kit does, and no plea for one. */
const looksFor = /\b(kit|test|panel|one|it) (tests|checks|looks|screens) for\b/;
const about =
  /\b(article|movie|film|book|podcast|song|post|sermon|story|documentary|class|research|study|statistics|policy|charity|donat\w+) (about|on|called|against|for)\b/;

/** What the practice does for whom, asked of nobody in particular. */
const ofOthers =
  /^(?:\w+ ){0,2}(?:do|can|could|would|will) (?:you|your \w+|she|they) (?:treat|see|help|work with|accept|take|serve|counsel)\b.*\b(?:patients?|clients?|people|families|anyone|anybody|somebody|someone|teens|adults|children|women|men|cases?)\b/;

const ofOneself = /\b(?:because|and|but|since|as) i (?:do|am|feel|want|did|have)\b/;

const inGeneral =
  /\b(what (?:happens|do you do|would you do|if) .*(?:during|on|in the middle of) (?:a|an|the|my|our) (?:\w+ )?(?:call|visit|consult\w*|appointment|session)|in general|out of curiosity|just (curious|reading|wondering in)|hypothetical\w*)\b/;

const money = String.raw`(?:prices?|costs?|totals?|bills?|fees?|shipping|checkout|numbers?|sticker)`;
const shock = String.raw`(?:faint\w*|pass(?:ed|es)? out|heart attack|stroke|choke\w*|die|died|cardiac arrest|bleed|sick|kill\w*)`;

/** What is said of something else: prices, snoring, needles at the doctor's. */
const figure =
  /\b((?:will not|would not|refuse[sd]?(?: to)?|does not want to|hates? to) (?:do|give|use|try|collect|send) (?:an? |the |any )?(?:stool|poop|blood|urine|pee|saliva|spit|diaper)s?(?: (?:sample|kit|test|one)s?)?|(?:rather|sooner) die than (?!(?:live|go on|keep|continue|stay|exist|wake|face|be (?:here|alive))\b)\w+|(?:short|out) of breathe? (?:of|from|with) (?:\w+ )?(?:excitement|joy|happiness|laugh\w*|anticipation)|(?<!\bfe(?:el|els|eling|lt) )(like|as if|as though) (\w+ ){0,3}(dying|dead|dies|death)|(nearly|almost|about|practically|just) (fainted|died|passed out|had a (heart attack|stroke))( \w+){0,7} (price|prices|cost|total|bill|how much|receipt)|pass(?:es|ed|ing)? out (?:on|in) (?:the|my|his|her) (?:\w+ )?(?:couch|sofa|bed|chair|recliner|armchair)|(?:(?:^|(?:a|just a) )shot|stab) in the dark|pass(?:es|ed|ing)? out (?:of (?:(?:my|the|nursing|medical|high|grad) ){0,2}(?:school|class|course|college)|(?:(?:the|some|our|all|my|a few) )?(?:flyers|leaflets|samples|cards|papers|bulletins))|(?:end|kill|stop) (?:it )?(?:i mean |meaning )?(?:my|the|our) (?:\w+ )?(?:subscription|membership|auto ?pay|(?:payment|monthly) plan)|drown(?:ing|ed) in (?:\w+ )?(?:bills?|debts?|work|laundry|e-?mails?|paperwork|homework|dishes|stuff|clutter)|bleed(?:ing|s)? (?:\w+ ){0,3}(?:during|on|with) (?:my |her )?periods|in (?:case of )?an emergency|breath(?:e|es|ing) down (?:my|our|his|her|their) (?:neck|back)|(?:shot|shoot) (?:you|them|her|him|us)?(?: ?off)? ?(?:an? )?(?:quick )?(?:e-?mail|message|text|note)|(?:blew|blown|blow) up like (?:a |an )?(?:whale|blimp)|sobredosis de (?:azucar|dulces|chocolates?|comida|carbohidratos|cafe|postres|pan)|overdos\w* on (?:\w+ )?(?:boxes|carbs|sugar|chocolate|cookies|candy|cheese|coffee|work|shopping|kits|samples|news)|chokes? on (?:\w+ )?(?:pills|capsules|tablets|vitamins)|(faint|fainted|pass out|passes out|passing out|queasy|dizzy) (with|at|from|around|near|when i see|at the sight of) (the sight of )?(needles?|blood( draws?)?|shots?))\b/g;

/** A price that takes one's breath away. */
const shocked = new RegExp(
  String.raw`\b(?:${money}\b(?: \w+){0,4} ${shock}(?: \w+){0,3}|${money}\b(?: \w+){0,4} (?:give|gives|gave|giving) (?:me|us) (?:an? )?${shock}|${shock}(?: \w+){0,7} ${money})\b`,
  'g',
);

/** Taking the sample, where a drop of blood is meant, and who cannot see it. */
const prick = String.raw`(?:finger ?-?(?:prick|stick|poke)|prick|lancet|blood (?:draw|sample|spot|drop)|needles?)`;
const shown = String.raw`(?:bleeds?|bleeding|faint\w*|pass(?:es)? out|hurts?|dizzy)`;
const pricked = new RegExp(
  String.raw`\b(?:${prick}\b(?: \w+){0,3} ${shown}(?: (?:a lot|much))?|${shown}(?: \w+){0,4} ${prick})\b`,
  'g',
);

/** A clause without its figures of speech. */
const withoutFigures = (clause: string): string =>
  [figure, shocked, pricked].reduce((text, pattern) => text.replaceAll(pattern, ' '), clause);

/** The clauses of a text in plain words, without its figures of speech. */
export const literalClauses = (text: string): string[] => clausesOf(text).map(withoutFigures);

/** Whether what stands before (and between the parts of) a sign denies it. */
export function isDenied(before: string, between: string): boolean {
  if (denial.test(before.trim())) return true;
  if (deniedList.test(`${before} ${between}`)) return true;
  return (
    /\b(no|without|not|never|nor|negative|sin)\b/.test(between) && !/\bnot? only\b/.test(between)
  );
}

/** 'Is it blood or saliva?': what a kit is collected from. */
const matter = '(?:blood|urine|pee|saliva|spit|stool|poop|hair|swab)';
const whichSample = new RegExp(
  String.raw`\b${matter}(?: (?:test|sample|draw))?,? (?:or|vs|versus) (?:a )?${matter}\b`,
);

/** Nothing but that: 'urine or blood?', 'stool or blood for gi map'. */
const onlyWhichSample = new RegExp(
  String.raw`^(?:is it )?(?:a )?${matter}(?: (?:test|sample|draw))?,? (?:or|vs|versus) (?:a )?${matter}(?: (?:for|with|test|sample|kit|needed)\b.*)?$`,
);

/** 'Is need blood?', 'does it take blood': what a kit is collected from, too. */
const needsSample = new RegExp(
  String.raw`^(?:(?:and|so|ok|but) )*(?:is|are|do|does|will|would|must)\b(?: \w+){0,3} (?:needs?|takes?|uses?|draws?|requires?)(?: (?:any|my|your|his|her|some|to (?:give|draw|take)))? ${matter}\b`,
);

/** Whether a clause tells of long ago, or only asks what the practice has to say on the matter. `next` is the clause after it. */
export function isFarOff(clause: string, next = ''): boolean {
  if (ofOthers.test(clause) && !tells.test(clause) && !ofOneself.test(`${clause} ${next}`))
    return true;
  if (about.test(clause) || (inGeneral.test(clause) && !tells.test(clause))) return true;
  if (onlyWhichSample.test(clause.trim()) || needsSample.test(clause.trim())) return true;
  if (asks.test(clause) && whichSample.test(clause) && !tells.test(clause)) return true;
  if (
    colored.test(clause) &&
    /\b(red|black|dark)\b/.test(clause) &&
    !/\b(blood\w*|pain\w*|tarry|dizz\w*|faint\w*|weak)\b/.test(clause)
  )
    return true;
  if (asks.test(clause) && signOf.test(clause) && !tells.test(clause)) return true;
  if (whenToCall.test(clause) && !tells.test(clause)) return true;
  if (
    asks.test(clause) &&
    subject.test(clause) &&
    !tells.test(clause) &&
    !seeksHelp.test(clause.replace(looksFor, ''))
  )
    return true;
  if (harmsLater.test(clause)) return longAgo.test(clause);
  if (goingOn.test(clause.replace(allWell, ''))) return false;
  return (
    longAgo.test(clause) ||
    allWell.test(clause) ||
    (/\b(had|was|were)\b/.test(clause) && allWell.test(next))
  );
}
