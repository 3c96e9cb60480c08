import { formatAmount } from 'common/money';
import { fillIn } from '../content/fill-in.ts';
import type { CartPage, Catalogue } from '../content/views.ts';
import type { CartLine } from './cart.ts';
import { LinePicture } from './line-picture.tsx';
import { PlanPanel } from './plan/plan-panel.tsx';
import type { PaymentPlan } from './plan/plan.ts';
import { QuantityStepper } from './quantity-stepper.tsx';

/** One line of the cart page; on a phone its controls and its total share the row below picture and words. */
export function CartLineRow({
  line,
  words,
  planWords,
  plan,
  product,
  onQuantity,
  onRemove,
}: {
  line: CartLine;
  words: CartPage['lines'];
  planWords: CartPage['plan'];
  /** When the line is a programme that is paid by the month: its quantity is the number of persons. */
  plan: PaymentPlan | null;
  product: Catalogue[string] | undefined;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
}) {
  const { name, cents, quantity } = line;
  const note = line.isSubscription ? words.perMonth : null;
  return (
    <li
      data-pieces={quantity}
      className="group grid grid-cols-[96px_minmax(0,1fr)] gap-x-4.5 border-b border-line py-7 md:grid-cols-[148px_minmax(0,1fr)_auto] md:grid-rows-[1fr_auto] md:gap-x-7"
    >
      <LinePicture
        product={product}
        sizes="148px"
        className="h-29.5 rounded-t-panel border-b-[3px] border-ink md:row-span-2 md:h-43"
      />
      <div>
        <h2 className="font-serif text-[1.375rem]/tight font-[450] tracking-[-0.008em] md:text-[1.625rem]/[1.15]">
          {name}
        </h2>
        {product?.summary ? <p className="mt-1 text-ink-2">{product.summary}</p> : null}
        <p
          className={`mt-1 text-small font-semibold ${plan ? '' : 'group-data-[pieces=1]:sr-only'}`}
        >
          {formatAmount(cents)} {product?.priceNote ?? words.each}
        </p>
      </div>
      <div className="col-span-2 mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 md:col-span-1 md:col-start-2 md:gap-x-5">
        <span className="basis-full text-small text-ink-2">
          {plan ? personsOf(plan, planWords) : 'Quantity'}
        </span>
        <QuantityStepper
          name={name}
          words={
            plan ? { ...words, less: planWords.lessPersons, more: planWords.morePersons } : words
          }
          quantity={quantity}
          onChange={onQuantity}
        />
        <button
          type="button"
          onClick={onRemove}
          aria-label={`Remove ${name}`}
          className="min-h-12 text-base font-semibold underline-honey hover:decoration-current"
        >
          {words.remove}
        </button>
        <LineTotal className="ml-auto md:hidden" cents={cents * quantity} note={note} />
      </div>
      <LineTotal
        className="hidden md:col-start-3 md:row-start-1 md:block"
        cents={cents * quantity}
        note={note}
      />
      {plan ? <PlanPanel plan={plan} words={planWords} /> : null}
    </li>
  );
}

const personsOf = ({ persons }: PaymentPlan, words: CartPage['plan']) =>
  persons === 1 ? words.person : fillIn(words.persons, { count: persons });

function LineTotal({
  cents,
  note,
  className,
}: {
  cents: number;
  note: string | null;
  className: string;
}) {
  return (
    <p className={`text-right ${className}`}>
      <span data-fill="lineTotal" className="figures text-[1.5rem]/[1.15] md:text-[1.75rem]/[1.15]">
        {formatAmount(cents)}
      </span>
      {note ? <span className="block text-small/snug text-ink-2">{note}</span> : null}
    </p>
  );
}
