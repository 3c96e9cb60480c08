import config from '@payload-config';
import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import type { Metadata } from 'next';
import { frontDoor } from '../../../../admin/parts/front-door.tsx';
import { stayOnPublicHost } from '../../../../admin/parts/public-host.ts';
import { recordIfClosed } from '../../../../audit/closed-collections.ts';
import { slugsOfPeople } from '../../../../collections/index.ts';
import { boundPageQuery } from '../../../../http/bounds/page-query.ts';
import { importMap } from '../importMap.js';

type Args = {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
};

export const generateMetadata = ({ params, searchParams }: Args): Promise<Metadata> =>
  generatePageMetadata({ config, params, searchParams });

export default async function Page({ params, searchParams }: Args) {
  await stayOnPublicHost(await params, await searchParams);
  const [kind, slug, id] = (await params).segments ?? [];
  if (kind === 'collections')
    await recordIfClosed(config, slugsOfPeople, { way: 'page', slug, id });
  const door = await frontDoor({ config, importMap, ...(await params) });
  return (
    door ??
    (await RootPage({ config, params, searchParams: searchParams.then(boundPageQuery), importMap }))
  );
}
