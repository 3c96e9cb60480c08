import { Drawing } from '../art/drawing.tsx';
import { herbRow } from '../art/plants/herb-row.ts';
import type { FreebiesPage } from '../content/views.ts';
import type { FormAnswer } from '../leads/form-answer.ts';
import { LateForm } from '../leads/late-form.tsx';

const load = () => import('../leads/signup-card.tsx').then((module) => module.default);
const onServer = import.meta.env.SSR || import.meta.env.DEV ? await load() : null;

type WorkshopHeroProps = Pick<FreebiesPage, 'title' | 'lead' | 'facts' | 'signup'> & {
  answer: FormAnswer | undefined;
};

/** What the workshop is, when and where it is, and on the label the way in. */
export function WorkshopHero({ title, lead, facts, signup, answer }: WorkshopHeroProps) {
  return (
    <section id="workshop" className="overflow-clip border-b-2 border-ink bg-sage-1">
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-x-[clamp(2rem,5vw,5rem)] gap-y-9 pt-10 md:pt-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)] lg:grid-rows-[1fr_auto] lg:gap-y-10">
        <div>
          <h1 className="max-w-[10em] font-display text-page wrap-anywhere">{title}</h1>
          <p className="mt-5 max-w-lead text-lead text-ink-2">{lead}</p>
          <dl className="mt-8 grid border-y border-ink max-xs:ruled-y xs:auto-cols-auto xs:grid-flow-col xs:ruled-x">
            {facts.map(({ term, detail }) => (
              <div
                key={term}
                className="py-3.5 whitespace-nowrap max-xs:flex max-xs:items-baseline max-xs:justify-between max-xs:gap-4 xs:px-3.5 md:px-5 xs:first:pl-0 xs:last:pr-0"
              >
                <dt className="text-small text-ink-2">{term}</dt>
                <dd className="font-serif text-[1.0625rem]/tight md:text-[clamp(1.25rem,1rem+1vw,1.625rem)]/tight font-[420] tracking-[-0.012em]">
                  {detail}
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <div
          id="workshop-form"
          className="lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mb-14 lg:self-center"
        >
          <LateForm
            props={{ signup, answer }}
            load={load}
            onServer={onServer}
            room="min-h-[29rem]"
          />
        </div>
        <Drawing
          drawing={herbRow}
          sizes="(min-width: 65rem) 55vw, 92vw"
          priority
          className="h-auto w-full max-w-[46rem]"
        />
      </div>
    </section>
  );
}
