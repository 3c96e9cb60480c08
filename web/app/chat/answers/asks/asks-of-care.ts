/** What is for a clinician or for a person of the practice to answer, as far as words tell. */

/** 'Who gets to look at my results?', 'does she read my report with me?' */
const asksWhoReads = (question: string): boolean =>
  /\b(who|she|he|hannah|someone|somebody|anybody|anyone|they|practitioner|pa-c)\b.{0,25}\b(reads?|explains?|looks?|interprets?|sees?|goe?s? (over|through))\b/i.test(
    question,
  );

/** 'My doctor says that these tests are junk, why should I trust them?' */
const doubtsAll = (question: string): boolean =>
  /\b(?:junk|scams?|legit\w*|quack\w*|hoax|bogus|waste of|trust (?:it|this|that|them|these|you)|pseudo\w*|snake oil)\b/i.test(
    question,
  );

export function wantsDiagnosis(question: string): boolean {
  if (asksWhoReads(question) || doubtsAll(question)) return false;
  return (
    isOwnFigure(question) ||
    /\b(diagnos(e|ing|is) (me|my|this)|what('s| is) wrong with (me|my)|what (do|might|could) (i|he|she|my \w+) have|do i have (a |an )?(?!to\b)(sibo|ibs|ibd|candida|parasites?|leaky gut|celiac|crohn'?s|cancer|h\.? ?pylori|an? infection|\w+ (disease|syndrome|infection))|is (it|this) (cancer|sibo|ibs|candida|parasites|serious|celiac)|(what|which|how much|how many|right) (\w+ )?(dose|dosage|mg|milligrams)|how (much|many) .{0,30}should i take|(should|can|may) i (stop|quit|skip|start|take|double) (taking )?(my |the |an? )?(\w+ )?(medications?|medicines?|meds|antibiotics?|pills?|insulin|metformin|statins?|thyroid|antidepressants?|prescriptions?|ppis?|omeprazole|nexium|(?:blood )?thinners?|warfarin|steroids?|prednisone|inhalers?|birth control|aspirin|ibuprofen|biologics?|chemo)|prescri(be|ption)|(interpret|read|explain|look at) my (\w+ )?(results?|report|labs?|lab work)|my (results?|report|labs) (say|show|came|says|shows)|(came|come|comes|tested) back (at|as|high|low|positive|negative|abnormal|elevated|\d)|\b(level|number|score|marker|value|result|zonulin|calprotectin|cortisol)s? (is|was|are|were) (\d|high|low|elevated|positive|off)|(cure|treat|heal|fix) (my|him|her|me)|how (much|many) (\w+ )?(magnesium|zinc|iron|iodine|melatonin|vitamins?|probiotics?|omega\w*|fib(er|re)|enzymes?)( \w)? (for|should|can|do|to)|what should i take for|\bmeans? (i have |that i have |it'?s |a )?(sibo|ibs|ibd|candida|parasites?|leaky gut|celiac|crohn'?s|cancer|\w+ (disease|syndrome|infection))|(sign|symptom)s? of (sibo|ibs|ibd|candida|parasites?|leaky gut|celiac|crohn'?s|cancer|\w+ (disease|syndrome|infection))|doctor (wants|told|put|says|said)\b.{0,60}\b(instead|should i|do you agree|right)|(should|do|would) (i|you|we) (listen to|agree with|trust) (my|his|her|the) doctor)\b/i.test(
      question,
    )
  );
}

/** 'Does he have to stop it?' */
export const asksToStop = (question: string): boolean =>
  /\b(?:stop|skip|pause|quit|come off|go off|hold off)\b.{0,20}\b(?:it|that|them|taking|using|my|his|her)\b/i.test(
    question,
  );

export function wantsPerson(question: string): boolean {
  return /\b((talk|speak|chat|write|get in touch|message) (to|with) (a |an |the |some ?one|some ?body|real |actual |live )*(human|person|people|agent|representative|someone|somebody|practitioner|staff|team|you)|who (?:do|can|should|would|could) (?:i|we) (?:talk|speak|write|email|e-mail|call|contact|message|reach)(?: to| with)?(?=\W*$)|real person|human being|contact (you|form|us|someone|the practice)|(phone|telephone) number|email address|call you|reach (you|someone|out)|my (order|kit|package|payment|card|coupon|consultation|appointment|download|link|account|sample|refund|results?|receipt|confirmation)\b.{0,60}\b(not|never|n't|missing|lost|late|damaged|broken|wrong|twice|declined|failed|where|status|reschedule|cancel|change|arrived|empty)|(where is|cancel|change|reschedule|move|track) my|i (want|need|would like) (a |my )?(refund|money back)|complain\w*|lost (the|my)|double charged|charged twice|wrong (kit|address|item))\b/i.test(
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
