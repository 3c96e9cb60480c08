import { useMemo, type MouseEventHandler } from 'react';
import { Link } from 'react-router';
import { Drawing } from '../art/drawing.tsx';
import { oat } from '../art/plants/oat.ts';
import { articlePath, blogPath } from '../content/blog-paths.ts';
import { unpackText } from '../content/unpack-text.ts';
import type { ArticleWords, OpenArticle } from '../content/views.ts';
import { BackIcon } from '../page-parts/back-icon.tsx';
import { ContentsList } from '../page-parts/sections/contents-list.tsx';
import { Picture } from '../ui/picture.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { Spinner } from '../ui/spinner.tsx';

/** One article as it is read (BLOG-04): on a page of its own, or opened in the list, which answers to its two ways out. */
export function ArticleView({
  opened: { article, next },
  words,
  inList,
}: {
  opened: OpenArticle;
  words: ArticleWords;
  inList?: { onBack: MouseEventHandler; onNext: MouseEventHandler; isNextOpening: boolean };
}) {
  const text = useMemo(() => unpackText(article.text), [article.text]);
  return (
    <article id={article.slug} data-article>
      <header className="wrap pt-4 pb-[clamp(2rem,4vw,3.5rem)]">
        <BackLink label={words.back} onBack={inList?.onBack} />
        <div className="mt-4 grid items-baseline gap-x-[clamp(1.5rem,4vw,4rem)] gap-y-3 md:mt-7 lg:grid-cols-[clamp(170px,21vw,280px)_minmax(0,1fr)]">
          <time dateTime={article.date.iso} className="font-serif text-body/snug text-terra italic">
            {article.date.text}
          </time>
          <h1
            tabIndex={-1}
            className="max-w-[17em] font-display text-[clamp(2.25rem,1.3rem+3.6vw,4.5rem)]/[1.02] font-[360] tracking-[-0.028em] text-pretty outline-none"
          >
            {article.title}
          </h1>
          <p className="max-w-lead text-lead text-ink-2 lg:col-start-2">{article.excerpt}</p>
        </div>
      </header>
      {article.picture ? (
        <div className="md:wrap">
          <Picture
            picture={article.picture}
            priority
            sizes="(min-width: 85rem) 75rem, (min-width: 47.5rem) 90vw, 100vw"
            className="aspect-[8/5] w-full border-b-[3px] border-ink bg-sage-1 object-cover object-[50%_70%] md:aspect-[16/9] md:rounded-t-panel"
          />
        </div>
      ) : null}
      <div className="wrap grid items-start gap-x-[clamp(1.5rem,4vw,4rem)] gap-y-9 pt-[clamp(2.5rem,5vw,5rem)] md:grid-cols-[clamp(170px,21vw,280px)_minmax(0,39rem)] xl:grid-cols-[clamp(170px,21vw,280px)_minmax(0,39rem)_minmax(0,1fr)]">
        {article.contents.length > 1 ? (
          <ContentsList title={words.contents} of={article.title} items={article.contents} />
        ) : (
          <span className="max-md:hidden" />
        )}
        <div className="prose prose-opening">
          <RichText text={text} />
          <p className="fine">{words.note}</p>
        </div>
        <Drawing
          drawing={oat}
          className="sticky bottom-8 ml-auto hidden h-auto w-full max-w-52 self-end xl:block"
        />
      </div>
      <nav
        aria-label={`${words.next}: ${next.title}`}
        className="wrap flex flex-col gap-6 pt-[clamp(2.5rem,5vw,5rem)] md:flex-row md:items-center md:justify-between"
      >
        <BackLink label={words.back} onBack={inList?.onBack} />
        <Link
          to={articlePath(next.slug)}
          aria-busy={inList?.isNextOpening || undefined}
          onClick={inList?.onNext}
          className="group grid grid-cols-[112px_minmax(0,1fr)] items-center gap-x-5 md:grid-cols-[minmax(0,22rem)_128px] md:text-right"
        >
          {next.picture ? (
            <Picture
              picture={{ ...next.picture, alt: '' }}
              sizes="128px"
              className="h-22 w-28 rounded-t-control border-b-[3px] border-ink object-cover md:col-start-2 md:row-start-1 md:h-24 md:w-32"
            />
          ) : (
            <span />
          )}
          <span className="md:col-start-1 md:row-start-1">
            <span className="block text-small text-ink-2">
              {words.next}
              {inList?.isNextOpening ? <Spinner className="ml-2 size-4" /> : null}
            </span>
            <span className="font-serif text-[1.375rem]/tight text-balance group-hover:underline group-hover:decoration-honey group-hover:underline-offset-4">
              {next.title}
            </span>
          </span>
        </Link>
      </nav>
    </article>
  );
}

function BackLink({ label, onBack }: { label: string; onBack: MouseEventHandler | undefined }) {
  return (
    <Link
      to={blogPath(1)}
      onClick={onBack}
      className="inline-flex min-h-11 items-center gap-2 self-start text-base font-semibold"
    >
      <BackIcon />
      <span className="underline-honey">{label}</span>
    </Link>
  );
}
