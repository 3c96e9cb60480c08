/** A turning ring; `label` is read out, not shown. Without one it is decoration beside words. */
export function Spinner({ label, className = 'size-5' }: { label?: string; className?: string }) {
  return (
    <span role={label ? 'status' : undefined} className="inline-flex">
      <span
        className={`animate-turn rounded-full border-[2.5px] border-line border-t-green ${className}`}
        aria-hidden="true"
      />
      {label ? <span className="sr-only">{label}</span> : null}
    </span>
  );
}
