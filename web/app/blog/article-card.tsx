import type { MouseEventHandler } from 'react';
import { articlePath } from '../content/blog-paths.ts';
import type { ArticleHead } from '../content/views.ts';
import { Picture } from '../ui/picture.tsx';
import { Spinner } from '../ui/spinner.tsx';

type Shape = 'lead' | 'third' | 'half';

/** The rhythm of the list: one large, then three and two in turn. */
export function shapeOf(place: number): Shape {
  if (place === 0) return 'lead';
  return (place - 1) % 5 < 3 ? 'third' : 'half';
}

const looks: Record<
  Shape,
  { card: string; frame: string; picture: string; sizes: string; words: string; title: string }
> = {
  lead: {
    card: 'col-span-full pb-6 max-lg:border-b max-lg:border-line lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end lg:border-b-[3px] lg:border-ink lg:pb-0',
    frame: 'rounded-t-panel max-lg:border-b-[3px] max-lg:border-ink lg:rounded-tr-none',
    picture: 'aspect-[8/5]',
    sizes: '(min-width: 85rem) 44rem, (min-width: 65rem) 54vw, calc(100vw - 2.5rem)',
    words: 'pt-5 lg:self-center lg:py-6 lg:pl-[clamp(1.5rem,4vw,4rem)]',
    title:
      'text-[2rem]/[1.08] lg:text-[clamp(2rem,1.35rem+1.6vw,2.625rem)]/[1.08] font-[380] tracking-[-0.022em] my-2 md:mt-2.5 lg:mb-4',
  },
  third: {
    card: 'col-span-full max-md:grid max-md:grid-cols-[clamp(96px,27vw,112px)_minmax(0,1fr)] max-md:grid-rows-[auto_1fr] max-md:gap-x-4.5 max-md:border-b max-md:border-line max-md:py-6 md:col-span-3 md:flex md:flex-col lg:col-span-6 xl:col-span-4',
    frame: 'rounded-t-panel border-b-[3px] border-ink max-md:row-span-2 max-md:h-37.5',
    picture: 'max-md:h-full md:aspect-[8/5]',
    sizes: '(min-width: 80rem) 29vw, (min-width: 47.5rem) 45vw, 240px',
    words:
      'max-md:contents max-md:[&>:nth-child(n+3)]:col-span-full md:grow md:pt-5 [&>p]:max-md:mt-3',
    title:
      'mt-1 mb-1.5 text-[1.25rem]/[1.16] font-[430] tracking-[-0.012em] md:mt-1.5 md:mb-2.5 md:max-lg:text-[1.3125rem]/[1.16] lg:text-[clamp(1.25rem,0.275rem+1.5vw,1.625rem)]/[1.16]',
  },
  half: {
    card: 'col-span-full max-md:border-b max-md:border-line max-md:py-6 md:col-span-3 md:flex md:flex-col lg:col-span-6',
    frame: 'rounded-t-panel border-b-[3px] border-ink',
    picture: 'aspect-[8/5]',
    sizes: '(min-width: 47.5rem) 46vw, calc(100vw - 2.5rem)',
    words: 'pt-5 md:grow',
    title:
      'mt-1.5 mb-2.5 text-[1.625rem]/[1.16] font-[430] tracking-[-0.012em] md:max-lg:text-[1.3125rem]/[1.16]',
  },
};

/** One article in the list (BLOG-01). The whole card answers to a click; its link is the one that is named. */
export function ArticleCard({
  article,
  shape,
  readMore,
  isOpening,
  onOpen,
}: {
  article: ArticleHead;
  shape: Shape;
  readMore: string;
  /** Its text is on the way. */
  isOpening: boolean;
  onOpen: MouseEventHandler;
}) {
  const look = looks[shape];
  return (
    <li className={`group relative ${look.card}`}>
      <div className={`overflow-hidden bg-sage-1 ${look.frame}`}>
        {article.picture ? (
          <Picture
            picture={article.picture}
            sizes={look.sizes}
            priority={shape === 'lead'}
            className={`w-full object-cover ${look.picture}`}
          />
        ) : null}
      </div>
      <div className={`flex flex-col items-start ${look.words}`}>
        <time dateTime={article.date.iso} className="font-serif text-body/snug text-terra italic">
          {article.date.text}
        </time>
        <h2 className={look.title}>
          <span className="line-clamp-4 pb-[0.08em] md:line-clamp-2 group-hover:underline group-hover:decoration-honey group-hover:decoration-[1.5px] group-hover:underline-offset-4">
            {article.title}
          </span>
        </h2>
        <p
          className={`line-clamp-3 max-w-[34em] text-ink-2 ${shape === 'lead' ? 'text-lead' : 'max-md:text-base/normal'}`}
        >
          {article.excerpt}
        </p>
        <a
          href={articlePath(article.slug)}
          data-replay
          data-card={article.slug}
          aria-busy={isOpening || undefined}
          onClick={onOpen}
          className="mt-auto inline-flex items-center gap-3 pt-4 pb-2.5 font-semibold underline-honey after:absolute after:inset-0 hover:decoration-current"
        >
          {readMore}
          <span className="sr-only">: {article.title}</span>
          {isOpening ? <Spinner /> : null}
        </a>
      </div>
    </li>
  );
}
