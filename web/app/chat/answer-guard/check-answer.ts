import type { Knowledge } from '../knowledge/knowledge.ts';
import { siteText, wrongFact } from './facts.ts';
import { toPlainText } from './plain-text.ts';
import { hasOnlyRightPrices } from './prices.ts';

export type Fault = 'markup' | 'price' | 'diagnosis' | 'figure' | 'fact';
export type Checked = { text: string; fault: null } | { text: null; fault: Fault };

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

/**
 * Looks at a sentence that a model wrote before anybody sees it; `before` was let through already and says what is spoken
 * of. What comes through is plain text whose prices, shares and other facts stand on the site, and no verdict on anybody's
 * health. `sums`: what a tool has reckoned, in cents.
 */
export function checkSentence(
  words: string,
  before: string,
  knowledge: Knowledge,
  sums: ReadonlySet<number> = new Set(),
): Checked {
  const refused = (fault: Fault): Checked => ({ text: null, fault });
  const text = toPlainText(
    words,
    knowledge.passages.map(({ path }) => path),
  );
  if (text === null) return refused('markup');
  if (!hasOnlyRightPrices(`${before} ${text}`, knowledge.items, sums)) return refused('price');
  const plain = text.replaceAll('’', "'");
  if (sentencesOf(plain).some(isVerdict)) return refused('diagnosis');
  if (hasUnknownShares(plain, knowledge) || /\bcode:? [A-Z0-9]{4,}\b/.test(plain))
    return refused('figure');
  if (wrongFact(plain, knowledge) !== null) return refused('fact');
  return { text, fault: null };
}

/** A percentage that stands nowhere on the site. */
function hasUnknownShares(text: string, knowledge: Knowledge): boolean {
  const known = siteText(knowledge);
  return Array.from(text.matchAll(/\d+(?:\.\d+)?(?= ?(?:%|percent|por ciento))/g)).some(
    ([share]) =>
      !new RegExp(String.raw`(?<![\d.])${share.replace('.', String.raw`\.`)} ?(?:%|percent)`).test(
        known,
      ),
  );
}
