import { getFaqPage } from '../content/content.server.ts';
import { FaqScreen } from '../faq/faq-screen.tsx';
import { questionFacts } from '../seo/facts.ts';
import { pageMeta } from '../seo/head.ts';
import type { Route } from './+types/faq.ts';

export async function loader() {
  return { faq: await getFaqPage() };
}

export const meta: Route.MetaFunction = ({ loaderData, matches: [root] }) =>
  pageMeta({
    root: root.loaderData,
    path: '/faq',
    head: loaderData?.faq.head,
    facts: import.meta.env.SSR && loaderData ? () => questionFacts(loaderData.faq) : undefined,
  });

export default function Faq({ loaderData }: Route.ComponentProps) {
  return <FaqScreen faq={loaderData.faq} />;
}
