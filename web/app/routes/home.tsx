import { contactRequest } from 'common/contract/leads';
import { getHomePage, getOfferDialog } from '../content/content.server.ts';
import { HomeScreen } from '../home/home-screen.tsx';
import { answerPage } from '../leads/answers.server.ts';
import { stripeAccess } from '../purchase/stripe-access.server.ts';
import { practiceFacts } from '../seo/facts.ts';
import { pageMeta } from '../seo/head.ts';
import type { Route } from './+types/home.ts';

export async function loader() {
  const [home, dialog] = await Promise.all([getHomePage(), getOfferDialog()]);
  return { home, dialog: { ...dialog, access: stripeAccess } };
}

/** The contact form without scripts (design §9). */
export const action = ({ request }: Route.ActionArgs) =>
  answerPage(request, 'contact', contactRequest);

export const meta: Route.MetaFunction = ({ loaderData, matches: [root] }) =>
  pageMeta({
    root: root.loaderData,
    path: '/',
    head: loaderData?.home.head,
    facts:
      import.meta.env.SSR && loaderData
        ? (site) => practiceFacts(site, loaderData.home)
        : undefined,
  });

export default function Home({ loaderData, actionData, matches }: Route.ComponentProps) {
  return (
    <HomeScreen
      home={loaderData.home}
      email={matches[0].loaderData.frame.practice.email}
      answer={actionData}
    />
  );
}
