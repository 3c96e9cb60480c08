import { formatAmount } from 'common/money';
import type { ReactNode } from 'react';
import { fillIn } from '../content/fill-in.ts';
import type { CartPage } from '../content/views.ts';
import { ButtonLink, TextLink } from '../ui/button.tsx';
import { LockIcon } from '../ui/icons.tsx';
import { LabelCard } from '../ui/label-card.tsx';
import { laterDays } from './plan/plan.ts';
import type { PaymentPlan } from './plan/plan.ts';

/** Sums, the way on, and why it is safe (CART-07, CART-09). */
export function CartSummary({
  words,
  planWords,
  totalCents,
  plan,
}: {
  words: CartPage['summary'];
  planWords: CartPage['plan'];
  totalCents: number;
  plan: PaymentPlan | null;
}) {
  return (
    <LabelCard className="lg:sticky lg:below-bar">
      <h2 className="font-serif text-title">{words.title}</h2>
      <dl className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-2">
        <Row term={words.subtotal}>
          <span data-fill="total" className="figures">
            {formatAmount(totalCents)}
          </span>
        </Row>
        <Row term={words.shipping}>
          <span className="text-ink-2">{words.later}</span>
        </Row>
        <Row term={words.tax}>
          <span className="text-ink-2">{words.later}</span>
        </Row>
        <div className="mt-3 flex flex-wrap items-baseline justify-between gap-x-4 border-t-2 border-ink pt-4">
          <dt className="font-serif text-item font-normal">{words.total}</dt>
          <dd
            data-fill="total"
            className="figures ml-auto text-[2rem]/none xs:text-[2.25rem]/none md:text-[2.5rem]/none"
          >
            {formatAmount(totalCents)}
          </dd>
        </div>
      </dl>
      {plan ? (
        <p className="mt-2 text-small text-ink-2">
          {fillIn(planWords.later, {
            amount: formatAmount(plan.laterCents),
            dates: laterDays(plan),
            name: plan.name,
          })}
        </p>
      ) : null}
      <ButtonLink to="/checkout" variant="primary" size="lg" className="mt-6 w-full">
        {words.checkout}
      </ButtonLink>
      <p className="mt-2 text-center">
        <TextLink to="/store">{words.goOn}</TextLink>
      </p>
      <p className="mt-4 flex gap-2.5 border-t border-line pt-4 text-small text-ink-2">
        <LockIcon className="size-5" />
        {words.secureNote}
      </p>
    </LabelCard>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt>{term}</dt>
      <dd className="ml-auto text-right">{children}</dd>
    </div>
  );
}
