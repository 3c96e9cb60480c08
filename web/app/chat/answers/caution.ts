import { doubtIn } from 'common/emergency/find-emergency';
import { emergencyText, type EmergencyKind } from 'common/emergency/lines';
import { languageOf } from 'common/language';
import type { Assistant } from '../../content/views.ts';
import { sentencesOf } from '../knowledge/passage.ts';

/** What is said when the CMS has no words for it. */
const ownWords =
  'If this is severe, sudden or getting worse, please call 911 or see a doctor now. If you think of harming yourself, call or text 988.';
const inSpanish = {
  medical: 'Si es fuerte, repentino o empeora, llame al 911 o vea a un médico ahora.',
  crisis: 'Si piensa en hacerse daño, llame o mande un texto al 988.',
};
/** In the practice's words the sentence with this number is for this kind. */
const numbers = { medical: '911', crisis: '988' };

/**
 * What stands below an answer that might be needed sooner than it is read: whom to call for what the message resembles, and
 * nothing where nothing urgent is likely (LLM-06).
 */
export function cautionFor(
  question: string,
  meant: number | null,
  { caution }: Pick<Assistant, 'caution'>,
): string | null {
  const kind = doubtIn(question, meant);
  return kind && wordsFor(kind, question, caution);
}

function wordsFor(kind: EmergencyKind, question: string, caution: string): string {
  const language = languageOf(question);
  if (kind !== 'medical' && kind !== 'crisis') return emergencyText(kind, language);
  if (language === 'spanish') return inSpanish[kind];
  const saying = (words: string) =>
    sentencesOf(words).filter((sentence) => sentence.includes(numbers[kind]));
  const [said, known] = [saying(caution), saying(ownWords)];
  return (said.length > 0 ? said : known).join(' ');
}
