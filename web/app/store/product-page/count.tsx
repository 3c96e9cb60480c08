import { MinusIcon, PlusIcon } from '../../ui/icons.tsx';

/** Minus and plus around a number. */
export function Count({
  name,
  least,
  most,
  count,
  onChange,
}: {
  name: string;
  least: number;
  most: number;
  count: number;
  onChange: (count: number) => void;
}) {
  return (
    <div className="count" role="group" aria-label={`Quantity of ${name}`}>
      <button
        type="button"
        aria-label="One less"
        aria-disabled={count <= least || undefined}
        onClick={() => onChange(Math.max(least, count - 1))}
        data-replay
      >
        <MinusIcon className="size-4.5" />
      </button>
      <output className="figures">{count}</output>
      <button
        type="button"
        aria-label="One more"
        aria-disabled={count >= most || undefined}
        onClick={() => onChange(Math.min(most, count + 1))}
        data-replay
      >
        <PlusIcon className="size-4.5" />
      </button>
    </div>
  );
}
