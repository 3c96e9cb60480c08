import { getRecommendationsPage } from '../content/content.server.ts';
import { RecommendationsScreen } from '../recommendations/recommendations-screen.tsx';
import { pageMeta } from '../seo/head.ts';
import type { Route } from './+types/recommendations.ts';

export async function loader() {
  return { recommendations: await getRecommendationsPage() };
}

export const meta: Route.MetaFunction = ({ loaderData, matches: [root] }) =>
  pageMeta({
    root: root.loaderData,
    path: '/recommendations',
    head: loaderData?.recommendations.head,
  });

export default function Recommendations({ loaderData }: Route.ComponentProps) {
  return <RecommendationsScreen recommendations={loaderData.recommendations} />;
}
