import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { data, redirect } from 'react-router';
import { BlogScreen } from '../blog/blog-screen.tsx';
import { blogPath, readPageNumber } from '../content/blog-paths.ts';
import { getBlogPage } from '../content/content.server.ts';
import { blogFacts } from '../seo/facts.ts';
import { pageMeta } from '../seo/head.ts';
import type { Route } from './+types/blog-page.ts';
import { NotFound } from './not-found.tsx';

/** The further pages of the list; the first one is /blog. */
export async function loader({ params }: Route.LoaderArgs) {
  const number = readPageNumber(params.number);
  if (number === 1) return redirect(blogPath(1), 301);
  const blog = number === null ? null : await getBlogPage(number);
  return blog?.articles.length ? { blog } : data({ blog: null }, { status: 404 });
}

export const meta: Route.MetaFunction = ({ loaderData, matches: [root] }) => {
  const blog = loaderData?.blog;
  if (!blog) return [];
  return pageMeta({
    root: root.loaderData,
    path: blogPath(blog.page.number),
    parent: { title: blog.title, path: blogPath(1) },
    head: blog.head,
    facts: import.meta.env.SSR ? (site) => blogFacts(site, blog) : undefined,
  });
};

/** Opening an article changes nothing that the server knows. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

export default function BlogPage({ loaderData: { blog } }: Route.ComponentProps) {
  return blog ? <BlogScreen key={blog.page.number} blog={blog} /> : <NotFound />;
}
