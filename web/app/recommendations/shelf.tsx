import type { RecommendedShelf } from '../content/views.ts';
import { OutwardIcon } from '../ui/icons.tsx';
import { Picture } from '../ui/picture.tsx';

type Item = RecommendedShelf['items'][number];

const rows = { 3: 'lg:grid-cols-3', 4: 'lg:grid-cols-4' };

/** One kind of things, standing on a wooden edge with their words below; on a phone in rows. */
export function Shelf({ shelf, button, isFirst }: { shelf: RecommendedShelf; button: string; isFirst: boolean }) {
  const columns = shelf.items.length % 4 === 0 ? 4 : 3;
  return (
    <section id={shelf.id} aria-labelledby={`${shelf.id}-heading`} className="grid gap-x-12 gap-y-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)]">
      <div className="lg:pt-24">
        <h2 id={`${shelf.id}-heading`} className="text-title">
          {shelf.heading}
        </h2>
        {shelf.note ? <p className="mt-2 max-w-[22em] text-ink-2 text-balance lg:max-w-[15em]">{shelf.note}</p> : null}
      </div>
      <ul className={`grid content-start border-t-2 border-ink md:grid-cols-2 md:gap-y-10 md:border-0 ${rows[columns]}`}>
        {shelf.items.map((item, place) => (
          <Thing key={item.id} item={item} button={button} isEager={isFirst && place === 0} />
        ))}
      </ul>
    </section>
  );
}

function Thing({ item, button, isEager }: { item: Item; button: string; isEager: boolean }) {
  return (
    <li className="grid grid-cols-[104px_minmax(0,1fr)] items-end gap-x-4.5 border-b border-line pt-4.5 md:grid-cols-1 md:grid-rows-[auto_1fr] md:items-start md:border-0 md:pt-0">
      <div className="flex h-28 items-end justify-center md:h-[13.25rem] md:justify-start md:pl-6 board">
        {item.picture ? (
          <Picture picture={item.picture} sizes="(min-width: 47.5rem) 190px, 104px" priority={isEager} className="h-full max-h-46 w-auto max-w-full object-contain object-bottom md:object-left-bottom" />
        ) : null}
      </div>
      <div className="pb-3 md:flex md:h-full md:flex-col md:items-start md:px-6 md:pt-5 md:pb-0">
        <h3 className="text-[1.3125rem]/[1.2] font-[450] tracking-[-0.008em]">{item.name}</h3>
        <p className="mt-1.5 max-w-[24em] text-small/normal text-ink-2">{item.description}</p>
        <a
          href={item.href}
          target="_blank"
          rel="sponsored nofollow noopener"
          className="group mt-auto inline-flex min-h-11 items-center gap-1.5 text-small font-semibold"
        >
          <span className="underline-honey group-hover:decoration-current">{button}</span>
          <OutwardIcon className="size-4" />
          <span className="sr-only">: {item.name} (opens in a new tab)</span>
        </a>
      </div>
    </li>
  );
}
