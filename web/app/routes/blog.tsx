import { BlogScreen } from '../blog/blog-screen.tsx';
import { getBlogPage } from '../content/content.server.ts';
import { blogFacts } from '../seo/facts.ts';
import { pageMeta } from '../seo/head.ts';
import type { Route } from './+types/blog.ts';

export async function loader() {
  return { blog: await getBlogPage() };
}

export const meta: Route.MetaFunction = ({ loaderData, matches: [root] }) =>
  pageMeta({
    root: root.loaderData,
    path: '/blog',
    head: loaderData?.blog.head,
    facts:
      import.meta.env.SSR && loaderData ? (site) => blogFacts(site, loaderData.blog) : undefined,
  });

/** Opening an article changes nothing that the server knows. */
export const shouldRevalidate = () => false;

export default function Blog({ loaderData }: Route.ComponentProps) {
  return <BlogScreen blog={loaderData.blog} />;
}
