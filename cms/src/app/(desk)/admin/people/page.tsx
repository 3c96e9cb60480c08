import config from '@payload-config';
import type { Metadata } from 'next';
import { enterDesk } from '../../../../desk/frame/enter-desk.ts';
import { hrefOf, PeopleScreen } from '../../../../desk/people/people-screen.tsx';
import '../../../../desk/parts/chips.css';
import '../../../../desk/people/people.css';

export const dynamic = 'force-dynamic';
export const metadata: Metadata = { title: 'People' };

type Args = { searchParams: Promise<Record<string, string | string[]>> };

export default async function Page({ searchParams }: Args) {
  const { q, page, view } = await searchParams;
  const wanted = {
    query: typeof q === 'string' ? q.trim().slice(0, 80) : '',
    page: typeof page === 'string' && /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
    isWaiting: view === 'waiting',
  };
  return <PeopleScreen visit={await enterDesk(config, hrefOf(wanted))} wanted={wanted} />;
}
