import { getOfferDialog, getStorePage } from '../content/content.server.ts';
import { stripeAccess } from '../purchase/stripe-access.server.ts';
import { productFacts } from '../seo/facts.ts';
import { pageMeta } from '../seo/head.ts';
import { StoreScreen } from '../store/store-screen.tsx';
import type { Route } from './+types/store.ts';

export async function loader() {
  const [store, dialog] = await Promise.all([getStorePage(), getOfferDialog()]);
  return { store, dialog: { ...dialog, access: stripeAccess } };
}

export const meta: Route.MetaFunction = ({ loaderData, matches: [root] }) =>
  pageMeta({
    root: root.loaderData,
    path: '/store',
    head: loaderData?.store.head,
    facts:
      import.meta.env.SSR && loaderData
        ? (site) => productFacts(site, loaderData.store)
        : undefined,
  });

export default function Store({ loaderData }: Route.ComponentProps) {
  return <StoreScreen store={loaderData.store} />;
}
