'use client';

import { useRouter } from 'next/navigation';
import { useId, useState } from 'react';
import { tell } from '../frame/toast.tsx';
import type { ListedOrder } from '../orders/describe-order.ts';
import { sendOrders, type Sent, undoSending } from '../orders/send-orders.ts';
import { Fault } from '../parts/fault.tsx';
import { KitSign } from '../parts/kit-sign.tsx';
import { mailIsOff } from '../parts/mail-is-off.ts';

/**
 * What waits to be sent, each with its one button. What was sent goes from the list; the way back stands at the foot for a
 * minute. `canMail`: the email about it is not switched off.
 */
export function ToSend({ orders, canMail }: { orders: ListedOrder[]; canMail: boolean }) {
  const router = useRouter();
  const [open, setOpen] = useState<string | null>(null);

  function say(who: string, { items, until }: Sent, hasMail: boolean) {
    setOpen(null);
    tell({
      words: `${who} is marked as sent. ${hasMail ? 'The email goes out in a minute.' : 'No email goes out.'}`,
      undo: {
        until,
        press: async () => {
          const fault = await undoSending(items);
          tell(fault ? { words: fault, isFault: true } : { words: 'It is as it was before.' });
          router.refresh();
        },
      },
    });
    router.refresh();
  }

  return (
    <ul className="to-send">
      {orders.map((order) => (
        <Row
          key={order.id}
          order={order}
          canMail={canMail}
          isOpen={open === order.id}
          onOpen={() => setOpen(open === order.id ? null : order.id)}
          onSent={(sent, hasMail) => say(order.who, sent, hasMail)}
        />
      ))}
    </ul>
  );
}

type RowProps = {
  order: ListedOrder;
  canMail: boolean;
  isOpen: boolean;
  onOpen: () => void;
  onSent: (sent: Sent, hasMail: boolean) => void;
};

function Row({ order, canMail, isOpen, onOpen, onSent }: RowProps) {
  const { id, who, where, age, things, caution, toSend, state } = order;
  return (
    <li className="sending">
      <div className="sending__who">
        <a href={`/admin/orders/${id}`}>
          <b>{who}</b>
        </a>
        <p className="quiet">
          {where}
          {where && ' · '}
          <span className={age.tone === 'quiet' ? undefined : age.tone}>{age.words}</span>
        </p>
        {caution && <span className="tag tag--late">{caution}</span>}
      </div>
      <ul className="things">
        {things.map(({ key, handle, name, isKit, count }) => (
          <li key={key}>
            <KitSign handle={handle} isKit={isKit} />
            {name}
            {count > 1 && <span className="quiet">× {count}</span>}
          </li>
        ))}
      </ul>
      {toSend.length > 0 ? (
        <button
          type="button"
          className={isOpen ? 'button button--quiet' : 'button'}
          aria-expanded={isOpen}
          onClick={onOpen}
        >
          {isOpen ? 'Cancel' : 'Sent'}
          <span className="unseen">: {who}</span>
        </button>
      ) : (
        <a className="button button--quiet" href={`/admin/orders/${id}`}>
          {state.words}
          <span className="unseen">: {who}</span>
        </a>
      )}
      {isOpen && <SendForm order={order} canMail={canMail} onSent={onSent} />}
    </li>
  );
}

function SendForm({ order, canMail, onSent }: Pick<RowProps, 'order' | 'canMail' | 'onSent'>) {
  const id = useId();
  const [press] = useState(() => crypto.randomUUID());
  const [tracking, setTracking] = useState('');
  const [hasMail, setMail] = useState(canMail);
  const [fault, setFault] = useState('');
  const [isBusy, setBusy] = useState(false);

  async function send() {
    if (isBusy) return;
    setBusy(true);
    setFault('');
    const done = await sendOrders(press, [order], { [order.id]: tracking }, hasMail);
    setBusy(false);
    if (done.fault !== undefined || done.count === 0)
      return setFault(done.fault ?? done.refused.join(' '));
    onSent(done, hasMail);
  }

  return (
    <form
      className="sending__form"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <div className="field">
        <label htmlFor={id}>
          Tracking number <i>optional</i>
        </label>
        <input
          id={id}
          value={tracking}
          maxLength={60}
          autoComplete="off"
          onChange={({ target }) => setTracking(target.value)}
        />
      </div>
      {canMail ? (
        <label className="tick switch">
          <input
            type="checkbox"
            checked={hasMail}
            onChange={({ target }) => setMail(target.checked)}
          />
          Email {order.who.split(' ')[0]}
        </label>
      ) : (
        <p className="hint">{mailIsOff}</p>
      )}
      <button type="submit" className="button button--go" aria-disabled={isBusy}>
        {isBusy ? 'One moment …' : 'Mark as sent'}
      </button>
      <Fault words={fault} />
    </form>
  );
}
