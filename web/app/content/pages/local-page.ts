import { toClosing } from '../closing.ts';
import type { LocalBusinessDocument, LocalPageDocument } from '../documents.ts';
import type { LocalPage } from '../views.ts';
import { toPageHead } from './page-head.ts';

/** In the order of spec §2. */
const categories = {
  'gut-healthy-food': 'gutHealthyFood',
  'wellness-home': 'wellnessHome',
  'professional-services': 'professionalServices',
} as const satisfies Record<
  LocalBusinessDocument['category'],
  keyof LocalPageDocument['categories']
>;

/** A category without businesses has no button. The link '#' stands for a website that is still to come. */
export function toLocalPage(
  doc: LocalPageDocument,
  businesses: LocalBusinessDocument[],
): LocalPage {
  const labelOf = (category: LocalBusinessDocument['category']) =>
    doc.categories[categories[category]];
  return {
    head: toPageHead(doc, doc.lead),
    title: doc.title,
    lead: doc.lead,
    allLabel: doc.allLabel,
    button: doc.button,
    filters: (Object.keys(categories) as LocalBusinessDocument['category'][])
      .map((id) => ({
        id,
        label: labelOf(id),
        count: businesses.filter(({ category }) => category === id).length,
      }))
      .filter(({ count }) => count > 0),
    businesses: businesses.map(({ id, name, description, category, icon, link }) => ({
      id,
      name,
      description,
      category,
      categoryLabel: labelOf(category),
      icon,
      href: link === '#' ? null : link,
    })),
    closing: toClosing(doc.closing),
  };
}
