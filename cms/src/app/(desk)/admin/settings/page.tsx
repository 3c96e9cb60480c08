import config from '@payload-config';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { editors } from '../../../../access/editors.ts';
import { enterDesk } from '../../../../desk/frame/enter-desk.ts';
import { SettingsScreen } from '../../../../desk/settings/settings-screen.tsx';
import '../../../../desk/parts/chips.css';
import '../../../../desk/settings/settings.css';

export const dynamic = 'force-dynamic';
export const metadata: Metadata = { title: 'Settings' };

export default async function Page() {
  const visit = await enterDesk(config, '/admin/settings');
  if (!editors({ req: visit.req })) notFound();
  return <SettingsScreen visit={visit} />;
}
