import { getTestimonialsPage } from '../content/content.server.ts';
import { pageMeta } from '../seo/head.ts';
import { TestimonialsScreen } from '../testimonials/testimonials-screen.tsx';
import type { Route } from './+types/testimonials.ts';

export async function loader() {
  return { page: await getTestimonialsPage() };
}

export const meta: Route.MetaFunction = ({ loaderData, matches: [root] }) =>
  pageMeta({ root: root.loaderData, path: '/testimonials', head: loaderData?.page.head });

export default function Testimonials({ loaderData }: Route.ComponentProps) {
  return <TestimonialsScreen page={loaderData.page} />;
}
