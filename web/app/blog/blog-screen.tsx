import { fennelLight } from '../art/plants/fennel-light.ts';
import type { BlogPage } from '../content/views.ts';
import { ClosingPanel } from '../page-parts/closing-panel.tsx';
import { ArticleCard, shapeOf } from './article-card.tsx';
import { ArticleOnTheWay } from './article-on-the-way.tsx';
import { ArticleView } from './article-view.tsx';
import { PageLinks } from './page-links.tsx';
import { useArticles } from './use-articles.ts';

/** One page of the Knowledge Corner: either its list or one article shows (BLOG-01, 04, 05). */
export function BlogScreen({ blog }: { blog: BlogPage }) {
  const { shown, opened, isAway, opening, open, back, askAgain } = useArticles(blog);
  return (
    <>
      <section data-list hidden={shown !== ''} className="wrap pt-[clamp(2.5rem,5vw,4.75rem)]">
        <div className="grid items-end gap-x-16 gap-y-5 pb-9 md:pb-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <h1 className="font-display text-page">{blog.title}</h1>
          <p className="max-w-lead text-lead text-ink-2">{blog.lead}</p>
        </div>
        <ul className="grid grid-cols-6 gap-x-[clamp(1.25rem,2.4vw,2.25rem)] md:gap-y-[clamp(2.75rem,5vw,4.5rem)] lg:grid-cols-12">
          {blog.articles.map((article, place) => (
            <ArticleCard
              key={article.slug}
              article={article}
              shape={shapeOf(place)}
              readMore={blog.readMore}
              isOpening={opening === article.slug}
              onOpen={open(article.slug)}
            />
          ))}
        </ul>
        <PageLinks page={blog.page} />
      </section>
      {opened ? (
        <ArticleView
          key={opened.article.slug}
          opened={opened}
          words={blog.words}
          inList={{
            onBack: back,
            onNext: open(opened.next.slug),
            isNextOpening: opening === opened.next.slug,
          }}
        />
      ) : null}
      {shown && !opened ? <ArticleOnTheWay isAway={isAway} onAgain={askAgain} /> : null}
      <ClosingPanel closing={blog.closing} plant={fennelLight} />
    </>
  );
}
