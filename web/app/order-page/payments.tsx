import type { OrderPageAnswer } from 'common/contract/order-page';
import { shortDay } from 'common/fulfilment/day-words';
import { Part } from './order-part.tsx';

const states = { due: 'to come', paid: 'paid', failed: 'open', stopped: 'not taken' };

/** What was paid, and what of a plan is left, with its days. */
export function Payments({
  money,
  className,
}: {
  money: OrderPageAnswer['money'];
  className?: string;
}) {
  const { paid, sentBack, plan } = money;
  const isToldAbove =
    !sentBack &&
    plan?.payments
      .filter(({ state }) => state === 'paid')
      .map(({ amount }) => amount)
      .join() === paid;
  return (
    <Part title="Payments" className={className}>
      {plan ? (
        <ol className="payments mb-3">
          {plan.payments.map(({ day, amount, state }) => (
            <li
              key={day}
              className={`text-small ${state === 'paid' ? 'border-terra' : state === 'failed' ? 'border-error' : 'border-honey'}`}
            >
              <span className="block">{shortDay(day)}</span>
              <span className="figures block text-base">{amount}</span>
              <span className={state === 'failed' ? 'font-semibold text-error' : 'text-ink-2'}>
                {states[state]}
              </span>
            </li>
          ))}
        </ol>
      ) : null}
      {isToldAbove ? null : (
        <p>
          Paid <span className="figures">{paid}</span>
          {sentBack ? (
            <>
              , sent back <span className="figures">{sentBack}</span>
            </>
          ) : null}
          .
        </p>
      )}
      {plan && plan.left.count > 0 ? (
        <p className="mt-1 text-small text-ink-2">
          {plan.left.count} left, {plan.left.sum}. They are taken from the same card. A new card?
          Write to us.
        </p>
      ) : null}
    </Part>
  );
}
