import config from '@payload-config';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { editors } from '../../../../access/editors.ts';
import { enterDesk } from '../../../../desk/frame/enter-desk.ts';
import { NumbersScreen } from '../../../../desk/numbers/numbers-screen.tsx';
import { isMonth } from '../../../../numbers/month.ts';
import '../../../../desk/numbers/numbers.css';

export const dynamic = 'force-dynamic';
export const metadata: Metadata = { title: 'Numbers' };

type Args = { searchParams: Promise<Record<string, string | string[]>> };

export default async function Page({ searchParams }: Args) {
  const { month } = await searchParams;
  const asked = isMonth(month) ? month : null;
  const visit = await enterDesk(config, asked ? `/admin/numbers?month=${asked}` : '/admin/numbers');
  if (!editors({ req: visit.req })) notFound();
  return <NumbersScreen visit={visit} asked={asked} />;
}
