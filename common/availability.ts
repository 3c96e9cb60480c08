/** A relation to products as the CMS hands it out: ids, or documents. */
type Related = readonly (string | { id: string })[] | null | undefined;

/** A published product. What a package is made of: of each part one product is needed. */
export type Published = { id: string; parts?: readonly { oneOf?: Related }[] | null };

/** The ids of those that can be bought: of a package, only while each of its parts can be. */
export function findBuyable(published: readonly Published[]): Set<string> {
  const buyable = new Set(published.map(({ id }) => id));
  const isLacking = ({ id, parts }: Published) =>
    buyable.has(id) &&
    (parts ?? []).some(({ oneOf }) => !idsOf(oneOf).some((part) => buyable.has(part)));
  for (
    let lacking = published.filter(isLacking);
    lacking.length > 0;
    lacking = published.filter(isLacking)
  ) {
    for (const { id } of lacking) buyable.delete(id);
  }
  return buyable;
}

/** An offer sells what it names: with a product that is gone, hidden or out of reach it sells nothing. */
export function isOfferBuyable(products: Related, buyable: ReadonlySet<string>): boolean {
  const ids = idsOf(products);
  return ids.length > 0 && ids.every((id) => buyable.has(id));
}

function idsOf(related: Related): string[] {
  return (related ?? []).map((one) => (typeof one === 'string' ? one : one.id));
}
