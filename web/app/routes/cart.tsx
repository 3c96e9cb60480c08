import { CartPage } from '../cart/cart-page.tsx';
import { getCatalogue } from '../content/content.server.ts';
import type { Route } from './+types/cart.ts';

export async function loader() {
  return { catalogue: await getCatalogue() };
}

export const handle = { hydratesAtOnce: true };

export const meta: Route.MetaFunction = ({ matches }) => [{ title: `Shopping Cart | ${matches[0].loaderData?.frame.practice.name ?? 'Shop'}` }];

export default function Cart({ loaderData }: Route.ComponentProps) {
  return <CartPage catalogue={loaderData.catalogue} />;
}
