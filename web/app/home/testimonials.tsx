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
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 pb-5 md:pb-10">
          <h2 className="text-head">{testimonials.title}</h2>
          <TextLink to="/testimonials" state={toTheTop}>
            {testimonials.more}
          </TextLink>
        </div>
        <div role="group" aria-label={testimonials.title} tabIndex={0} className="families">
          {first ? (
            <div className="flex flex-col justify-between">
              <Quote testimonial={first} sampleNote={sampleNote} isLarge />
              <Drawing
                drawing={sill}
                className="-mb-[calc(clamp(3rem,6vw,5rem)+1px)] ml-[28%] hidden h-auto w-60 md:block"
              />
            </div>
          ) : null}
          <div>
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
    <figure className={`grid content-start gap-4 ${isLarge ? '' : 'slip'}`}>
      <Stars count={testimonial.stars} />
      <blockquote className={isLarge ? 'text-[1.125rem]/[1.6] md:quote' : 'text-[1.125rem]/[1.6]'}>
        “{testimonial.content}”
      </blockquote>
      <Signed testimonial={testimonial} sampleNote={sampleNote} />
    </figure>
  );
}
