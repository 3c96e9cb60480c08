import { limits } from 'common/contract/limits';
import type { ReactNode } from 'react';
import type { CartPage } from '../content/views.ts';
import { MinusIcon, PlusIcon } from '../ui/icons.tsx';
import { useTooltip } from '../ui/tooltip.tsx';

/** Minus and plus around the number; minus at 1 removes the line (CART-05). */
export function QuantityStepper({
  name,
  words,
  quantity,
  onChange,
}: {
  name: string;
  words: CartPage['lines'];
  quantity: number;
  onChange: (quantity: number) => void;
}) {
  return (
    <div
      role="group"
      aria-label={`Quantity of ${name}`}
      className="inline-grid h-12.5 grid-cols-[44px_2.5rem_44px] items-stretch rounded-control md:grid-cols-[48px_3rem_48px] border-[1.5px] border-field bg-field-bg"
    >
      <StepButton
        label={`Decrease quantity of ${name}`}
        hint={quantity === 1 ? words.remove : words.less}
        onClick={() => onChange(quantity - 1)}
      >
        <MinusIcon className="size-4.5" />
      </StepButton>
      <output
        data-fill="quantity"
        className="figures grid place-items-center text-[1.1875rem] font-medium"
      >
        {quantity}
      </output>
      <StepButton
        label={`Increase quantity of ${name}`}
        hint={words.more}
        isOff={quantity >= limits.quantity}
        onClick={() => onChange(quantity + 1)}
      >
        <PlusIcon className="size-4.5" />
      </StepButton>
    </div>
  );
}

function StepButton({
  label,
  hint,
  isOff = false,
  onClick,
  children,
}: {
  label: string;
  hint: string;
  isOff?: boolean;
  onClick: () => void;
  children: ReactNode;
}) {
  const tooltip = useTooltip(hint);
  return (
    <>
      <button
        {...tooltip.anchor}
        type="button"
        aria-label={label}
        aria-disabled={isOff || undefined}
        onClick={isOff ? undefined : onClick}
        className="grid place-items-center rounded-[4px] transition-colors not-aria-disabled:hover:bg-sage-1 aria-disabled:cursor-not-allowed aria-disabled:text-off"
      >
        {children}
      </button>
      {tooltip.hint}
    </>
  );
}
