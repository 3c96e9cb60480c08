import { data } from 'react-router';
import { getTextPages } from '../content/content.server.ts';
import { TextScreen } from '../pages/text-screen.tsx';
import { pageMeta } from '../seo/head.ts';
import { textPath } from '../server/guards/route-table.ts';
import type { Route } from './+types/page.ts';
import { NotFound } from './not-found.tsx';

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
  if (!loaderData) return <NotFound />;
  return <TextScreen key={loaderData.page.path} page={loaderData.page} />;
}
