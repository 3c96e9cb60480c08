/** A turning ring; `label` is read out, not shown. */
export function Spinner({ label, className = 'size-5' }: { label: string; className?: string }) {
  return (
    <span role="status" className="inline-flex">
      <span className={`animate-turn rounded-full border-[2.5px] border-line border-t-green ${className}`} aria-hidden="true" />
      <span className="sr-only">{label}</span>
    </span>
  );
}
