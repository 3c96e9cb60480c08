import type { Route } from './+types/store.ts';
import { getStorePage } from '../content/content.server.ts';
import { pageMeta } from '../seo/head.ts';
import { StoreScreen } from '../store/store-screen.tsx';

export async function loader() {
  return { store: await getStorePage() };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta({ root: matches[0].loaderData, path: '/store', head: loaderData && { title: `${loaderData.store.hero.titleLine1} ${loaderData.store.hero.titleLine2}`, description: loaderData.store.hero.lead, picture: null } });

export default function Store({ loaderData }: Route.ComponentProps) {
  return <StoreScreen store={loaderData.store} />;
}
