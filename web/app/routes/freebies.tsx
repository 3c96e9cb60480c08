import type { Route } from './+types/freebies.ts';
import { getFreebiesPage } from '../content/content.server.ts';
import { FreebiesScreen } from '../freebies/freebies-screen.tsx';
import { pageMeta } from '../seo/head.ts';

export async function loader() {
  return { freebies: await getFreebiesPage() };
}

export const meta: Route.MetaFunction = ({ loaderData, matches: [root] }) => pageMeta({ root: root.loaderData, path: '/freebies', head: loaderData?.freebies.head });

export default function Freebies({ loaderData }: Route.ComponentProps) {
  return <FreebiesScreen freebies={loaderData.freebies} />;
}
