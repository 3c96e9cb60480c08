'use client';

import { useState } from 'react';
import { dayOf } from '../parts/days.ts';
import type { MoneyOf } from './money-of.ts';
import { MovePlanDrawer, StopPlanDrawer } from './plan-drawers.tsx';
import { RefundDrawer } from './refund-drawer.tsx';

type Open = 'refund' | 'stop' | 'move' | null;

/** What was paid, what went back and what is still to come, with the buttons that change it. */
export function MoneyPanel({ mayRefund, ...props }: MoneyOf & { mayRefund: boolean }) {
  const [open, setOpen] = useState<Open>(null);
  const { money, paidOn } = props;
  const { plan } = money;
  const left = plan?.payments.filter(({ state }) => state === 'To come') ?? [];
  const close = () => setOpen(null);
  return (
    <section className="section money">
      <h2>Money</h2>
      <dl>
        {money.lines.map(({ name, quantity, sum }) => (
          <Line key={name} label={quantity === 1 ? name : `${name} × ${quantity}`} sum={sum} />
        ))}
        {money.coupon && (
          <Line label={`Coupon ${money.coupon.code}`} sum={`−${money.coupon.discount}`} />
        )}
        <Line isStrong label={`Paid ${paidOn}`} sum={money.paidFirst} />
        {plan && money.paid !== money.paidFirst && (
          <Line isStrong label="Paid so far" about={plan.summary} sum={money.paid} />
        )}
        {money.sentBack && <Line label="Sent back" sum={money.sentBack} />}
        {plan && (
          <Line
            isStrong
            label={left.length === 1 ? '1 payment left' : `${left.length} payments left`}
            about={
              left.map(({ day, amount }) => `${dayOf(day)}: ${amount}`).join(', ') || plan.summary
            }
            sum=""
          />
        )}
      </dl>
      {plan?.payments.map(
        ({ day, state, payLink }) =>
          payLink && (
            <p key={day} className="note note--wait">
              <span>
                {dayOf(day)}: {state}.{' '}
                <a href={payLink} target="_blank" rel="noreferrer">
                  Page where the buyer pays it
                </a>
              </span>
            </p>
          ),
      )}
      <div className="money__acts">
        {mayRefund && money.refundable !== '0.00' && (
          <button type="button" className="button button--quiet" onClick={() => setOpen('refund')}>
            Send money back
          </button>
        )}
        {plan?.canStop && (
          <button type="button" className="button button--quiet" onClick={() => setOpen('stop')}>
            Stop payments
          </button>
        )}
        {plan?.canMove && plan.next && (
          <button type="button" className="button button--quiet" onClick={() => setOpen('move')}>
            Move the next payment
          </button>
        )}
      </div>
      {open === 'refund' && <RefundDrawer {...props} onClose={close} />}
      {open === 'stop' && <StopPlanDrawer {...props} left={left} onClose={close} />}
      {open === 'move' && plan?.next && (
        <MovePlanDrawer {...props} next={plan.next} onClose={close} />
      )}
    </section>
  );
}

type LineProps = { label: string; about?: string; sum: string; isStrong?: boolean };

function Line({ label, about, sum, isStrong }: LineProps) {
  return (
    <>
      <dt>
        {isStrong ? <b>{label}</b> : label}
        {about && <small>{about}</small>}
      </dt>
      <dd>{sum}</dd>
    </>
  );
}
