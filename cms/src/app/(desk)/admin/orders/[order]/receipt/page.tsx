import config from '@payload-config';
import type { Metadata } from 'next';
import { enterDesk } from '../../../../../../desk/frame/enter-desk.ts';
import { ReceiptScreen } from '../../../../../../desk/print/receipt-screen.tsx';
import '../../../../../../desk/print/print.css';

export const dynamic = 'force-dynamic';
export const metadata: Metadata = { title: 'Receipt' };

export default async function Page({ params }: { params: Promise<{ order: string }> }) {
  const { order } = await params;
  const visit = await enterDesk(config, `/admin/orders/${order}/receipt`);
  return <ReceiptScreen visit={visit} order={order} />;
}
