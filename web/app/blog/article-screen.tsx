import { fennelLight } from '../art/plants/fennel-light.ts';
import type { ArticlePage } from '../content/views.ts';
import { ClosingPanel } from '../page-parts/closing-panel.tsx';
import { ArticleView } from './article-view.tsx';

/** An article on a page of its own, for feeds, search, sharing and browsers without scripts (BLOG-X). */
export function ArticleScreen({ page }: { page: ArticlePage }) {
  return (
    <>
      <ArticleView opened={page} words={page.words} />
      <ClosingPanel closing={page.closing} plant={fennelLight} />
    </>
  );
}
