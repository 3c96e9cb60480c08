import config from '@payload-config';
import type { Metadata } from 'next';
import { enterDesk } from '../../../../../desk/frame/enter-desk.ts';
import { SlipsScreen } from '../../../../../desk/print/slips-screen.tsx';
import '../../../../../desk/print/print.css';

export const dynamic = 'force-dynamic';
export const metadata: Metadata = { title: 'Packing slips' };

type Args = { searchParams: Promise<Record<string, string | string[]>> };

export default async function Page({ searchParams }: Args) {
  const { orders = '' } = await searchParams;
  const asked = [orders].flat().join(',');
  const visit = await enterDesk(config, `/admin/orders/print?orders=${encodeURIComponent(asked)}`);
  return <SlipsScreen visit={visit} orders={asked.split(',')} />;
}
