import { bareOfVerdict } from '../curated/bare-words.ts';
import { sentencesOf } from '../knowledge/passage.ts';

/** 'Do you ship to Alaska?', 'and is it free', 'the women's one, same thing?' */
const asksWhether =
  /(?:^|[,.;:!?]\s*|\b(?:and|so|but|ok|also|then|or|wait|hi|hey|hello|now|if \w+(?: \w+){0,4}) )(?:is|are|was|am|do|does|did|can|could|will|would|should|may|must|has|have)(?:n['’]?t)? /i;
const asksWhat = /\b(?:what|whats|which|how|when|where|who|why|waht)\b/i;
const obliges = /\b(?:need|needs|have to|has to|got to|must|required?|mandatory|necessary)\b/i;
const fewestWords = 5;

/** A Yes at the head of the practice's words is said only to who asks whether, and to who asks whether they must only where it is of that (ASK-05). */
export function withFitVerdict(text: string, question: string): string {
  if (!/^Yes\b/.test(text)) return text;
  const rest = bareOfVerdict(text);
  const [first = ''] = sentencesOf(rest);
  const isOfThat = !obliges.test(question) || obliges.test(first);
  const isWhether =
    asksWhether.test(question) || (question.includes('?') && !asksWhat.test(question));
  if ((isWhether && isOfThat) || first.split(/\s+/).length < fewestWords) return text;
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}
