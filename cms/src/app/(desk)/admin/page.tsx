import config from '@payload-config';
import type { Metadata } from 'next';
import { enterDesk } from '../../../desk/frame/enter-desk.ts';
import { TodayScreen } from '../../../desk/today/today-screen.tsx';
import '../../../desk/reply/reply.css';
import '../../../desk/parts/chips.css';
import '../../../desk/people/people.css';
import '../../../desk/today/today.css';

export const dynamic = 'force-dynamic';
export const metadata: Metadata = { title: 'Today' };

export default async function Page() {
  return <TodayScreen visit={await enterDesk(config, '/admin')} />;
}
