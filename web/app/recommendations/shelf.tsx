import type { RecommendedShelf } from '../content/views.ts';
import { OutwardIcon } from '../ui/icons.tsx';
import { Picture } from '../ui/picture.tsx';

type Item = RecommendedShelf['items'][number];

/** In each row the boards of neighbors are one: only the first has a start and only the last an end. */
const rows = {
  3: {
    list: 'md:grid-cols-3',
    thing:
      'md:[--end:0] md:[--start:0] md:last:[--end:2px] md:nth-[3n]:[--end:2px] md:nth-[3n+1]:[--start:2px]',
  },
  4: {
    list: 'md:grid-cols-2 lg:grid-cols-4',
    thing:
      'md:[--end:0] md:[--start:0] md:max-lg:even:[--end:2px] md:max-lg:odd:[--start:2px] lg:last:[--end:2px] lg:nth-[4n]:[--end:2px] lg:nth-[4n+1]:[--start:2px]',
  },
};

/** One kind of things, standing on a wooden edge with their words below; on a phone in rows, each on its line. */
export function Shelf({
  shelf,
  button,
  isFirst,
}: {
  shelf: RecommendedShelf;
  button: string;
  isFirst: boolean;
}) {
  const look = rows[shelf.items.length % 4 === 0 ? 4 : 3];
  return (
    <section
      id={shelf.id}
      aria-labelledby={`${shelf.id}-heading`}
      className="grid gap-x-12 gap-y-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)]"
    >
      <div className="lg:pt-24">
        <h2 id={`${shelf.id}-heading`} className="text-title">
          {shelf.heading}
        </h2>
        {shelf.note ? (
          <p className="mt-2 max-w-[22em] text-ink-2 text-balance lg:max-w-[15em]">{shelf.note}</p>
        ) : null}
      </div>
      <ul
        className={`grid content-start border-t-2 border-ink md:gap-y-10 md:border-0 ${look.list}`}
      >
        {shelf.items.map((item, place) => (
          <Thing
            key={item.id}
            item={item}
            button={button}
            isEager={isFirst && place === 0}
            look={look.thing}
          />
        ))}
      </ul>
    </section>
  );
}

function Thing({
  item,
  button,
  isEager,
  look,
}: {
  item: Item;
  button: string;
  isEager: boolean;
  look: string;
}) {
  return (
    <li
      className={`grid grid-cols-[116px_minmax(0,1fr)] items-end gap-x-4 border-b-[1.5px] border-field pt-4.5 md:grid-cols-1 md:grid-rows-[auto_1fr] md:items-stretch md:border-0 md:pt-0 ${look}`}
    >
      <div className="flex h-34 items-end justify-center md:board md:h-[13.25rem] md:justify-start md:pl-3 lg:pl-6">
        {item.picture ? (
          <Picture
            picture={item.picture}
            sizes="(min-width: 47.5rem) 190px, 116px"
            priority={isEager}
            className="h-full max-h-46 w-auto max-w-full object-contain object-bottom max-md:origin-bottom max-md:scale-120 md:object-left-bottom"
          />
        ) : null}
      </div>
      <div className="pb-3 md:flex md:h-full md:flex-col md:items-start md:px-3 md:pt-5 md:pb-0 lg:px-6">
        <h3 className="text-[1.1875rem]/[1.2] font-[450] tracking-[-0.008em] lg:text-[1.3125rem]">
          {item.name}
        </h3>
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
