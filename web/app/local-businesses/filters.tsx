import { Link } from 'react-router';
import type { LocalPage } from '../content/views.ts';
import { allKinds } from './use-kind.ts';

/** The filters with their counts. They are links, so that they work before any script; to everybody else they are toggle buttons. */
export function Filters({ local, active }: { local: LocalPage; active: string | null }) {
  const all = { id: allKinds, label: local.allLabel, count: local.businesses.length };
  return (
    <div
      role="group"
      aria-label="Which businesses to show"
      className="-mx-gutter mb-9 flex gap-2 overflow-x-auto lg:gap-2.5 px-gutter py-1 [scrollbar-width:none] md:mb-12 md:flex-wrap"
    >
      {[all, ...local.filters].map(({ id, label, count }) => (
        <Link
          key={id}
          to={`#${id}`}
          replace
          preventScrollReset
          role="button"
          aria-pressed={id === (active ?? allKinds)}
          data-filter={id}
          onKeyDown={(event) => {
            if (event.key !== ' ') return;
            event.preventDefault();
            event.currentTarget.click();
          }}
          className="flex min-h-12.5 flex-none items-center gap-3 rounded-control border-[1.5px] border-ink py-2 pr-2.5 pl-4.5 text-base/tight font-semibold"
        >
          {label}
          <span className="figures grid h-7.5 min-w-7.5 place-items-center rounded-full bg-[var(--count,var(--color-paper-2))] px-1.5 text-[1.0625rem]/none text-ink">
            {count}
          </span>
        </Link>
      ))}
    </div>
  );
}
