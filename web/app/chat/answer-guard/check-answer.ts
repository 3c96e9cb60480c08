import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Hit } from '../knowledge/search.ts';
import { wrongFact } from './facts.ts';
import { toPlainText } from './plain-text.ts';
import { hasOnlyRightPrices } from './prices.ts';

export type CheckedAnswer =
  | { text: string; fault: null }
  | { text: null; fault: 'markup' | 'price' | 'diagnosis' | 'figure' | 'fact' };

const condition = String.raw`(?:sibo|ibs|ibd|crohn\S*|colitis|celiac|candida|yeast overgrowth|overgrowth|leaky gut|parasites?|h\.? ?pylori|infections?|cancer|diabetes|dysbiosis|deficienc(?:y|ies)|mold toxicity|mold illness|hashimoto\S*|endometriosis|pcos|ulcers?|gastritis|reflux|gerd|hypothyroid\w*|anemia|depression|autism|adhd|[\w-]+ (?:disease|syndrome|disorder|intolerance|insufficiency))`;
const diagnosis = [
  new RegExp(
    String.raw`\b(?:you|he|she|your (?:\w+ )?(?:child|baby|son|daughter|husband|wife))(?:'ve| clearly| probably| likely| definitely| most likely| almost certainly| surely)? (?:have|has|got|suffers? from|are suffering from|is suffering from|are dealing with) (?:a |an |the )?(?:\w+ ){0,3}${condition}`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:this|it|that|these symptoms|your symptoms|what you describe|sounds?)(?: \w+){0,3} (?:is|are|like|means?|confirms?|indicates?|shows?) (?:a |an |that you have )?(?:\w+ ){0,2}${condition}`,
    'i',
  ),
  /\b(?:your|the|my) diagnosis (?:is|would be)\b|\bi (?:can |would |will )?diagnose\b|\byou are diagnosed\b/i,
  /\b(?:will|can|does|to|it|that|which|and) (?:completely |fully |permanently )?(?:cures?|heals? (?:your|his|her|any|all)|reverses?|eliminates?)\b|\bguarantee[ds]?\b|\bmiracle\b|\b100 ?% (?:safe|effective|success|cure)/i,
  /\b(?:stop|quit|skip|discontinue|throw away|do not take|don't take|come off|double|halve|increase|reduce)(?: \w+){0,3} (?:medications?|medicines?|meds|antibiotics?|insulin|prescriptions?|antidepressants?|pills|dose|inhaler|chemo\w*|vaccin\w*)/i,
  /\b(?:take|give|start|try|use|swallow)(?: \w+){0,5} \d[\d,.]*\s*(?:mg|mcg|iu|g|ml|grams?|milligrams?|capsules?|tablets?|pills?|drops?|doses?)\b|\b\d[\d,.]*\s*(?:mg|mcg|iu)\b/i,
  /\b(?:no|not) (?:need|have|necessary)(?: \w+){0,3} (?:see|call|go to|visit)(?: \w+){0,2} (?:doctor|er|emergency|911|hospital|physician)|\b(?:don't|do not) (?:worry about|call|go to) (?:the |it|this|911|a doctor)/i,
];

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+|\n+/);

/** 'I cannot tell you whether you have SIBO', 'please do not stop a prescribed medicine': care, and no verdict. */
const careful =
  /\b(?:cannot|can't|could not|couldn't|not able to|unable to|no way to|only a (?:doctor|clinician|physician)|does not|doesn't|do not|don't|never|without|nobody can|no (?:kit|test|supplement|chat)|whether|if) (?:\w+ ){0,8}$/i;
const noCare = /\b(?:do not|don't|never|no) (?:need|have to|worry|bother|wait)\b/i;

function isVerdict(sentence: string): boolean {
  return diagnosis.some((pattern) => {
    const found = pattern.exec(sentence);
    if (!found) return false;
    return !careful.test(sentence.slice(0, found.index)) || noCare.test(sentence);
  });
}

/** Looks at what a model wrote before anybody sees it. What comes through is plain text with right prices and no verdict on anybody's health. */
export function checkAnswer(words: string, knowledge: Knowledge, given: Hit[]): CheckedAnswer {
  const text = toPlainText(
    words,
    knowledge.passages.map(({ path }) => path),
  );
  if (text === null) return { text: null, fault: 'markup' };
  if (!hasOnlyRightPrices(text, knowledge.items)) return { text: null, fault: 'price' };
  const plain = text.replaceAll('’', "'");
  if (sentencesOf(plain).some(isVerdict)) return { text: null, fault: 'diagnosis' };
  if (hasUnknownShares(plain, given) || /\bcode:? [A-Z0-9]{4,}\b/.test(plain))
    return { text: null, fault: 'figure' };
  if (wrongFact(plain, knowledge) !== null) return { text: null, fault: 'fact' };
  return { text, fault: null };
}

/** A percentage that stands in none of the passages that the model was given. */
function hasUnknownShares(text: string, given: Hit[]): boolean {
  const known = given.map(({ passage }) => passage.text).join(' ');
  return Array.from(text.matchAll(/\d+(?:\.\d+)?(?= ?(?:%|percent))/g)).some(
    ([share]) =>
      !new RegExp(String.raw`(?<![\d.])${share.replace('.', String.raw`\.`)} ?(?:%|percent)`).test(
        known,
      ),
  );
}
