import type { FaqDocument, FaqPageDocument } from '../documents.ts';
import { toParts } from '../paragraphs.ts';
import type { FaqPage } from '../views.ts';
import { toPageHead } from './page-head.ts';

export function toFaqPage(doc: FaqPageDocument, faqs: FaqDocument[]): FaqPage {
  return {
    head: toPageHead(doc, doc.lead),
    title: doc.title,
    lead: doc.lead,
    contact: { text: doc.contact.text, label: doc.contact.label },
    groups: toGroups(faqs),
  };
}

/** Questions that follow each other with the same topic stand together; the order is the editor's. */
function toGroups(faqs: FaqDocument[]): FaqPage['groups'] {
  const groups: FaqPage['groups'] = [];
  for (const { question, answer, topic } of faqs) {
    const name = topic?.trim() || null;
    const item = { question, answer: toParts(answer) };
    const last = groups.at(-1);
    if (last && last.topic === name) last.items.push(item);
    else groups.push({ topic: name, items: [item] });
  }
  return groups;
}
