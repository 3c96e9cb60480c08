import { village, villageSmall } from '../art/village.ts';
import type { LocalPage } from '../content/views.ts';
import { ClosingPanel } from '../page-parts/closing-panel.tsx';
import { type PageCss, PageStyle } from '../ui/page-style.tsx';
import { Filters } from './filters.tsx';
import { Sign } from './sign.tsx';
import { allKinds, useKind } from './use-kind.ts';

const loadCss = () => import('./local.css?inline');
const styles: PageCss = {
  name: 'local-businesses',
  load: loadCss,
  onServer: import.meta.env.SSR ? (await loadCss()).default : null,
};

/** Neighbors as shop signs, by kind (LOC-01 … LOC-04). All are in the HTML; the address or a button hides the others. */
export function NeighborsScreen({ local }: { local: LocalPage }) {
  const kind = useKind(local.filters);
  return (
    <>
      <section className="overflow-clip border-b-[3px] border-ink">
        <div className="wrap grid items-end gap-x-16 gap-y-5 pt-10 md:pt-16 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <h1 className="max-w-[11em] font-display text-page wrap-anywhere">{local.title}</h1>
          <p className="max-w-lead text-lead text-ink-2">{local.lead}</p>
        </div>
        <div className="mt-8 md:mt-10">
          <Street />
        </div>
      </section>
      <div className="local" data-kind={kind ?? undefined}>
        <PageStyle styles={styles} />
        {kind === null
          ? [allKinds, ...local.filters.map(({ id }) => id)].map((id) => (
              <span key={id} id={id} className="absolute top-0" />
            ))
          : null}
        <div className="wrap pt-10 md:pt-14">
          <Filters local={local} active={kind} />
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-7 gap-y-5 md:gap-y-9 md:grid-cols-2 lg:grid-cols-3">
            {local.businesses.map((business) => (
              <Sign key={business.id} business={business} button={local.button} />
            ))}
          </ul>
        </div>
      </div>
      <ClosingPanel closing={local.closing} />
    </>
  );
}

/** A street of four shops, of two on a phone. */
function Street() {
  return (
    <picture>
      <source
        media="(min-width: 47.5rem)"
        srcSet={village.srcSet}
        sizes="(min-width: 80rem) 1180px, 92vw"
        width={village.width}
        height={village.height}
      />
      <img
        src={villageSmall.src}
        srcSet={villageSmall.srcSet}
        sizes="92vw"
        width={villageSmall.width}
        height={villageSmall.height}
        alt=""
        fetchPriority="high"
        decoding="async"
        className="mx-auto h-auto w-[min(1180px,92%)]"
      />
    </picture>
  );
}
