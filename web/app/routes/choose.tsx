import { data } from 'react-router';
import { getChoosePage } from '../content/content.server.ts';
import { readAnswers } from '../content/suggest.ts';
import { pageMeta } from '../seo/head.ts';
import { ChooseScreen } from '../store/choose/choose-screen.tsx';
import type { Route } from './+types/choose.ts';

export async function loader() {
  return { choose: await getChoosePage() };
}

/** Without scripts the answers come here, for one page that nobody keeps and that is written down nowhere (GUIDE-01). */
export async function action({ request }: Route.ActionArgs) {
  const { samples } = await getChoosePage();
  const form = await request.formData().catch(() => new FormData());
  const answers = readAnswers(form, samples);
  return data(
    { answers },
    { status: answers ? 200 : 400, headers: { 'Cache-Control': 'no-store' } },
  );
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches: [root] }) =>
  pageMeta({
    root: root.loaderData,
    path: '/store/choose',
    parent: { title: loaderData?.choose.trail[0]?.label ?? '', path: '/store' },
    head: loaderData?.choose.head,
  });

export default function Choose({ loaderData, actionData }: Route.ComponentProps) {
  return <ChooseScreen choose={loaderData.choose} answered={actionData} />;
}
