import '@payloadcms/next/css';
import '@fontsource-variable/figtree/wght.css';
import '@fontsource-variable/fraunces/full.css';
import '@fontsource-variable/fraunces/full-italic.css';
import config from '@payload-config';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import type { ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import { requireOwnPassword } from '../../admin/parts/front-door.tsx';
import { recordIfClosed } from '../../audit/closed-collections.ts';
import { slugsOfPeople } from '../../collections/index.ts';
import { scheduleFunction } from '../../jobs/schedule.ts';
import { importMap } from './admin/importMap.js';
import '../../admin/parts/office.css';

const serverFunction: ServerFunctionClient = async (args) => {
  'use server';
  await requireOwnPassword(config);
  const { collectionSlug, slug, docID, id } = args.args;
  await recordIfClosed(config, slugsOfPeople, {
    way: args.name,
    slug: collectionSlug ?? slug,
    id: docID ?? id,
  });
  return handleServerFunctions({
    ...args,
    config,
    importMap,
    serverFunctions: { 'schedule-publish': scheduleFunction },
  });
};

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  );
}
