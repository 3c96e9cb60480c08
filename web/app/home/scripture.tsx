import { Drawing } from '../art/drawing.tsx';
import { oliveBranch } from '../art/drawings.ts';
import type { HomePage } from '../content/views.ts';

/** The verse stands directly above the footer (HOME-20). */
export function Scripture({ scripture }: { scripture: HomePage['scripture'] }) {
  return (
    <section
      aria-label="Scripture"
      className="relative overflow-hidden bg-green pt-[clamp(3rem,9vw,8.5rem)] pb-32 text-cream lg:pb-[clamp(5rem,9vw,8.5rem)]"
    >
      <figure className="wrap relative">
        <blockquote className="max-w-[20em] font-serif text-verse text-balance italic lg:indent-[-0.42em]">
          “{scripture.text}”
        </blockquote>
        <figcaption className="caps mt-6 text-seal">{scripture.reference}</figcaption>
      </figure>
      <Drawing
        drawing={oliveBranch}
        className="pointer-events-none absolute -right-44 -bottom-4 w-[600px] max-w-none md:-right-16 lg:-right-18 lg:-bottom-6 lg:w-[760px]"
      />
    </section>
  );
}
