import type { StoreDocument } from '../documents.ts';
import { toProducts } from '../product.ts';
import type { Product, ProductPageDocument } from '../product.ts';
import { hashOfTab } from '../store-tabs.ts';
import type { ChoosePage, ComparePage } from '../views.ts';
import { toStoreWords } from './store-page.ts';

export function toComparePage(store: StoreDocument, products: ProductPageDocument[]): ComparePage {
  const { compare: words } = store;
  const shown = new Map(toProducts(products).map((product) => [product.id, product]));
  return {
    head: { title: words.title, description: words.lead, picture: null },
    trail: trailOf(store),
    kits: products.flatMap(({ handle, page }) => {
      const product = shown.get(handle);
      if (product?.category !== 'testing' || !page?.looksAt) return [];
      return [
        {
          product,
          madeFor: page.madeFor || product.ages,
          youCollect: page.youCollect || null,
          method: page.method || null,
          looksAt: page.looksAt,
        },
      ];
    }),
    words: { ...toStoreWords(store), ...words, resultsNote: store.page.resultsNote },
  };
}

export function toChoosePage(store: StoreDocument, products: ProductPageDocument[]): ChoosePage {
  const { choose: words, chooseRules } = store;
  const forSale = toProducts(products).filter(({ isForSale }) => isForSale);
  return {
    head: { title: words.title, description: words.lead, picture: null },
    trail: trailOf(store).slice(0, 1),
    rules: (chooseRules?.rows ?? []).flatMap((row) => {
      const kit = idOf(row.kit);
      if (!kit) return [];
      return [
        {
          who: row.who ?? [],
          concern: row.concern ?? [],
          sample: row.sample ?? [],
          kit,
          why: row.why,
          alternative: idOf(row.alternative),
          whyAlternative: row.whyAlternative || null,
        },
      ];
    }),
    products: Object.fromEntries(
      forSale
        .filter(({ category }) => category !== 'supplement')
        .map((product): [string, Product] => [product.id, product]),
    ),
    samples: (store.sampleKey.items ?? []).map(({ sample, label, how }) => ({
      sample,
      label,
      how: how || null,
    })),
    words: { ...toStoreWords(store), ...words },
  };
}

const trailOf = ({ documentTitle, tabs }: StoreDocument) => [
  { label: documentTitle, href: '/store' },
  { label: tabs.testing, href: `/store${hashOfTab('testing')}` },
];

function idOf(product: string | { handle: string } | null | undefined): string | null {
  return typeof product === 'object' && product ? product.handle : null;
}
