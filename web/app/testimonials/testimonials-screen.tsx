import { Drawing } from '../art/drawing.tsx';
import { rootedPlant } from '../art/rooted-plant.ts';
import type { Testimonial, TestimonialsPage } from '../content/views.ts';
import { ClosingRow } from '../page-parts/closing-row.tsx';
import { Signed } from '../page-parts/signed.tsx';
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
      <section aria-label="The practice in figures" className="wrap pt-[clamp(3rem,6vw,5rem)]">
        <StatDrawers label="Figures" stats={page.stats} />
      </section>
      <section className="wrap pt-section pb-[calc(var(--spacing-section)*0.75)]">
        <h2 className="mb-[clamp(2rem,4vw,3.5rem)] text-section">{page.gridTitle}</h2>
        <ul className="gap-6 md:columns-2 lg:columns-3">
          {page.grid.map((testimonial, place) => (
            <Slip
              key={place}
              testimonial={testimonial}
              sampleNote={page.sampleNote}
              look={looks[place % looks.length] ?? ''}
            />
          ))}
        </ul>
      </section>
      <section className="bg-paper-2 py-section">
        <div className="wrap">
          <ClosingRow closing={page.closing} />
        </div>
      </section>
    </>
  );
}

/** The story on top stands beside a plant with its roots in the soil (TST-01). */
function Featured({ testimonial, page }: { testimonial: Testimonial; page: TestimonialsPage }) {
  const [opening, rest] = splitStory(testimonial.content);
  return (
    <div className="mt-[clamp(2rem,4vw,3.5rem)] grid items-end gap-x-[clamp(1.5rem,5vw,5.5rem)] gap-y-10 border-b-2 border-ink md:grid-cols-[minmax(0,7fr)_minmax(0,4.4fr)]">
      <figure className="grid justify-items-start gap-5 self-center md:pb-12">
        <p className="caps rounded-label border border-ink bg-sage-1 px-3.5 py-1.5">
          {page.featuredLabel}
        </p>
        <Stars count={testimonial.stars} />
        <blockquote>
          <p className="quote">
            “{opening}
            {rest ? '' : '”'}
          </p>
          {rest ? <p className="mt-5 max-w-lead text-lead text-ink-2">{rest}”</p> : null}
        </blockquote>
        <Signed testimonial={testimonial} sampleNote={page.sampleNote} />
      </figure>
      <Drawing
        drawing={rootedPlant}
        sizes="(min-width: 85rem) 27rem, (min-width: 47.5rem) 33vw, 62vw"
        priority
        className="mx-auto -mb-2 block h-auto w-[62vw] max-w-80 md:w-full md:max-w-108"
      />
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
    <li className="mb-3.5 break-inside-avoid md:mb-6">
      <figure className={`grid gap-3.5 rounded-label border-[1.5px] p-5 md:p-6 ${look}`}>
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
