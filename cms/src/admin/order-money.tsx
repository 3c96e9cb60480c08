'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import type { OrderMoney as Money } from '../payments/order-money.ts';
import { type Act, dateOf, MovePlan, Refund, StopPlan } from './order-money-forms.tsx';

/** In an order: what was paid and what went back, the monthly payments, and the buttons that change them. */
export function OrderMoney() {
  const { id } = useDocumentInfo();
  const [money, setMoney] = useState<Money | null>(null);
  const [fault, setFault] = useState('');
  const order = typeof id === 'string' ? id : '';

  useEffect(() => {
    if (order) void ask(order, 'money').then((answer) => (typeof answer === 'string' ? setFault(answer) : setMoney(answer)));
  }, [order]);

  const act: Act = async (path, body) => {
    const answer = await ask(order, path, body);
    if (typeof answer === 'string') return answer;
    // Status, refunds and mails of the page are older than this.
    window.location.reload();
    return null;
  };

  if (fault) return <p role="alert">{fault}</p>;
  if (!money) return null;
  return (
    <section className="order-money">
      <h3>{money.plan ? 'Money back and monthly payments' : 'Money back'}</h3>
      <p>
        Paid {money.paid}. {money.refunded === '$0.00' ? 'Nothing was refunded.' : `Refunded ${money.refunded}.`}
      </p>
      {money.plan && <Payments plan={money.plan} />}
      <div className="order-money__acts">
        {money.refundable !== '0.00' && <Refund refundable={money.refundable} canStop={money.plan?.canStop === true} act={act} />}
        {money.plan?.canMove && money.plan.next && <MovePlan next={money.plan.next} act={act} />}
        {money.plan?.canStop && <StopPlan act={act} />}
      </div>
    </section>
  );
}

function Payments({ plan }: { plan: NonNullable<Money['plan']> }) {
  return (
    <>
      <p>
        <strong>{plan.summary}</strong>
      </p>
      <ol className="order-money__plan">
        {plan.payments.map(({ day, amount, state }) => (
          <li key={day}>
            <span>{dateOf(day)}</span> <span>{amount}</span> <span>{state}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

/** The answer's money, or a sentence that says what went wrong. */
async function ask(order: string, path: string, body?: object): Promise<Money | string> {
  const init: RequestInit = body ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {};
  try {
    const response = await fetch(`/cms-api/payments/orders/${order}/${path}`, { credentials: 'include', ...init });
    const answer = (await response.json()) as { money?: Money; message?: string };
    return answer.money ?? answer.message ?? 'Something went wrong. Please try again.';
  } catch {
    return 'The office cannot be reached. Please try again in a moment.';
  }
}
