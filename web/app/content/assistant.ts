import type { AssistantDocument, PracticeDocument, TextDocument } from './documents.ts';
import { fillIn } from './fill-in.ts';
import { linesOf } from './lines-of.ts';
import { toPageLink } from './pages/text-page.ts';
import type { Assistant } from './views.ts';

export function toAssistant(
  doc: AssistantDocument,
  { name: practice, replyTime: time }: Pick<PracticeDocument, 'name' | 'replyTime'>,
  pages: TextDocument[] = [],
): Assistant {
  const { name, line, greeting, placeholder, contactPrompt, contactButton, footer, clear } = doc;
  return {
    words: {
      name,
      line,
      greeting: fillIn(greeting, { practice }),
      placeholder,
      contactPrompt,
      contactButton,
      footer: fillIn(footer, { practice }),
      clear,
      starters: linesOf(doc.starters).slice(0, 3),
      pages: pages.filter(({ forAssistant }) => forAssistant).map(toPageLink),
    },
    isOn: doc.isOn ?? true,
    emergency: doc.emergency,
    caution: doc.caution,
    closed: fillIn(doc.closed, { time }),
    hello: fillIn(doc.hello, { practice }),
    thanks: doc.thanks,
    readMore: doc.readMore,
    noDiagnosis: doc.noDiagnosis,
    notFound: doc.notFound,
    closest: doc.closest,
    handOver: fillIn(doc.handOver, { time }),
    rules: doc.rules ?? '',
    tone: doc.tone ?? '',
  };
}
