import { formatPrice } from 'common/money';
import type { AboutDocument, PracticeDocument, StoreDocument } from '../documents.ts';
import { fillSentences, type Facts } from '../fill-sentences.ts';
import { toPicture } from '../media/picture.ts';
import { toPerson } from '../person.ts';
import { toGroupDiscount, toProducts } from '../product.ts';
import type { Product, ProductPageDocument } from '../product.ts';
import { hashOfTab } from '../store-tabs.ts';
import type { ProductPage } from '../views.ts';
import { toPageHead } from './page-head.ts';
import { toStoreWords } from './store-page.ts';

type Sources = {
  store: StoreDocument;
  about: AboutDocument;
  practice: PracticeDocument;
  /** All that are published. */
  products: ProductPageDocument[];
};

/** The page of the product of this handle; null while it is hidden or not there. */
export function toProductPage(
  { store, about, practice, products }: Sources,
  handle: string,
): ProductPage | null {
  const shown = toProducts(products);
  const product = shown.find(({ id }) => id === handle);
  const doc = products.find((each) => each.handle === handle);
  if (!product || !doc) return null;
  const { page } = doc;
  const facts = factsOf(doc, product, shown, store.words.days);
  const fill = (words: string | null | undefined) => fillSentences(words, facts);
  const lines = (text: string | null | undefined) =>
    (text ?? '').split('\n').flatMap((line) => fill(line) ?? []);
  const pairs = <Row extends object>(rows: Row[] | null | undefined, text: keyof Row) =>
    (rows ?? []).flatMap((row) => {
      const filled = fill(String(row[text]));
      return filled ? [{ ...row, [text]: filled }] : [];
    });
  const summary = fill(page?.summary) ?? product.description;
  const head = toPageHead(page ?? {}, summary);
  return {
    head: {
      title: head.title ?? product.name,
      description: fill(head.description) ?? summary,
      picture: head.picture ?? toPicture(page?.picture) ?? product.picture,
    },
    product,
    trail: [
      { label: store.documentTitle, href: '/store' },
      { label: store.tabs[product.category], href: `/store${hashOfTab(product.category)}` },
    ],
    summary,
    picture: toPicture(page?.picture),
    goodFor: lines(page?.goodFor),
    inTheBox: lines(page?.inTheBox),
    collecting: page?.collecting ?? null,
    youCollect: fill(page?.youCollect),
    ages: fill(page?.ages) ?? page?.madeFor ?? product.ages,
    steps: pairs(page?.steps, 'text').map(({ title, text }) => ({ title, text })),
    shows: lines(page?.shows),
    cannotTell: lines(page?.cannotTell),
    before: lines(page?.before),
    report: (page?.report ?? []).map(({ name, at, word }) => ({ name, at, word })),
    questions: pairs(page?.questions, 'answer').map(({ question, answer }) => ({
      question,
      answer,
    })),
    nearest: pairs(page?.nearest, 'difference').flatMap(({ handle: other, difference }) => {
      const found = shown.find(({ id }) => id === other);
      return found && found !== product ? [{ product: found, difference }] : [];
    }),
    claim: fill(page?.claim),
    disclaimer: page?.disclaimer || null,
    choice: (product.kits[0] ?? []).map(({ name }) => name),
    visits: (doc.visits ?? []).map(({ label, minutes, count }) => ({ label, minutes, count })),
    person: {
      ...toPerson(about, practice),
      visit:
        shown.find(({ category, isForSale }) => category === 'consultation' && isForSale) ?? null,
    },
    words: { ...toStoreWords(store), ...store.page },
    groupDiscount: toGroupDiscount(doc),
    canCompare: Boolean(page?.looksAt),
  };
}

/** 'price' and 'days' are those of the product, 'price:gi-map' and 'days:gi-map' of another one. */
function factsOf(
  { visits, groupPercent, groupFrom }: ProductPageDocument,
  product: Product,
  shown: Product[],
  daysWord: string,
): Facts {
  return (name) => {
    const [fact, handle = product.id] = name.split(':');
    const of = shown.find(({ id }) => id === handle);
    if (!of) return null;
    if (fact === 'price') return formatPrice(of.cents);
    if (fact === 'days') return of.turnaroundDays ? `${of.turnaroundDays} ${daysWord}` : null;
    if (handle !== product.id) return null;
    if (fact === 'payments') return of.subscription ? String(of.subscription.totalPayments) : null;
    if (fact === 'family.discount') return groupPercent ? `${groupPercent}%` : null;
    if (fact === 'family.from') return groupFrom ? String(groupFrom) : null;
    const count = (visits ?? []).reduce((sum, visit) => sum + visit.count, 0);
    return fact === 'visits' && count > 0 ? String(count) : null;
  };
}
