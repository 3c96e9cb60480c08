import { getConfirmationPage } from '../content/content.server.ts';
import { ConfirmationScreen } from '../freebies/confirmation-screen.tsx';
import { pageMeta } from '../seo/head.ts';
import type { Route } from './+types/freebie-confirmation.ts';

export async function loader() {
  return { confirmation: await getConfirmationPage() };
}

export const meta: Route.MetaFunction = ({ loaderData, matches: [root] }) =>
  pageMeta({
    root: root.loaderData,
    path: '/freebie-confirmation',
    head: loaderData?.confirmation.head,
    isUnlisted: true,
  });

export default function FreebieConfirmation({ loaderData }: Route.ComponentProps) {
  return <ConfirmationScreen confirmation={loaderData.confirmation} />;
}
