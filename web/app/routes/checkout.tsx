import { useRouteLoaderData } from 'react-router';
import { CheckoutScreen } from '../checkout/checkout-screen.tsx';
import { getCatalogue, getCheckoutPage } from '../content/content.server.ts';
import type { Root } from '../content/views.ts';
import { stripeAccess } from '../purchase/stripe-access.server.ts';
import { pageMeta } from '../seo/head.ts';
import type { Route } from './+types/checkout.ts';

export async function loader() {
  const [page, catalogue] = await Promise.all([getCheckoutPage(), getCatalogue()]);
  return { page, catalogue, access: stripeAccess };
}

export const handle = { showsCart: true };

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta({
    root: matches[0].loaderData,
    path: '/checkout',
    head: loaderData?.page.head,
    isUnlisted: true,
  });

export default function Checkout({ loaderData }: Route.ComponentProps) {
  const email = useRouteLoaderData<Root>('root')?.frame.practice.email;
  return <CheckoutScreen {...loaderData} email={email} />;
}
