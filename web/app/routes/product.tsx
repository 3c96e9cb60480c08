import { data } from 'react-router';
import { collectingSteps, openedKit } from '../art/opened-kits.server.ts';
import { getCalendar, getProductPage } from '../content/content.server.ts';
import { productPath } from '../content/store-tabs.ts';
import { productFact } from '../seo/facts.ts';
import { pageMeta } from '../seo/head.ts';
import { ProductScreen } from '../store/product-page/product-screen.tsx';
import type { Route } from './+types/product.ts';
import { NotFound } from './not-found.tsx';

export async function loader({ params }: Route.LoaderArgs) {
  const [page, calendar] = await Promise.all([getProductPage(params.handle), getCalendar()]);
  if (!page) return data(null, { status: 404 });
  return {
    page,
    calendar,
    art: {
      opened: openedKit(page.product.id),
      steps: collectingSteps(page.collecting ?? ''),
    },
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches: [root] }) => {
  if (!loaderData) return [];
  const { page } = loaderData;
  return pageMeta({
    root: root.loaderData,
    path: productPath(page.product.id),
    parent: { title: page.trail[0]?.label ?? '', path: '/store' },
    head: page.head,
    facts: import.meta.env.SSR
      ? (site) => productFact(site, page.product, page.summary)
      : undefined,
  });
};

export default function ProductRoute({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <NotFound />;
  const { page, calendar, art } = loaderData;
  return <ProductScreen key={page.product.id} page={page} calendar={calendar} art={art} />;
}
