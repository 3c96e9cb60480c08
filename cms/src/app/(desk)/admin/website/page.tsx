import config from '@payload-config';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { editors } from '../../../../access/editors.ts';
import { enterDesk } from '../../../../desk/frame/enter-desk.ts';
import { hrefOf, isWebsiteTab, WebsiteScreen } from '../../../../desk/website/website-screen.tsx';
import '../../../../desk/website/website.css';

export const dynamic = 'force-dynamic';
export const metadata: Metadata = { title: 'Website' };

type Args = { searchParams: Promise<Record<string, string | string[]>> };

export default async function Page({ searchParams }: Args) {
  const { tab: asked } = await searchParams;
  const tab = isWebsiteTab(asked) ? asked : 'pages';
  const visit = await enterDesk(config, hrefOf(tab));
  if (!editors({ req: visit.req })) notFound();
  return <WebsiteScreen visit={visit} tab={tab} />;
}
