import { getComparePage } from '../content/content.server.ts';
import { pageMeta } from '../seo/head.ts';
import { CompareScreen } from '../store/compare/compare-screen.tsx';
import type { Route } from './+types/compare.ts';

export async function loader() {
  return { compare: await getComparePage() };
}

export const meta: Route.MetaFunction = ({ loaderData, matches: [root] }) =>
  pageMeta({
    root: root.loaderData,
    path: '/store/compare',
    parent: { title: loaderData?.compare.trail[0]?.label ?? '', path: '/store' },
    head: loaderData?.compare.head,
  });

export default function Compare({ loaderData }: Route.ComponentProps) {
  return <CompareScreen compare={loaderData.compare} />;
}
