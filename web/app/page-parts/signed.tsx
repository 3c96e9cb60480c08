import type { Testimonial } from '../content/views.ts';

/** Who said it: an arch with the initial, the shortened name, and a word where it is a sample. */
export function Signed({
  testimonial,
  note,
  sampleNote,
  className = '',
}: {
  testimonial: Testimonial;
  note?: string;
  sampleNote: string;
  className?: string;
}) {
  const words = [note, testimonial.isSample ? sampleNote : null].filter(Boolean).join(' · ');
  return (
    <figcaption className={`flex items-center gap-3.5 text-small/snug ${className}`}>
      <span aria-hidden="true" className="monogram">
        {testimonial.initial}
      </span>
      <span>
        <b className="block font-semibold">{testimonial.name}</b>
        {words ? <span className="text-ink-2">{words}</span> : null}
      </span>
    </figcaption>
  );
}
