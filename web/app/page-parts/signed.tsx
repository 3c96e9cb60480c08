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
  /** Without it the badge stands elsewhere. */
  sampleNote?: string;
  className?: string;
}) {
  return (
    <figcaption className={`flex items-center gap-3.5 text-small/snug ${className}`}>
      <span aria-hidden="true" className="monogram">
        {testimonial.initial}
      </span>
      <span>
        <b className="block font-semibold">{testimonial.name}</b>
        {note ? <span className="text-ink-2">{note} </span> : null}
        {testimonial.isSample && sampleNote ? <SampleBadge note={sampleNote} /> : null}
      </span>
    </figcaption>
  );
}

/** Says of words that the practice has yet to replace them with a patient's own. */
export function SampleBadge({ note, className = 'py-0.5' }: { note: string; className?: string }) {
  return (
    <span
      className={`rounded-tag border border-ink bg-honey-1 px-2 text-cap font-semibold whitespace-nowrap ${className}`}
    >
      {note}
    </span>
  );
}
