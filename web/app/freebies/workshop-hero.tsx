import { Drawing } from '../art/drawing.tsx';
import { herbRow } from '../art/herb-row.ts';
import type { FreebiesPage } from '../content/views.ts';
import { LabelCard } from '../ui/label-card.tsx';

/** What the workshop is, and on the label when and where it is. */
export function WorkshopHero({ title, lead, facts }: Pick<FreebiesPage, 'title' | 'lead' | 'facts'>) {
  return (
    <section id="workshop" className="overflow-clip border-b-2 border-ink bg-sage-1">
      <div className="wrap grid gap-x-[clamp(2rem,5vw,5rem)] gap-y-9 pt-10 md:grid-cols-[minmax(0,1fr)_minmax(18rem,24rem)] md:grid-rows-[1fr_auto] md:gap-y-10 md:pt-16">
        <div>
          <h1 className="max-w-[10em] font-display text-page">{title}</h1>
          <p className="mt-5 max-w-lead text-lead text-ink-2">{lead}</p>
        </div>
        <LabelCard className="md:col-start-2 md:row-span-2 md:row-start-1 md:mb-14 md:self-center">
          <dl className="divide-y divide-line">
            {facts.map(({ term, detail }) => (
              <div key={term} className="py-4 first:pt-0 last:pb-0">
                <dt className="text-small text-ink-2">{term}</dt>
                <dd className="font-serif text-[clamp(1.75rem,1.2rem+1.8vw,2.5rem)]/tight font-[400] tracking-[-0.015em]">{detail}</dd>
              </div>
            ))}
          </dl>
        </LabelCard>
        <Drawing drawing={herbRow} sizes="(min-width: 47.5rem) 55vw, 92vw" priority className="h-auto w-full max-w-[46rem]" />
      </div>
    </section>
  );
}
