import type { Category, Product } from '../content/views.ts';

export function ofCategory(products: Product[], category: Category): Product[] {
  return products.filter((product) => product.category === category);
}

/** A card shows three features at most (STORE-06). */
export function firstFeatures(product: Pick<Product, 'features'>): string[] {
  return product.features.slice(0, 3);
}

/** How many of the three columns stay free beside the last card, so that a panel can close the row. */
export function freeColumns(cards: number): 1 | 2 | 3 {
  const left = cards % 3;
  return left === 1 ? 2 : left === 2 ? 1 : 3;
}
