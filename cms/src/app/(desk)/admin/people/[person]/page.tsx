import config from '@payload-config';
import type { Metadata } from 'next';
import { enterDesk } from '../../../../../desk/frame/enter-desk.ts';
import { PersonScreen, type Shown, shownKinds } from '../../../../../desk/people/person-screen.tsx';
import '../../../../../desk/parts/chips.css';
import '../../../../../desk/people/people.css';
import '../../../../../desk/reply/reply.css';

export const dynamic = 'force-dynamic';
export const metadata: Metadata = { title: 'Person' };

type Args = {
  params: Promise<{ person: string }>;
  searchParams: Promise<Record<string, string | string[]>>;
};

export default async function Page({ params, searchParams }: Args) {
  const { person } = await params;
  const { show } = await searchParams;
  const shown =
    typeof show === 'string' && Object.hasOwn(shownKinds, show) ? (show as Shown) : 'all';
  const visit = await enterDesk(config, `/admin/people/${person}`);
  return <PersonScreen visit={visit} person={person} shown={shown} />;
}
