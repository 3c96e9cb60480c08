import { Drawing } from '../art/drawing.tsx';
import { rootedPlant } from '../art/rooted-plant.ts';
import type { Testimonial, TestimonialsPage } from '../content/views.ts';
import { ClosingRow } from '../page-parts/closing-row.tsx';
import { SampleBadge, Signed } from '../page-parts/signed.tsx';
import { Stars } from '../page-parts/stars.tsx';
import { StatDrawers } from '../page-parts/stat-drawers.tsx';
import { useTopAfterArrival } from '../page-parts/use-top-after-arrival.ts';
import { type PageCss, PageStyle } from '../ui/page-style.tsx';
import { splitStory } from './split-story.ts';

const loadCss = () => import('./testimonials.css?inline');
const styles: PageCss = {
  name: 'testimonials',
  load: loadCss,
  onServer: import.meta.env.SSR ? (await loadCss()).default : null,
};

export function TestimonialsScreen({ page }: { page: TestimonialsPage }) {
  useTopAfterArrival();
  return (
    <>
      <PageStyle styles={styles} />
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
        <StatDrawers label="Figures" stats={page.stats} className="max-md:[--top-rule:0px]" />
      </section>
      <section className="wrap pt-section pb-[calc(var(--spacing-section)*0.75)]">
        <h2 className="mb-6 text-section md:mb-10">{page.gridTitle}</h2>
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
    <div className="story">
      <figure>
        <p className="wide flex items-stretch gap-2">
          <span className="caps rounded-label border border-ink bg-sage-1 px-3.5 py-1.5">
            {page.featuredLabel}
          </span>
          {testimonial.isSample ? <SampleBadge note={page.sampleNote} className="py-1.5" /> : null}
        </p>
        <div className="wide">
          <Stars count={testimonial.stars} />
        </div>
        <blockquote>
          <p className="wide quote">
            “{opening}
            {rest ? '' : '”'}
          </p>
          {rest ? <Rest text={rest} /> : null}
        </blockquote>
        <Signed testimonial={testimonial} />
      </figure>
      <div className="plant">
        <Drawing
          drawing={rootedPlant}
          sizes="(min-width: 85rem) 27rem, (min-width: 47.5rem) 40vw, 62vw"
          priority
        />
      </div>
    </div>
  );
}

/** On a phone its first lines, and all of it when it is asked to. */
function Rest({ text }: { text: string }) {
  return (
    <>
      {/* Before the words, so that they can follow it without a script; seen after them. */}
      <details className="group md:hidden">
        <summary className="inline-block py-2.5 text-base font-semibold underline-honey">
          <span className="group-open:hidden">Read on</span>
          <span className="hidden group-open:inline">Show less</span>
        </summary>
      </details>
      <p className="rest mt-5 max-w-lead text-lead text-ink-2">{text}”</p>
    </>
  );
}

/** All stories; a phone shows the first six, and the others when it is asked to. */
function Wall({ page }: { page: TestimonialsPage }) {
  return (
    <div className="flex flex-col">
      {/* Before the list, so that the list can follow it without a script; seen after it. */}
      <details className="group order-1 md:hidden">
        <summary className="mt-2 inline-block py-2.5 text-base font-semibold underline-honey">
          <span className="group-open:hidden">Show more</span>
          <span className="hidden group-open:inline">Show fewer</span>
        </summary>
      </details>
      <ul className="wall">
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
    <li>
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
