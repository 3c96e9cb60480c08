import { Drawing } from '../art/drawing.tsx';
import { sill } from '../art/sill.ts';
import type { HomePage, Testimonial } from '../content/views.ts';
import { Signed } from '../page-parts/signed.tsx';
import { Stars } from '../page-parts/stars.tsx';
import { StatDrawers } from '../page-parts/stat-drawers.tsx';
import { toTheTop } from '../page-parts/use-top-after-arrival.ts';
import { TextLink } from '../ui/button.tsx';

/** Three families, and the practice in figures on its drawers (HOME-18, HOME-19). */
export function Testimonials({ testimonials }: { testimonials: HomePage['testimonials'] }) {
  const [first, ...others] = testimonials.items;
  const { sampleNote } = testimonials;
  return (
    <section id="testimonials" className="py-section">
      <div className="wrap">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 pb-5 md:pb-14">
          <h2 className="text-section">{testimonials.title}</h2>
          <TextLink to="/testimonials" state={toTheTop}>
            {testimonials.more}
          </TextLink>
        </div>
        <div
          role="group"
          aria-label={testimonials.title}
          tabIndex={0}
          className="max-md:-mx-gutter max-md:flex max-md:snap-x max-md:snap-mandatory max-md:scroll-px-gutter max-md:gap-3 max-md:overflow-x-auto max-md:px-gutter max-md:[scrollbar-width:none] md:grid md:grid-cols-[minmax(0,7fr)_minmax(0,4.4fr)] md:gap-x-[clamp(2rem,6vw,6.5rem)]"
        >
          {first ? (
            <div className="max-md:contents md:flex md:flex-col md:justify-between">
              <Quote testimonial={first} sampleNote={sampleNote} isLarge />
              <Drawing
                drawing={sill}
                className="-mb-[calc(clamp(3rem,6vw,5rem)+1px)] ml-[28%] hidden h-auto w-60 md:block"
              />
            </div>
          ) : null}
          <div className="max-md:contents">
            {others.map((testimonial, place) => (
              <Quote key={place} testimonial={testimonial} sampleNote={sampleNote} />
            ))}
          </div>
        </div>
        <StatDrawers
          label="The practice in figures"
          stats={testimonials.stats}
          className="mt-6 md:mt-[clamp(3rem,6vw,5rem)]"
        />
      </div>
    </section>
  );
}

function Quote({
  testimonial,
  sampleNote,
  isLarge = false,
}: {
  testimonial: Testimonial;
  sampleNote: string;
  isLarge?: boolean;
}) {
  return (
    <figure
      className={`grid content-start gap-3.5 max-md:w-[min(84%,22rem)] max-md:flex-none max-md:snap-start max-md:rounded-panel max-md:bg-card max-md:p-5 md:gap-4 ${isLarge ? '' : 'border-line md:not-first:mt-8 md:not-first:border-t md:not-first:pt-8'}`}
    >
      <Stars count={testimonial.stars} />
      <blockquote className={isLarge ? 'text-[1.125rem]/[1.6] md:quote' : 'text-[1.125rem]/[1.6]'}>
        “{testimonial.content}”
      </blockquote>
      <Signed testimonial={testimonial} sampleNote={sampleNote} />
    </figure>
  );
}
