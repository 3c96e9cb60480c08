import { productPath } from '../content/store-tabs.ts';

export const howToCollect = 'How to collect';
/** The part of a kit's page that says how its sample is taken. */
export const collectPath = (product: string): string => `${productPath(product)}#collect`;
