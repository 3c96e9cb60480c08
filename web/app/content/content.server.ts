import { siteOrder } from 'common/content-lists';
import { type Calendar, toCalendar } from 'common/fulfilment/business-days';
import { data } from 'react-router';
import { CmsUnavailable, readPreview } from '../cms/cms-client.server.ts';
import { contentStore, readDocument } from '../cms/content-store.server.ts';
import { env } from '../env.server.ts';
import { log } from '../server/log.ts';
import type { GuideFile, ShopContent } from '../server/shop-content.ts';
import { toAssistant } from './assistant.ts';
import { leadsToArticles } from './blog-paths.ts';
import { toChatFacts, toCuratedAnswer } from './curated-answers.ts';
import type { GlobalDocuments, ListDocuments } from './documents.ts';
import { globalFields, listFields } from './fields.ts';
import { toFrame } from './frame.ts';
import { readGuideFile } from './media/guide-file.server.ts';
import { keepComplete } from './media/keep-complete.server.ts';
import { toPicture } from './media/picture.ts';
import { toAboutPage } from './pages/about-page.ts';
import { toArticle, toArticlePage, toBlogPage, toFeed } from './pages/blog-page.ts';
import { toCartPage, toCheckoutPage, toOfferDialog } from './pages/checkout-page.ts';
import { toChoosePage, toComparePage } from './pages/choosing-pages.ts';
import { toFaqPage } from './pages/faq-page.ts';
import { toConfirmationPage, toFreebiesPage } from './pages/freebies-page.ts';
import { toHomePage } from './pages/home-page.ts';
import { listedPages, lastChange, listBlog, listProducts } from './pages/listed-pages.ts';
import { toLocalPage } from './pages/local-page.ts';
import { toProductPage } from './pages/product-page.ts';
import { toRecommendationsPage } from './pages/recommendations-page.ts';
import { toStorePage } from './pages/store-page.ts';
import { toTestimonialsPage } from './pages/testimonials-page.ts';
import { pathOf, toTextPage } from './pages/text-page.ts';
import { toPerson } from './person.ts';
import { toCatalogue, toOffers, toProducts, productPageFields } from './product.ts';
import type { ProductPageDocument } from './product.ts';
import { selectQuery } from './select.ts';
import { productPath } from './store-tabs.ts';
import type {
  AboutPage,
  Article,
  ArticlePage,
  Assistant,
  BlogPage,
  CartPage,
  ChatFacts,
  CuratedAnswer,
  Catalogue,
  CheckoutPage,
  ChoosePage,
  ComparePage,
  ConfirmationPage,
  FaqPage,
  Feed,
  Frame,
  FreebiesPage,
  HomePage,
  ListedPage,
  LocalPage,
  OfferDialogPage,
  ProductPage,
  RecommendationsPage,
  StorePage,
  TestimonialsPage,
  TextPage,
} from './views.ts';

/** What the server around the pages needs to know of the content. */
export const content = {
  ...contentStore,
  readPreview,
  canFillPages,
  getGuideFile,
  hasPage,
  hasTextPage,
} satisfies ShopContent;

/**
 * Whether who comes now finds the way from home to the checkout. The other pages are read along, so that a new copy of the
 * shop is not asked for anything that it has yet to fetch, but a list that cannot be read does not keep the shop closed.
 */
async function canFillPages(): Promise<boolean> {
  // A CMS that is away is asked for one page, not for all of them. What could be shown once stays known: nothing is made anew.
  const hasFrame = await isThere([getFrame()]);
  if (couldSell || !hasFrame) return hasFrame;
  [couldSell] = await Promise.all([isThere(pagesThatSell()), Promise.allSettled(otherContent())]);
  return couldSell;
}

let couldSell = false;

const isThere = (parts: Promise<unknown>[]): Promise<boolean> =>
  Promise.all(parts).then(
    () => true,
    () => false,
  );

const pagesThatSell = () => [getFrame(), getHomePage(), getStorePage(), getCheckoutPage()];

const otherContent = () => [
  readProductPages(),
  getCalendar(),
  getBlogPage(),
  getFaqPage(),
  getTextPages(),
  getAboutPage(),
  getTestimonialsPage(),
  getFreebiesPage(),
  getRecommendationsPage(),
  getLocalPage(),
  getAssistant(),
];

/**
 * The door to the content: each function reads what one page shows, at the present content version, and hands back its
 * view model. All of them throw a 503 answer for the root's error boundary when the CMS is out of reach and the content
 * was never had before. Nothing here is for money: prices that are charged come from the CMS.
 */
export async function getFrame(): Promise<Frame> {
  const [practice, frame, pages] = await read([
    readGlobal('practice'),
    readGlobal('frame'),
    readAll('pages'),
  ]);
  return toFrame(practice, frame, pages);
}

export async function getHomePage(): Promise<HomePage> {
  const [home, offers, products, testimonials, about, practice] = await read([
    readGlobal('home'),
    readAll('offers'),
    readAll('products'),
    readAll('testimonials'),
    readGlobal('about'),
    readGlobal('practice'),
  ]);
  return toHomePage(home, toOffers(offers, products), testimonials, toProducts(products), {
    name: practice.practitioner,
    portrait: toPicture(about.picture),
  });
}

export async function getStorePage(): Promise<StorePage> {
  const [store, products, offers, links, about, practice, settings] = await read([
    readGlobal('store'),
    readAll('products'),
    readAll('offers'),
    readAll('partner-links'),
    readGlobal('about'),
    readGlobal('practice'),
    readGlobal('fulfilment-settings'),
  ]);
  const person = toPerson(about, practice);
  return toStorePage(store, products, offers, links, person, settings.hasScheduler === true);
}

/** The page of a product; null when none of this name is shown. */
export async function getProductPage(handle = ''): Promise<ProductPage | null> {
  const [store, about, practice, products] = await read([
    readGlobal('store'),
    readGlobal('about'),
    readGlobal('practice'),
    readProductPages(),
  ]);
  return toProductPage({ store, about, practice, products }, handle);
}

/** The pages of all products that are shown. */
export async function getProductPages(): Promise<ProductPage[]> {
  const [store, about, practice, products] = await read([
    readGlobal('store'),
    readGlobal('about'),
    readGlobal('practice'),
    readProductPages(),
  ]);
  return products.flatMap(
    ({ handle }) => toProductPage({ store, about, practice, products }, handle) ?? [],
  );
}

export async function getComparePage(): Promise<ComparePage> {
  const [store, products] = await read([readGlobal('store'), readProductPages()]);
  return toComparePage(store, products);
}

export async function getChoosePage(): Promise<ChoosePage> {
  const [store, products, about] = await read([
    readGlobal('store'),
    readProductPages(),
    readGlobal('about'),
  ]);
  return toChoosePage(store, products, toPicture(about.picture));
}

/** The words of the small checkout over home and store. */
export async function getOfferDialog(): Promise<OfferDialogPage> {
  const [checkout, settings] = await read([
    readGlobal('checkout'),
    readGlobal('fulfilment-settings'),
  ]);
  return toOfferDialog(checkout, settings.hasScheduler === true);
}

export async function getCartPage(): Promise<CartPage> {
  const [checkout] = await read([readGlobal('checkout')]);
  return toCartPage(checkout);
}

export async function getCheckoutPage(): Promise<CheckoutPage> {
  const [checkout, settings] = await read([
    readGlobal('checkout'),
    readGlobal('fulfilment-settings'),
  ]);
  return toCheckoutPage(checkout, settings.hasScheduler === true);
}

/** One page of the list of articles; a page that does not exist has none. */
export async function getBlogPage(number = 1): Promise<BlogPage> {
  return toBlogPage(...(await readBlog()), number);
}

/** An article with its text; null when none is published under this name. */
export async function getArticlePage(slug = ''): Promise<ArticlePage | null> {
  return toArticlePage(...(await readBlog()), slug);
}

/** All articles with their texts. */
export async function getArticles(): Promise<Article[]> {
  const [posts] = await read([readAll('posts')]);
  return posts.map(toArticle);
}

export async function getFeed(): Promise<Feed> {
  return toFeed(...(await readBlog()));
}

async function readBlog(): Promise<[GlobalDocuments['blog-page'], ListDocuments['posts'][]]> {
  return read([readGlobal('blog-page'), readAll('posts')]);
}

/** Whether a page whose address names what it shows is there; also while nobody can tell. */
async function hasPage(path: string): Promise<boolean> {
  if (path.startsWith('/store/')) {
    const products = await readAll('products').catch(() => null);
    return products === null || toProducts(products).some(({ id }) => path === productPath(id));
  }
  const posts = await readAll('posts').catch(() => null);
  return posts === null || leadsToArticles(path, posts);
}

/** What the practice answers in its own words, and the figures that these answers fill in. */
export async function getCuratedAnswers(): Promise<{
  answers: CuratedAnswer[];
  facts: ChatFacts;
}> {
  const [facts, answers] = await read([readGlobal('chat-facts'), readAll('answers')]);
  return { answers: answers.map(toCuratedAnswer), facts: toChatFacts(facts) };
}

export async function getFaqPage(): Promise<FaqPage> {
  const [page, faqs] = await read([readGlobal('faq-page'), readAll('faqs')]);
  return toFaqPage(page, faqs);
}

/** The pages that are only read, each a row of the CMS, in their order. */
export async function getTextPages(): Promise<TextPage[]> {
  const [pages, checkout] = await read([readAll('pages'), readGlobal('checkout')]);
  return pages.map((page) => toTextPage(page, checkout));
}

export async function getAboutPage(): Promise<AboutPage> {
  const [page, practice] = await read([readGlobal('about'), readGlobal('practice')]);
  return toAboutPage(page, practice);
}

export async function getTestimonialsPage(): Promise<TestimonialsPage> {
  const [page, testimonials] = await read([
    readGlobal('testimonials-page'),
    readAll('testimonials'),
  ]);
  return toTestimonialsPage(page, testimonials);
}

/** Every page that search engines list, and when its words were last changed. */
export async function getListedPages(): Promise<ListedPage[]> {
  const pages = listedPages.map(async ({ path, globals, lists }) => {
    const [single, listed] = await read([
      Promise.all(globals.map(readGlobal)),
      Promise.all(lists.map(readAll)),
    ]);
    return { path, changedAt: lastChange([...single, ...listed.flat()]) };
  });
  const [posts, products] = await read([readAll('posts'), readAll('products')]);
  return [
    ...(await Promise.all(pages)),
    ...(await listedTexts()),
    ...listProducts(products),
    ...listBlog(posts),
  ];
}

async function listedTexts(): Promise<ListedPage[]> {
  const [pages, checkout] = await read([readAll('pages'), readGlobal('checkout')]);
  return pages
    .filter(({ inSiteMap }) => inSiteMap)
    .map((page) => ({
      path: pathOf(page),
      changedAt: lastChange(page.showsTerms ? [page, checkout] : [page]),
    }));
}

/** Whether a page of text is published at `path` ('/shipping'). While that cannot be known, none is. */
async function hasTextPage(path: string): Promise<boolean> {
  const pages = await readAll('pages').catch(() => []);
  return pages.some((page) => pathOf(page) === path);
}

export async function getFreebiesPage(): Promise<FreebiesPage> {
  const [page, freebies] = await read([readGlobal('freebies-page'), readAll('freebies')]);
  return toFreebiesPage(page, freebies);
}

export async function getConfirmationPage(): Promise<ConfirmationPage> {
  const [page] = await read([readGlobal('freebies-page')]);
  return toConfirmationPage(page);
}

/** The PDF at /freebies/<slug>.pdf as it is published; null when no published guide has this name. */
async function getGuideFile(slug: string): Promise<GuideFile | null> {
  const freebies = await readAll('freebies').catch(() => null);
  if (!freebies) return 'away';
  const freebie = freebies.find((entry) => entry.slug === slug);
  return freebie ? readGuideFile(freebie) : null;
}

export async function getRecommendationsPage(): Promise<RecommendationsPage> {
  const [page, products] = await read([
    readGlobal('recommendations-page'),
    readAll('affiliate-products'),
  ]);
  return toRecommendationsPage(page, products);
}

export async function getLocalPage(): Promise<LocalPage> {
  const [page, businesses] = await read([readGlobal('local-page'), readAll('local-businesses')]);
  return toLocalPage(page, businesses);
}

/** Words and rules of the chat. */
export async function getAssistant(): Promise<Assistant> {
  const [assistant, practice, pages] = await read([
    readGlobal('assistant'),
    readGlobal('practice'),
    readAll('pages'),
  ]);
  return toAssistant(assistant, practice, pages);
}

/** On which days the practice sends and answers. */
export async function getCalendar(): Promise<Calendar> {
  const [settings] = await read([readGlobal('fulfilment-settings')]);
  return toCalendar(settings);
}

/** All products that are for sale, to re-price a stored cart. */
export async function getCatalogue(): Promise<Catalogue> {
  const [products] = await read([readAll('products')]);
  return toCatalogue(toProducts(products));
}

async function readGuideFiles(): Promise<void> {
  for (const freebie of await readAll('freebies')) await readGuideFile(freebie);
}

function readGlobal<Slug extends keyof GlobalDocuments>(
  slug: Slug,
): Promise<GlobalDocuments[Slug]> {
  return readDocument(`globals/${slug}?depth=1${selectQuery(globalFields[slug])}`);
}

/** All products with the words of their own pages, which no other page reads. */
async function readProductPages(): Promise<ProductPageDocument[]> {
  const { docs } = await readDocument<{ docs: ProductPageDocument[] }>(
    `products?depth=1&sort=${siteOrder('products')}${selectQuery(productPageFields)}${namedProducts}`,
  );
  return docs;
}

async function readAll<Slug extends keyof ListDocuments>(
  slug: Slug,
): Promise<ListDocuments[Slug][]> {
  const { docs } = await readDocument<{ docs: ListDocuments[Slug][] }>(
    `${slug}?depth=1&sort=${siteOrder(slug)}${selectQuery(listFields[slug])}${related[slug] ?? ''}`,
  );
  return docs;
}

/** Of products that another document names, only which they are. */
const namedProducts = '&populate[products][handle]=true';
const related: { [Slug in keyof ListDocuments]?: string } = {
  products: namedProducts,
  offers: namedProducts,
};

async function read<Parts extends Promise<unknown>[]>(parts: [...Parts]) {
  try {
    return await Promise.all(parts);
  } catch (error) {
    if (!(error instanceof CmsUnavailable)) throw error;
    log.warn({ reason: error.message }, 'a page could not be filled');
    throw data('The shop is out of reach for a moment.', { status: 503 });
  }
}

if (env.snapshotDir && !env.isDevelopment)
  keepComplete(() => read([...pagesThatSell(), ...otherContent(), readGuideFiles()]));
