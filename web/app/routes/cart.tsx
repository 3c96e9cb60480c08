import { CartScreen } from '../cart/cart-screen.tsx';
import { getCartPage, getCatalogue } from '../content/content.server.ts';
import { pageMeta } from '../seo/head.ts';
import type { Route } from './+types/cart.ts';

export async function loader() {
  const [page, catalogue] = await Promise.all([getCartPage(), getCatalogue()]);
  return { page, catalogue };
}

export const handle = { showsCart: true };

export const meta: Route.MetaFunction = ({ loaderData, matches: [root] }) =>
  pageMeta({ root: root.loaderData, path: '/cart', head: loaderData?.page.head, isUnlisted: true });

export default function Cart({ loaderData }: Route.ComponentProps) {
  return <CartScreen {...loaderData} />;
}
