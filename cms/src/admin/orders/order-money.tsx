'use client';

import { useDocumentInfo, useField } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import type { OrderMoney as Money } from '../../payments/orders/order-money.ts';
import { type Act, dateOf, MovePlan, Refund, StopPlan } from './order-money-forms.tsx';

/** In an order: what was bought and paid, what went back, the monthly payments, and the buttons that change them. */
export function OrderMoney() {
  const { id } = useDocumentInfo();
  return typeof id === 'string' ? <MoneyOf order={id} /> : null;
}

/** The same in a payment plan. */
export function PlanMoney() {
  const { value } = useField<string | { id: string } | null>({ path: 'order' });
  const order = typeof value === 'object' ? value?.id : value;
  return order ? <MoneyOf order={order} /> : null;
}

function MoneyOf({ order }: { order: string }) {
  const [money, setMoney] = useState<Money | null>(null);
  const [fault, setFault] = useState('');

  useEffect(
    () =>
      void ask(order, 'money').then((answer) =>
        typeof answer === 'string' ? setFault(answer) : setMoney(answer),
      ),
    [order],
  );

  const act: Act = async (path, body) => {
    const answer = await ask(order, path, body);
    if (typeof answer === 'string') return answer;
    // Status, refunds and mails of the page are older than this.
    window.location.reload();
    return null;
  };

  if (fault) return <p role="alert">{fault}</p>;
  if (!money) return <p role="status">One moment…</p>;
  const { plan } = money;
  return (
    <section className="order-money">
      <h3>Bought and paid</h3>
      <Bought money={money} />
      {plan && <Payments plan={plan} />}
      <p>
        {plan && <strong>{money.paid} paid so far. </strong>}
        {money.sentBack ? `${money.sentBack} sent back.` : 'Nothing was sent back.'}
      </p>
      <div className="order-money__acts">
        {money.refundable !== '0.00' && (
          <Refund refundable={money.refundable} canStop={plan?.canStop === true} act={act} />
        )}
        {plan?.canMove && plan.next && <MovePlan next={plan.next} act={act} />}
        {plan?.canStop && (
          <StopPlan left={plan.payments.filter(({ state }) => state === 'To come')} act={act} />
        )}
      </div>
    </section>
  );
}

function Bought({ money: { lines, coupon, paidFirst } }: { money: Money }) {
  if (lines.length === 0) return <p>What was bought is not known. See why it needs review.</p>;
  return (
    <table className="order-money__lines">
      <tbody>
        {lines.map(({ name, quantity, each, sum }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{quantity === 1 ? '1 piece' : `${quantity} pieces, ${each} each`}</td>
            <td>{sum}</td>
          </tr>
        ))}
        {coupon && (
          <tr>
            <th scope="row">Coupon {coupon.code}</th>
            <td />
            <td>−{coupon.discount}</td>
          </tr>
        )}
        <tr className="order-money__sum">
          <th scope="row">Paid with the order</th>
          <td />
          <td>{paidFirst}</td>
        </tr>
      </tbody>
    </table>
  );
}

function Payments({ plan }: { plan: NonNullable<Money['plan']> }) {
  return (
    <>
      <h4>{plan.summary}</h4>
      <ol className="order-money__plan">
        {plan.payments.map(({ day, amount, state, payLink }) => (
          <li key={day}>
            <span>{dateOf(day)}</span> <span>{amount}</span>{' '}
            <span>
              {state}
              {payLink && (
                <>
                  .{' '}
                  <a href={payLink} target="_blank" rel="noreferrer">
                    Page where the buyer pays it
                  </a>
                </>
              )}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}

/** The answer's money, or a sentence that says what went wrong. */
async function ask(order: string, path: string, body?: object): Promise<Money | string> {
  const init: RequestInit = body
    ? {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }
    : {};
  try {
    const response = await fetch(`/cms-api/payments/orders/${order}/${path}`, {
      credentials: 'include',
      ...init,
    });
    const answer = (await response.json()) as { money?: Money; message?: string };
    return answer.money ?? answer.message ?? 'Something went wrong. Please try again.';
  } catch {
    return 'The office cannot be reached. Please try again in a moment.';
  }
}
