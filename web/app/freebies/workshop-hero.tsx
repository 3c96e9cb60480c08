import { Drawing } from '../art/drawing.tsx';
import { herbRow } from '../art/herb-row.ts';
import type { FreebiesPage } from '../content/views.ts';
import { LabelCard } from '../ui/label-card.tsx';

/** What the workshop is, and on the label when and where it is. */
export function WorkshopHero({ title, lead, facts }: Pick<FreebiesPage, 'title' | 'lead' | 'facts'>) {
  return (
    <section id="workshop" className="overflow-clip border-b-2 border-ink bg-sage-1">
      <div className="wrap grid gap-x-[clamp(2rem,5vw,5rem)] gap-y-9 pt-10 md:pt-16 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[1fr_auto] lg:gap-y-10">
        <div>
          <h1 className="max-w-[10em] font-display text-page wrap-anywhere">{title}</h1>
          <p className="mt-5 max-w-lead text-lead text-ink-2">{lead}</p>
        </div>
        <LabelCard className="px-6 py-4 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mb-14 lg:self-center lg:p-pad">
          <dl className="divide-line max-md:divide-y md:max-lg:grid md:max-lg:grid-flow-col md:max-lg:auto-cols-fr md:max-lg:divide-x lg:divide-y">
            {facts.map(({ term, detail }) => (
              <div key={term} className="py-3 max-md:flex max-md:items-baseline max-md:justify-between max-md:gap-4 md:max-lg:px-6 md:max-lg:first:pl-0 lg:py-4 lg:first:pt-0 lg:last:pb-0">
                <dt className="text-small text-ink-2">{term}</dt>
                <dd className="font-serif text-[clamp(1.5rem,1.1rem+1.6vw,2.5rem)]/tight font-[400] tracking-[-0.015em]">{detail}</dd>
              </div>
            ))}
          </dl>
        </LabelCard>
        <Drawing drawing={herbRow} sizes="(min-width: 65rem) 55vw, 92vw" priority className="h-auto w-full max-w-[46rem]" />
      </div>
    </section>
  );
}
