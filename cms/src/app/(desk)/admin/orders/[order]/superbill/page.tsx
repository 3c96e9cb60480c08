import config from '@payload-config';
import type { Metadata } from 'next';
import { enterDesk } from '../../../../../../desk/frame/enter-desk.ts';
import { SuperbillScreen } from '../../../../../../desk/print/superbill-screen.tsx';
import '../../../../../../desk/print/print.css';

export const dynamic = 'force-dynamic';
export const metadata: Metadata = { title: 'Superbill' };

type Args = {
  params: Promise<{ order: string }>;
  searchParams: Promise<Record<string, string | string[]>>;
};

export default async function Page({ params, searchParams }: Args) {
  const { order } = await params;
  const { patient } = await searchParams;
  const visit = await enterDesk(config, `/admin/orders/${order}/superbill`);
  return (
    <SuperbillScreen
      visit={visit}
      order={order}
      patient={typeof patient === 'string' ? patient : undefined}
    />
  );
}
