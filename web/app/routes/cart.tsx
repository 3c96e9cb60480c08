import { CartPage } from '../cart/cart-page.tsx';
import { getCatalogue } from '../content/content.server.ts';
import { pageMeta } from '../seo/head.ts';
import type { Route } from './+types/cart.ts';

export async function loader() {
  return { catalogue: await getCatalogue() };
}

export const handle = { hydratesAtOnce: true };

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  pageMeta({ root: root.loaderData, path: '/cart', head: { title: 'Shopping Cart', description: root.loaderData?.frame.practice.tagline ?? '', picture: null }, isUnlisted: true });

export default function Cart({ loaderData }: Route.ComponentProps) {
  return <CartPage catalogue={loaderData.catalogue} />;
}
