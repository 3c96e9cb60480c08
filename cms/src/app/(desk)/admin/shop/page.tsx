import config from '@payload-config';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { editors } from '../../../../access/editors.ts';
import { enterDesk } from '../../../../desk/frame/enter-desk.ts';
import { ShopScreen } from '../../../../desk/shop/shop-screen.tsx';
import '../../../../desk/shop/shop.css';

export const dynamic = 'force-dynamic';
export const metadata: Metadata = { title: 'Shop' };

export default async function Page() {
  const visit = await enterDesk(config, '/admin/shop');
  if (!editors({ req: visit.req })) notFound();
  return <ShopScreen visit={visit} />;
}
