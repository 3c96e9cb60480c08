import type { CheckoutDocument, TextDocument } from '../documents.ts';
import { fillIn } from '../fill-in.ts';
import { packText, toRichText } from '../rich-text.ts';
import type { Link, TextPage } from '../views.ts';
import { toTerms } from './checkout-page.ts';
import { toPageHead } from './page-head.ts';

type Named = Pick<TextDocument, 'slug' | 'title'>;

export const pathOf = ({ slug }: Pick<TextDocument, 'slug'>): string => `/${slug}`;

export const toPageLink = (doc: Named): Link => ({ label: doc.title, href: pathOf(doc) });

export function toTextPage(
  doc: TextDocument,
  { terms }: Pick<CheckoutDocument, 'terms'>,
): TextPage {
  const { title, lead, dates, effective, updated, summary, contents } = doc;
  return {
    path: pathOf(doc),
    head: toPageHead({ ...doc, documentTitle: doc.documentTitle || title }, lead),
    title,
    lead,
    dates: dates ? fillIn(dates, { effective: effective ?? '', updated: updated ?? '' }) : null,
    summary: {
      title: summary.title,
      items: (summary.items ?? []).map(({ term, detail }) => ({ term, detail })),
    },
    contents,
    sections: (doc.sections ?? []).map(({ heading, text }, place) => {
      const id = `part-${place + 1}`;
      return { id, heading, text: packText(toRichText(text, id)) };
    }),
    terms: doc.showsTerms ? toTerms(terms) : null,
    isForAssistant: doc.forAssistant ?? false,
  };
}
