import { data } from 'react-router';
import { ArticleScreen } from '../blog/article-screen.tsx';
import { articlePath, blogPath } from '../content/blog-paths.ts';
import { getArticlePage } from '../content/content.server.ts';
import { articleFacts } from '../seo/facts.ts';
import { pageMeta } from '../seo/head.ts';
import type { Route } from './+types/article.ts';
import { NotFound } from './not-found.tsx';

export async function loader({ params }: Route.LoaderArgs) {
  const page = await getArticlePage(params.slug);
  return page ? { page } : data({ page }, { status: 404 });
}

export const meta: Route.MetaFunction = ({ loaderData, matches: [root] }) => {
  const page = loaderData?.page;
  if (!page) return [];
  return pageMeta({
    root: root.loaderData,
    path: articlePath(page.article.slug),
    parent: { title: page.blogTitle, path: blogPath(1) },
    head: page.head,
    facts: import.meta.env.SSR ? (site) => articleFacts(site, page.article) : undefined,
  });
};

export default function Article({ loaderData: { page } }: Route.ComponentProps) {
  return page ? <ArticleScreen page={page} /> : <NotFound />;
}
