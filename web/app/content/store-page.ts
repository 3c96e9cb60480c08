import type { Offer, Product, StorePage } from './views.ts';
import type { StoreDocument } from './wire.ts';

/** Texts of the store with its products; the package plan is sold at the offer's price, the programme as a product. */
export function toStorePage(doc: StoreDocument, products: Product[], offers: Offer[]): StorePage {
  const packageOffer = offers.find((offer) => offer.id === 'complete-package');
  return {
    ...doc,
    products,
    packagePlan: { ...doc.packagePlan, cents: packageOffer?.cents ?? 0, listCents: packageOffer?.listCents ?? null },
    programPlan: { ...doc.programPlan, product: products.find((product) => product.id === 'family-wellness-program') ?? null },
  };
}
