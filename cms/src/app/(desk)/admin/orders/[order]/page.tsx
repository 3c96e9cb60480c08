import config from '@payload-config';
import type { Metadata } from 'next';
import { enterDesk } from '../../../../../desk/frame/enter-desk.ts';
import { OrderScreen } from '../../../../../desk/order/order-screen.tsx';
import '../../../../../desk/order/order.css';
import '../../../../../desk/parts/chips.css';
import '../../../../../desk/people/people.css';
import '../../../../../desk/reply/reply.css';

export const dynamic = 'force-dynamic';
export const metadata: Metadata = { title: 'Order' };

export default async function Page({ params }: { params: Promise<{ order: string }> }) {
  const { order } = await params;
  return <OrderScreen visit={await enterDesk(config, `/admin/orders/${order}`)} order={order} />;
}
