import { toClosing } from '../closing.ts';
import type { AffiliateProductDocument, RecommendationsPageDocument } from '../documents.ts';
import { toLink } from '../link.ts';
import { toPicture } from '../media/picture.ts';
import { toLines } from '../product.ts';
import type { RecommendationsPage, RecommendedShelf } from '../views.ts';
import { toPageHead } from './page-head.ts';

/** In the order of spec §2. */
const shelvesOf = {
  'protein-electrolytes': 'proteinElectrolytes',
  books: 'books',
  'cooking-baking': 'cookingBaking',
  'liver-detox': 'liverDetox',
  household: 'household',
  'personal-care': 'personalCare',
  dental: 'dental',
} as const satisfies Record<
  AffiliateProductDocument['category'],
  keyof RecommendationsPageDocument['shelves']
>;

export function toRecommendationsPage(
  doc: RecommendationsPageDocument,
  products: AffiliateProductDocument[],
): RecommendationsPage {
  const { dispensary, words } = doc;
  return {
    head: toPageHead(doc, doc.lead),
    title: doc.title,
    lead: doc.lead,
    disclosure: { lead: words.disclosure, text: doc.disclosure },
    supplementNote: { lead: words.supplementNote, text: doc.supplementNote },
    button: doc.button,
    shelves: Object.entries(shelvesOf).flatMap(([category, name]): RecommendedShelf[] => {
      const items = products
        .filter((product) => product.category === category)
        .map(toRecommendation);
      const { heading, note } = doc.shelves[name];
      return items.length > 0 ? [{ id: category, heading, note: note || null, items }] : [];
    }),
    dispensary: {
      title: dispensary.title,
      text: dispensary.text,
      badges: toLines(dispensary.badges),
      link: toLink(dispensary.link),
    },
    closing: toClosing(doc.closing),
  };
}

function toRecommendation({
  id,
  name,
  description,
  affiliateLink,
  picture,
}: AffiliateProductDocument): RecommendedShelf['items'][number] {
  return { id, name, description, href: affiliateLink, picture: toPicture(picture) };
}
