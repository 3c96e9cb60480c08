import { AboutScreen } from '../about/about-screen.tsx';
import { getAboutPage } from '../content/content.server.ts';
import { pageMeta } from '../seo/head.ts';
import type { Route } from './+types/about.ts';

export async function loader() {
  return { about: await getAboutPage() };
}

export const meta: Route.MetaFunction = ({ loaderData, matches: [root] }) =>
  pageMeta({ root: root.loaderData, path: '/about', head: loaderData?.about.head });

export default function About({ loaderData }: Route.ComponentProps) {
  return <AboutScreen about={loaderData.about} />;
}
