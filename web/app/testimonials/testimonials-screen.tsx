import { Drawing } from '../art/drawing.tsx';
import { rootedPlant } from '../art/rooted-plant.ts';
import type { Testimonial, TestimonialsPage } from '../content/views.ts';
import { ClosingRow } from '../page-parts/closing-row.tsx';
import { SampleBadge, Signed } from '../page-parts/signed.tsx';
import { Stars } from '../page-parts/stars.tsx';
import { StatDrawers } from '../page-parts/stat-drawers.tsx';
import { useTopAfterArrival } from '../page-parts/use-top-after-arrival.ts';
import { splitStory } from './split-story.ts';

export function TestimonialsScreen({ page }: { page: TestimonialsPage }) {
  useTopAfterArrival();
  return (
    <>
      <section className="overflow-clip">
        <div className="wrap pt-[clamp(2.5rem,5vw,4.75rem)]">
          <div className="grid items-end gap-x-16 gap-y-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
            <h1 className="font-display text-page">{page.title}</h1>
            <p className="max-w-lead text-lead text-ink-2">{page.lead}</p>
          </div>
          {page.featured ? <Featured testimonial={page.featured} page={page} /> : null}
        </div>
      </section>
      <section aria-label="The practice in figures" className="wrap md:pt-[clamp(3rem,6vw,5rem)]">
        <StatDrawers label="Figures" stats={page.stats} className="max-md:border-t-0" />
      </section>
      <section className="wrap pt-section pb-[calc(var(--spacing-section)*0.75)]">
        <h2 className="mb-[clamp(1.5rem,4vw,3.5rem)] text-section">{page.gridTitle}</h2>
        <Wall page={page} />
      </section>
      <section className="bg-sage-1 py-section">
        <div className="wrap">
          <ClosingRow closing={page.closing} />
        </div>
      </section>
    </>
  );
}

/**
 * The story on top stands beside a plant with its roots in the soil (TST-01): on a tablet its large beginning above both,
 * the rest of it beside the plant.
 */
function Featured({ testimonial, page }: { testimonial: Testimonial; page: TestimonialsPage }) {
  const [opening, rest] = splitStory(testimonial.content);
  return (
    <div className="mt-[clamp(1.75rem,4vw,3.5rem)] grid items-end gap-x-[clamp(1.5rem,5vw,5.5rem)] gap-y-5 border-b-2 border-ink md:grid-cols-2 lg:grid-cols-[minmax(0,7fr)_minmax(0,4.4fr)]">
      <figure className="grid justify-items-start gap-5 self-center md:max-lg:contents lg:pb-12">
        <p className="flex items-stretch gap-2 md:max-lg:col-span-full">
          <span className="caps rounded-label border border-ink bg-sage-1 px-3.5 py-1.5">
            {page.featuredLabel}
          </span>
          {testimonial.isSample ? <SampleBadge note={page.sampleNote} className="py-1.5" /> : null}
        </p>
        <div className="md:max-lg:col-span-full">
          <Stars count={testimonial.stars} />
        </div>
        <blockquote className="md:max-lg:contents">
          <p className="quote md:max-lg:col-span-full">
            “{opening}
            {rest ? '' : '”'}
          </p>
          {rest ? (
            <p className="mt-5 max-w-lead self-start text-lead text-ink-2 md:max-lg:mt-0">
              {rest}”
            </p>
          ) : null}
        </blockquote>
        <Signed testimonial={testimonial} className="md:max-lg:self-start md:max-lg:pb-10" />
      </figure>
      <div className="mx-auto w-[62vw] max-w-80 overflow-hidden md:w-full md:max-w-108 md:max-lg:col-start-2 md:max-lg:row-span-2 md:max-lg:row-start-4">
        <Drawing
          drawing={rootedPlant}
          sizes="(min-width: 85rem) 27rem, (min-width: 47.5rem) 40vw, 62vw"
          priority
          className="block h-auto w-full translate-y-[1.4%]"
        />
      </div>
    </div>
  );
}

/** All stories; a phone shows the first six, and the others when it is asked to. */
function Wall({ page }: { page: TestimonialsPage }) {
  return (
    <div className="flex flex-col">
      {/* Before the list, so that the list can follow it without a script; seen after it. */}
      <details className="peer group order-1 md:hidden">
        <summary className="mt-2 inline-block py-2.5 text-base font-semibold underline-honey">
          <span className="group-open:hidden">Show more</span>
          <span className="hidden group-open:inline">Show fewer</span>
        </summary>
      </details>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3.5 max-md:not-peer-open:[&>:nth-child(n+7)]:hidden md:grid-cols-2 md:gap-6 md:max-lg:[&>:last-child:nth-child(odd)]:col-span-full lg:grid-cols-6 lg:[&>:last-child:nth-child(3n+1)]:col-span-full lg:[&>:last-child:nth-child(3n+2)]:col-span-3 lg:[&>:nth-last-child(2):nth-child(3n+1)]:col-span-3">
        {page.grid.map((testimonial, place) => (
          <Slip
            key={place}
            testimonial={testimonial}
            sampleNote={page.sampleNote}
            look={looks[place % looks.length] ?? ''}
          />
        ))}
      </ul>
    </div>
  );
}

const looks = [
  'border-ink bg-card',
  'border-honey-1 bg-honey-1',
  'border-ink bg-card',
  'border-sage-1 bg-sage-1',
  'border-ink bg-card',
];

function Slip({
  testimonial,
  sampleNote,
  look,
}: {
  testimonial: Testimonial;
  sampleNote: string;
  look: string;
}) {
  return (
    <li className="lg:col-span-2">
      <figure
        className={`grid h-full grid-rows-[auto_1fr_auto] gap-3.5 rounded-label border-[1.5px] p-5 md:p-6 ${look}`}
      >
        <Stars count={testimonial.stars} />
        <blockquote className="font-serif text-body/snug md:text-[1.3125rem]/[1.36] tracking-[-0.008em] text-pretty">
          “{testimonial.content}”
        </blockquote>
        <Signed
          testimonial={testimonial}
          sampleNote={sampleNote}
          className="border-t border-ink/20 pt-3.5"
        />
      </figure>
    </li>
  );
}
