import { getPrivacyPage } from '../content/content.server.ts';
import { PrivacyScreen } from '../pages/privacy-screen.tsx';
import { pageMeta } from '../seo/head.ts';
import type { Route } from './+types/privacy-policy.ts';

export async function loader() {
  return { privacy: await getPrivacyPage() };
}

export const meta: Route.MetaFunction = ({ loaderData, matches: [root] }) =>
  pageMeta({ root: root.loaderData, path: '/privacy-policy', head: loaderData?.privacy.head });

export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  return <PrivacyScreen privacy={loaderData.privacy} />;
}
