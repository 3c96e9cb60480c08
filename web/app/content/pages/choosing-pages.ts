import type { StoreDocument } from '../documents.ts';
import { toProducts } from '../product.ts';
import type { Product, ProductPageDocument } from '../product.ts';
import { hashOfTab } from '../store-tabs.ts';
import type { ChoosePage, ComparePage, Picture } from '../views.ts';
import { toStoreWords } from './store-page.ts';

export function toComparePage(store: StoreDocument, products: ProductPageDocument[]): ComparePage {
  const { compare: words } = store;
  const all = toProducts(products);
  const shown = new Map(all.map((product) => [product.id, product]));
  const forSale = all.filter(({ isForSale }) => isForSale);
  const talk = forSale.find(({ category }) => category === 'consultation') ?? null;
  return {
    head: { title: words.title, description: words.lead, picture: null },
    trail: trailOf(store),
    kits: products.flatMap(({ handle, page }) => {
      const product = shown.get(handle);
      if (product?.category !== 'testing' || !page?.looksAt) return [];
      return [
        {
          product,
          madeFor: page.madeFor || product.ages || firstLine(page.goodFor),
          youCollect: page.youCollect || null,
          method: page.method || null,
          looksAt: page.looksAt,
          talk,
          talkInPackage:
            forSale.find(
              ({ category, subscription, kits }) =>
                category === 'package' &&
                !subscription &&
                kits.flat().some(({ id }) => id === handle),
            ) ?? null,
        },
      ];
    }),
    words: { ...toStoreWords(store), ...words, resultsNote: store.page.resultsNote },
  };
}

/** Who a kit is good for says whom it is made for, where nothing else does; {} stands for a figure, which has no place here. */
function firstLine(lines: string | null | undefined): string | null {
  const [first = ''] = (lines ?? '').split('\n');
  return first && !first.includes('{') ? first : null;
}

export function toChoosePage(
  store: StoreDocument,
  products: ProductPageDocument[],
  portrait: Picture | null,
): ChoosePage {
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
    portrait,
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
