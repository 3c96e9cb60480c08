import type { Testimonial } from '../content/views.ts';

/** Who said it: an arch with the initial, the shortened name, and a word where it is a sample. */
export function Signed({ testimonial, note, sampleNote, className = '' }: { testimonial: Testimonial; note?: string; sampleNote: string; className?: string }) {
  const words = [note, testimonial.isSample ? sampleNote : null].filter(Boolean).join(' · ');
  return (
    <figcaption className={`flex items-center gap-3.5 text-small/snug ${className}`}>
      <span aria-hidden="true" className="grid h-11.5 w-9.5 flex-none place-items-center rounded-t-full border-[1.5px] border-ink bg-sage-1 pt-1 font-serif text-[1.25rem]/none">
        {testimonial.initial}
      </span>
      <span>
        <b className="block font-semibold">{testimonial.name}</b>
        {words ? <span className="text-ink-2">{words}</span> : null}
      </span>
    </figcaption>
  );
}
