'use client';

import { useId, useState } from 'react';
import { Drawer } from '../frame/drawer.tsx';
import { dayOf, daysAfter } from '../parts/days.ts';
import { Fault } from '../parts/fault.tsx';
import type { MoneyOf } from './money-of.ts';
import { usePress } from './use-press.ts';

type StopProps = MoneyOf & { left: { day: string; amount: string }[]; onClose: () => void };

/** Ends the payments that are still to come. */
export function StopPlanDrawer({ order, about, left, onClose }: StopProps) {
  const { press, isBusy, fault } = usePress(onClose);
  return (
    <Drawer
      title="Stop payments"
      about={about}
      onClose={onClose}
      foot={
        <button
          type="button"
          className="button button--go"
          aria-disabled={isBusy}
          onClick={() =>
            void press({
              path: `payments/orders/${order}/stop-plan`,
              body: {},
              words: 'Nothing more is taken from this card.',
            })
          }
        >
          {isBusy ? 'One moment …' : 'Yes, stop them'}
        </button>
      }
    >
      {left.length > 0 && (
        <div>
          <p className="field__label">Not taken any more</p>
          <ul className="ruled">
            {left.map(({ day, amount }) => (
              <li key={day}>
                {dayOf(day)} <b>{amount}</b>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p>
        What was paid stays paid, unless you send it back. Payments that were stopped cannot be
        started again. The buyer gets an email.
      </p>
      <Fault words={fault} />
    </Drawer>
  );
}

type MoveProps = MoneyOf & { next: string; onClose: () => void };

/** Moves the next payment, and those after it with it. */
export function MovePlanDrawer({ order, about, next, onClose }: MoveProps) {
  const id = useId();
  const [day, setDay] = useState('');
  const { press, isBusy, fault } = usePress(onClose);
  return (
    <Drawer
      title="Move the next payment"
      about={`${about}. It is due on ${dayOf(next)}.`}
      onClose={onClose}
      foot={
        <button
          type="button"
          className="button button--go"
          aria-disabled={isBusy || day === ''}
          onClick={() => {
            if (day)
              void press({
                path: `payments/orders/${order}/move-plan`,
                body: { day },
                words: `The next payment is due on ${dayOf(day)}.`,
              });
          }}
        >
          {isBusy ? 'One moment …' : 'Move it'}
        </button>
      }
    >
      <div className="field">
        <label htmlFor={id}>New day</label>
        <input
          id={id}
          type="date"
          min={daysAfter(next, 1)}
          max={daysAfter(next, 30)}
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
      </div>
      <p>
        At most thirty days later. The payments after it move with it, and the buyer gets an email
        with the new days.
      </p>
      <Fault words={fault} />
    </Drawer>
  );
}
