import { formatPrice } from 'common/money';

/** A page price in the shop's numerals: '$477'. Pass `struck` for the list price it replaces. */
export function Price({
  cents,
  struck = false,
  className = '',
}: {
  cents: number;
  struck?: boolean;
  className?: string;
}) {
  if (!struck) return <span className={`figures ${className}`}>{formatPrice(cents)}</span>;
  return (
    <span>
      <span className="sr-only">List price </span>
      <s className={`figures text-ink-2 decoration-1 ${className}`}>{formatPrice(cents)}</s>
    </span>
  );
}
