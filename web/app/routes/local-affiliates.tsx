import { getLocalPage } from '../content/content.server.ts';
import { NeighborsScreen } from '../local-businesses/local-businesses-screen.tsx';
import { pageMeta } from '../seo/head.ts';
import type { Route } from './+types/local-affiliates.ts';

export async function loader() {
  return { local: await getLocalPage() };
}

export const meta: Route.MetaFunction = ({ loaderData, matches: [root] }) =>
  pageMeta({ root: root.loaderData, path: '/local-affiliates', head: loaderData?.local.head });

export default function LocalAffiliates({ loaderData }: Route.ComponentProps) {
  return <NeighborsScreen local={loaderData.local} />;
}
