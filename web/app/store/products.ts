import type { Category, Product, Sample, StorePage } from '../content/views.ts';

export function ofCategory(products: Product[], category: Category): Product[] {
  return products.filter((product) => product.category === category);
}

/** A card shows three features at most (STORE-06). */
export function firstFeatures(product: Pick<Product, 'features'>): string[] {
  return product.features.slice(0, 3);
}

/** Kits side by side on the shelf, one plate per way of collecting, in the order of the sample key. */
export type ShelfGroup = { label: string; products: Product[] };

export function shelfGroups(
  products: Product[],
  key: StorePage['sampleKey']['items'],
  otherLabel: string,
): ShelfGroup[] {
  const named = new Set<Sample | null>(key.map((item) => item.sample));
  const groups = key.map((item) => ({
    label: item.label,
    products: products.filter((product) => product.sample === item.sample),
  }));
  const others = products.filter((product) => !named.has(product.sample));
  return [...groups, { label: otherLabel, products: others }].filter(
    (group) => group.products.length > 0,
  );
}

/** How many of the three columns stay free beside the last card, so that a panel can close the row. */
export function freeColumns(cards: number): 1 | 2 | 3 {
  const left = cards % 3;
  return left === 1 ? 2 : left === 2 ? 1 : 3;
}
