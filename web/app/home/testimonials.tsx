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
        <h2 className="pb-9 text-section md:pb-14">{testimonials.title}</h2>
        <div className="grid gap-x-[clamp(2rem,6vw,6.5rem)] gap-y-8 md:grid-cols-[minmax(0,7fr)_minmax(0,4.4fr)]">
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
              <div
                key={place}
                className="border-line not-first:mt-8 not-first:border-t not-first:pt-8 max-md:border-t max-md:pt-8"
              >
                <Quote testimonial={testimonial} sampleNote={sampleNote} />
              </div>
            ))}
            <TextLink to="/testimonials" state={toTheTop} className="mt-6">
              {testimonials.more}
            </TextLink>
          </div>
        </div>
        <StatDrawers
          label="The practice in figures"
          stats={testimonials.stats}
          className="mt-[clamp(3rem,6vw,5rem)]"
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
    <figure className="grid gap-4">
      <Stars count={testimonial.stars} />
      <blockquote className={isLarge ? 'quote' : 'text-[1.125rem]/[1.6]'}>
        “{testimonial.content}”
      </blockquote>
      <Signed testimonial={testimonial} sampleNote={sampleNote} />
    </figure>
  );
}
