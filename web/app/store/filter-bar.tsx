import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { categories, hashOfTab } from '../content/store-tabs.ts';
import type { Category, StorePage } from '../content/views.ts';

/** The four filters. They are links, so that they work before any script; to everybody else they are toggle buttons. */
export function FilterBar({
  labels,
  active,
}: {
  labels: StorePage['tabs'];
  active: Category | null;
}) {
  const row = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const pressed = row.current?.querySelector<HTMLElement>(
      `[data-filter="${active ?? 'testing'}"]`,
    );
    const [first] = row.current?.children ?? [];
    const before = pressed?.previousElementSibling ?? pressed;
    if (row.current && first instanceof HTMLElement && before instanceof HTMLElement)
      row.current.scrollLeft = before.offsetLeft - first.offsetLeft;
  }, [active]);

  return (
    <div
      role="group"
      aria-label="What the shelf shows"
      className="sticky top-(--bar) z-[5] border-b border-line bg-paper"
    >
      <div
        ref={row}
        className="wrap relative flex gap-x-5 overflow-x-auto [scrollbar-width:none] md:gap-x-10"
      >
        {categories.map((category) => (
          <Link
            key={category}
            to={hashOfTab(category)}
            replace
            preventScrollReset
            role="button"
            aria-pressed={category === (active ?? 'testing')}
            data-filter={category}
            data-label={labels[category]}
            onKeyDown={(event) => {
              if (event.key !== ' ') return;
              event.preventDefault();
              event.currentTarget.click();
            }}
            className="flex min-h-13 flex-none items-center border-y-[3px] border-transparent flex-col justify-center text-base font-medium text-ink-2 outline-offset-[-3px] after:invisible after:h-0 after:overflow-hidden after:font-semibold after:content-[attr(data-label)] hover:text-ink md:text-body"
          >
            {labels[category]}
          </Link>
        ))}
      </div>
    </div>
  );
}
