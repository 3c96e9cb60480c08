/** A rating from 1 to 5 in stars. */
export function Stars({ count, className = '' }: { count: number; className?: string }) {
  return (
    <p
      role="img"
      aria-label={`${count} of 5 stars`}
      className={`text-[0.9375rem]/none tracking-[0.12em] text-star ${className}`}
    >
      {'★'.repeat(count)}
    </p>
  );
}
