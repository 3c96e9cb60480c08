/** A relation to products as the CMS hands it out: ids, or documents. */
type Related = readonly (string | { id: string })[] | null | undefined;

/** Best first: of several things that are needed together, the last of them counts. */
const standings = ['for-sale', 'out-of-stock', 'hidden'] as const;
export type Availability = (typeof standings)[number];

/** A published product. What a package is made of: of each part one product is needed. */
export type Published = {
  id: string;
  availability?: Availability | null;
  parts?: readonly { oneOf?: Related }[] | null;
};

/**
 * How each of them stands, by its own word and by what it is made of: of each part the best product counts, of all parts
 * the strictest. What is not published any more is not for sale, and does not hide the package that needs it (ORD-11).
 */
export function findAvailability(published: readonly Published[]): Map<string, Availability> {
  const found = new Map(published.map(({ id, availability }) => [id, availability ?? 'for-sale']));
  const needed = ({ id, parts }: Published) =>
    strictest([
      found.get(id) ?? 'for-sale',
      ...(parts ?? []).map(({ oneOf }) =>
        best(idsOf(oneOf).map((part) => found.get(part) ?? 'out-of-stock')),
      ),
    ]);
  const isBehind = (product: Published) => found.get(product.id) !== needed(product);
  for (let behind = published.filter(isBehind); behind.length > 0;) {
    for (const product of behind) found.set(product.id, needed(product));
    behind = published.filter(isBehind);
  }
  return found;
}

/** The ids of those that can be bought: of a package, only while each of its parts can be. */
export function findBuyable(published: readonly Published[]): Set<string> {
  return new Set(
    [...findAvailability(published)].flatMap(([id, is]) => (is === 'for-sale' ? [id] : [])),
  );
}

/** An offer sells what it names, all of it; of what is gone or out of reach it sells nothing. */
export function offerAvailability(
  products: Related,
  found: ReadonlyMap<string, Availability>,
): Availability {
  const ids = idsOf(products);
  return ids.length > 0
    ? strictest(ids.map((id) => found.get(id) ?? 'out-of-stock'))
    : 'out-of-stock';
}

const strictest = (all: Availability[]) => pick(Math.max(...all.map(rank)));
const best = (all: Availability[]) =>
  all.length > 0 ? pick(Math.min(...all.map(rank))) : 'out-of-stock';
const rank = (one: Availability) => standings.indexOf(one);
const pick = (place: number) => standings[place] ?? 'out-of-stock';

function idsOf(related: Related): string[] {
  return (related ?? []).map((one) => (typeof one === 'string' ? one : one.id));
}
