import {
  getArticles,
  getBlogPage,
  getFaqPage,
  getStorePage,
} from '../../app/content/content.server.ts';

/** Prints, as one line of JSON, the long lists as the pages have them, and how long it took to read them. */
const started = performance.now();
const store = await getStorePage();
const { page } = await getBlogPage();
const pages = await Promise.all(
  Array.from({ length: page.last }, (_, place) => getBlogPage(place + 1)),
);
const articles = await getArticles();
const { groups } = await getFaqPage();
console.log(
  JSON.stringify({
    products: store.products.map(({ id }) => id),
    pages: pages.map((one) => one.articles.map(({ slug }) => slug)),
    texts: articles.filter(({ text }) => text.length > 2).length,
    questions: groups.flatMap(({ items }) => items).length,
    milliseconds: Math.round(performance.now() - started),
  }),
);
process.exit(0);
