import type { CheckoutDocument, PrivacyDocument } from '../documents.ts';
import { fillIn } from '../fill-in.ts';
import { toParts } from '../paragraphs.ts';
import type { PrivacyPage } from '../views.ts';
import { toTerms } from './checkout-page.ts';
import { toPageHead } from './page-head.ts';

export function toPrivacyPage(
  doc: PrivacyDocument,
  { terms }: Pick<CheckoutDocument, 'terms'>,
): PrivacyPage {
  return {
    head: toPageHead(doc, doc.lead),
    title: doc.title,
    lead: doc.lead,
    dates: fillIn(doc.dates, { effective: doc.effective, updated: doc.updated }),
    summary: {
      title: doc.summary.title,
      items: (doc.summary.items ?? []).map(({ term, detail }) => ({ term, detail })),
    },
    contents: doc.contents,
    sections: (doc.sections ?? []).map(({ heading, text }, place) => ({
      id: `part-${place + 1}`,
      heading,
      parts: toParts(text),
    })),
    terms: toTerms(terms),
  };
}
