import { signupRequest } from 'common/contract/leads';
import { getFreebiesPage } from '../content/content.server.ts';
import { FreebiesScreen } from '../freebies/freebies-screen.tsx';
import { answerPage } from '../leads/answers.server.ts';
import { pageMeta } from '../seo/head.ts';
import type { Route } from './+types/freebies.ts';

export async function loader() {
  return { freebies: await getFreebiesPage() };
}

/** The sign-up without scripts (design §9). */
export const action = ({ request }: Route.ActionArgs) =>
  answerPage(request, 'workshop-signup', signupRequest);

export const meta: Route.MetaFunction = ({ loaderData, matches: [root] }) =>
  pageMeta({ root: root.loaderData, path: '/freebies', head: loaderData?.freebies.head });

export default function Freebies({ loaderData, actionData }: Route.ComponentProps) {
  return <FreebiesScreen freebies={loaderData.freebies} answer={actionData} />;
}
