import { formatAmount } from 'common/money';
import { useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { totalCents } from '../cart/cart.ts';
import type { CartLine } from '../cart/cart.ts';
import { LinePicture } from '../cart/line-picture.tsx';
import { PlanBox } from '../cart/plan/plan-box.tsx';
import type { PaymentPlan } from '../cart/plan/plan.ts';
import { fillIn } from '../content/fill-in.ts';
import type { Catalogue, CheckoutWords, PlanWords } from '../content/views.ts';
import { ChevronIcon } from '../ui/icons.tsx';
import { LabelCard } from '../ui/label-card.tsx';
import { CouponBox } from './coupon/coupon-box.tsx';
import { payableCents } from './coupon/coupon.ts';
import type { CheckoutSession } from './session.ts';
import type { CheckoutState } from './state.ts';

const wide = '(min-width: 65rem)';

type OrderSummaryProps = {
  words: CheckoutWords['order'];
  planWords: PlanWords;
  plan: PaymentPlan | null;
  lines: CartLine[];
  catalogue: Catalogue;
  session: CheckoutSession;
  state: CheckoutState;
};

/** What is bought (CHK-02): beside the form on wide screens, elsewhere a bar with the total that opens. */
export function OrderSummary({
  words,
  planWords,
  plan,
  lines,
  catalogue,
  session,
  state,
}: OrderSummaryProps) {
  const cents = payableCents(lines, state.coupon);
  const Shape = useIsWide() ? WideSummary : NarrowSummary;
  return (
    <Shape title={words.title} names={lines.map(({ name }) => name).join(', ')} cents={cents}>
      <ul>
        {lines.map((line) => (
          <SummaryLine
            key={line.id}
            count={countOf(line, words, planWords)}
            line={line}
            product={catalogue[line.id]}
          />
        ))}
      </ul>
      <CouponBox words={words} giftNote={planWords.applied} session={session} state={state} />
      <Sums words={words} itemsCents={totalCents(lines)} payableCents={cents} />
      {plan ? <PlanBox plan={plan} words={planWords} /> : null}
    </Shape>
  );
}

type ShapeProps = { title: string; names: string; cents: number; children: ReactNode };

export function WideSummary({ title, children }: Pick<ShapeProps, 'title' | 'children'>) {
  return (
    <LabelCard className="sticky below-bar">
      <h2 className="mb-5 font-serif text-title">{title}</h2>
      {children}
    </LabelCard>
  );
}

export function NarrowSummary({ title, names, cents, children }: ShapeProps) {
  return (
    <div className="label-rules px-5.5 py-4">
      <details className="group">
        <summary className="flex min-h-11 items-center gap-x-3 group-open:mb-4">
          <h2 className="min-w-0 flex-1 font-serif text-[1.375rem]/tight font-[450]">
            {title}
            <span
              data-fill="names"
              className="line-clamp-3 font-sans text-small font-normal text-ink-2"
            >
              {names}
            </span>
          </h2>
          <span data-fill="total" className="figures text-[1.375rem]">
            {formatAmount(cents)}
          </span>
          <ChevronIcon className="size-5.5 transition-transform group-open:rotate-180" />
        </summary>
        {children}
      </details>
    </div>
  );
}

/** A programme is bought for persons, all else in pieces. */
export function countOf(
  { quantity, isSubscription }: CartLine,
  words: CheckoutWords['order'],
  { person, persons }: PlanWords,
): ReactNode {
  if (!isSubscription)
    return (
      <>
        {words.quantity} <span data-fill="quantity">{quantity}</span>
      </>
    );
  return quantity === 1 ? person : fillIn(persons, { count: quantity });
}

export function SummaryLine({
  count,
  line,
  product,
}: {
  count: ReactNode;
  line: CartLine;
  product: Catalogue[string] | undefined;
}) {
  const { name, quantity, cents } = line;
  return (
    <li className="grid grid-cols-[68px_minmax(0,1fr)] items-center gap-x-3.5 border-t border-line py-4 xs:grid-cols-[68px_minmax(0,1fr)_auto] md:grid-cols-[84px_minmax(0,1fr)_auto] md:gap-x-4.5">
      <LinePicture product={product} sizes="84px" className="h-19.5 rounded-control md:h-23" />
      <div>
        <h3 className="font-serif text-[1.1875rem]/tight font-[450]">{name}</h3>
        <p className="mt-0.5 text-small/snug text-ink-2">
          {count}
          {product?.summary && !line.isSubscription ? `, ${lowerFirst(product.summary)}` : ''}
        </p>
        {product?.priceNote && !line.isSubscription ? (
          <p className="text-small/snug text-ink-2">{product.priceNote}</p>
        ) : null}
      </div>
      <span
        data-fill="lineTotal"
        className="figures text-[1.1875rem] max-xs:col-start-2 max-xs:justify-self-end"
      >
        {formatAmount(cents * quantity)}
      </span>
    </li>
  );
}

export function Sums({
  words,
  itemsCents,
  payableCents,
}: {
  words: CheckoutWords['order'];
  itemsCents: number;
  payableCents: number;
}) {
  return (
    <dl className="grid gap-2 border-t border-line pt-4">
      <Sum term={words.items}>
        <span data-fill="total" className="figures">
          {formatAmount(itemsCents)}
        </span>
      </Sum>
      {payableCents < itemsCents ? (
        <Sum term={words.coupon}>
          <span className="figures">−{formatAmount(itemsCents - payableCents)}</span>
        </Sum>
      ) : null}
      <Sum term={words.shipping}>
        <span className="font-bold">{words.free}</span>
      </Sum>
      <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 border-t-2 border-ink pt-4">
        <dt className="font-serif text-item font-normal">{words.total}</dt>
        <dd
          data-fill="total"
          className="figures ml-auto text-[2rem]/none xs:text-[2.25rem]/none md:text-[2.5rem]/none"
        >
          {formatAmount(payableCents)}
        </dd>
      </div>
    </dl>
  );
}

function Sum({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function useIsWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = window.matchMedia(wide);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => window.matchMedia(wide).matches,
    () => true,
  );
}
