import { data, useRouteLoaderData } from 'react-router';
import { getTextPages } from '../content/content.server.ts';
import { NotFoundScreen } from '../layout/not-found-screen.tsx';
import { TextScreen } from '../pages/text-screen.tsx';
import type { loader as rootLoader } from '../root.tsx';
import { pageMeta } from '../seo/head.ts';
import { textPath } from '../server/guards/route-table.ts';
import type { Route } from './+types/page.ts';

/** Every path that no other route answers: a page of text where one is published, else the not-found page. */
export async function loader({ params }: Route.LoaderArgs) {
  const path = textPath(`/${params['*']}`);
  const page = path && (await getTextPages()).find((each) => each.path === path);
  return page ? { page } : data(null, { status: 404 });
}

export const meta: Route.MetaFunction = ({ loaderData, matches: [root] }) =>
  loaderData
    ? pageMeta({ root: root.loaderData, path: loaderData.page.path, head: loaderData.page.head })
    : [];

export default function Page({ loaderData }: Route.ComponentProps) {
  const words = useRouteLoaderData<typeof rootLoader>('root')?.frame.notFound;
  if (!loaderData) return <NotFoundScreen words={words} />;
  return <TextScreen key={loaderData.page.path} page={loaderData.page} />;
}
