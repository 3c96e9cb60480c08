import type { PartnerLinkDocument, StoreDocument } from './documents.ts';
import type { CabinetRow, Figure, Partners } from './views.ts';

/** What stands behind one plate of the cabinet. */
const platesOf = {
  capsules: ['capsules', 'probiotics'],
  chewables: ['chewables'],
  shakes: ['shakes', 'powders'],
  bars: ['bars'],
} as const satisfies Record<string, readonly PartnerLinkDocument['kind'][]>;

/** The two partners of the supplements and what the second one sells (spec §2). */
export function toPartners(
  { dispensary, wholeFood, partners, cabinet }: StoreDocument['partners'],
  links: PartnerLinkDocument[],
): Partners {
  const { plates } = cabinet;
  return {
    title: partners.title,
    text: partners.text,
    dispensary: {
      name: dispensary.name,
      text: dispensary.text,
      figure: toFigure(dispensary.figure),
      button: dispensary.button,
      href: dispensary.href,
    },
    wholeFood: {
      name: wholeFood.name,
      text: wholeFood.text,
      claims: [wholeFood.trials, wholeFood.papers, wholeFood.benefits].map(toFigure),
      button: wholeFood.button,
      href: wholeFood.href,
    },
    cabinet: {
      title: cabinet.title,
      text: cabinet.text,
      newLabel: plates.isNew,
      rows: Object.entries(platesOf).flatMap(([plate, kinds]): CabinetRow[] => {
        const drawers = links
          .filter(({ kind }) => kinds.some((name) => name === kind))
          .map(toDrawer);
        return drawers.length > 0
          ? [{ label: plates[plate as keyof typeof platesOf], drawers }]
          : [];
      }),
    },
  };
}

function toDrawer({
  name,
  description,
  kind,
  href,
  isNew,
}: PartnerLinkDocument): CabinetRow['drawers'][number] {
  return { name, description: description || null, kind, href, isNew: isNew ?? false };
}

/** '33 clinical trials' is shown as a large 33 over 'clinical trials'. */
function toFigure(words: string): Figure {
  const [value = '', ...rest] = words.trim().split(/\s+/);
  return { value, label: rest.join(' ') };
}
