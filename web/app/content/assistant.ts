import type { AssistantDocument, PracticeDocument } from './documents.ts';
import { fillIn } from './fill-in.ts';
import type { Assistant } from './views.ts';

export function toAssistant(doc: AssistantDocument, { name: practice }: Pick<PracticeDocument, 'name'>): Assistant {
  const { name, line, greeting, placeholder, contactPrompt, contactButton, footer } = doc;
  return {
    words: { name, line, greeting: fillIn(greeting, { practice }), placeholder, contactPrompt, contactButton, footer: fillIn(footer, { practice }) },
    emergency: doc.emergency,
    tone: doc.tone ?? '',
  };
}
