import config from '@payload-config';
import type { Metadata } from 'next';
import { enterDesk } from '../../../../desk/frame/enter-desk.ts';
import { isOrderTab } from '../../../../desk/orders/order-tabs.ts';
import { hrefOf, OrdersScreen } from '../../../../desk/orders/orders-screen.tsx';
import '../../../../desk/orders/orders.css';

export const dynamic = 'force-dynamic';
export const metadata: Metadata = { title: 'Orders' };

type Args = { searchParams: Promise<Record<string, string | string[]>> };

export default async function Page({ searchParams }: Args) {
  const { tab, page, q } = await searchParams;
  const wanted = {
    tab: isOrderTab(tab) ? tab : 'to-send',
    page: typeof page === 'string' && /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
    query: typeof q === 'string' ? q.slice(0, 80) : '',
  };
  return <OrdersScreen visit={await enterDesk(config, hrefOf(wanted))} wanted={wanted} />;
}
