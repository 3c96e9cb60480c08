import { data, redirect } from 'react-router';
import { ClosedScreen } from '../order-page/closed-screen.tsx';
import { openOrderPage, sendDetails } from '../order-page/order-page.server.ts';
import { OrderScreen } from '../order-page/order-screen.tsx';
import type { Route } from './+types/order-page.ts';

/** Whoever has the link sees the order: nobody keeps, lists or is told this address. */
const unkept = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'no-referrer',
};

export async function loader({ params, request }: Route.LoaderArgs) {
  const { status, view } = await openOrderPage(params.token, request.url);
  return data(view, { status, headers: unkept });
}

export async function action({ params, request }: Route.ActionArgs) {
  const { status, answer } = await sendDetails(params.token, request);
  if (answer === null)
    return redirect(`/orders/${params.token}?told#order`, { status: 303, headers: unkept });
  return data(answer, { status, headers: unkept });
}

export const headers: Route.HeadersFunction = () => unkept;

export default function OrderPage({ loaderData, actionData }: Route.ComponentProps) {
  return loaderData.kind === 'open' ? (
    <OrderScreen {...loaderData} answer={actionData ?? null} />
  ) : (
    <ClosedScreen {...loaderData} />
  );
}
