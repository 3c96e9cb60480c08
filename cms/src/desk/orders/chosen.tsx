'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Icon } from '../../admin/parts/icon.tsx';
import { Drawer } from '../frame/drawer.tsx';
import { tell } from '../frame/toast.tsx';
import type { ListedOrder } from './describe-order.ts';
import { sendOrders, undoSending } from './send-orders.ts';

/** What can be done with the orders that are chosen: their slips, and sending them by one press. */
export function Chosen({ orders, onClear }: { orders: ListedOrder[]; onClear: () => void }) {
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const [isTyping, setTyping] = useState(false);
  const [press] = useState(() => crypto.randomUUID());
  const count = orders.length;
  const slips = count === 1 ? 'Print the slip' : `Print ${count} slips`;
  const send = count === 1 ? 'Mark as sent' : `Mark ${count} as sent`;

  async function markSent(tracking: Record<string, string> = {}) {
    if (isBusy) return;
    setBusy(true);
    const sent = await sendOrders(press, orders, tracking);
    setBusy(false);
    if (sent.fault !== undefined || sent.count === 0) {
      tell({ words: sent.fault ?? sent.refused.join(' '), isFault: true });
      return router.refresh();
    }
    setTyping(false);
    onClear();
    const words = [
      sent.count === 1 ? 'It is marked as sent.' : `${sent.count} orders are marked as sent.`,
      ...sent.refused,
    ].join(' ');
    tell({
      words,
      isFault: sent.refused.length > 0,
      undo: {
        until: sent.until,
        press: async () => {
          const fault = await undoSending(sent.items);
          tell(fault ? { words: fault, isFault: true } : { words: 'It is as it was before.' });
          router.refresh();
        },
      },
    });
    router.refresh();
  }

  return (
    <div className="chosen">
      <p>
        <b>{count}</b> chosen
      </p>
      <button type="button" className="text-button" onClick={onClear}>
        Clear
      </button>
      <button type="button" className="text-button" onClick={() => setTyping(true)}>
        With tracking
      </button>
      <div className="chosen__acts">
        <a
          className="button"
          href={`/admin/orders/print?orders=${orders.map(({ id }) => id).join(',')}`}
        >
          <Icon name="print" />
          {slips}
        </a>
        <button
          type="button"
          className="button button--go"
          aria-disabled={isBusy}
          onClick={() => void markSent()}
        >
          {isBusy ? 'One moment …' : send}
        </button>
      </div>
      {isTyping && (
        <TrackingDrawer
          orders={orders}
          button={send}
          isBusy={isBusy}
          onSend={(tracking) => void markSent(tracking)}
          onClose={() => setTyping(false)}
        />
      )}
    </div>
  );
}

type TrackingProps = {
  orders: ListedOrder[];
  button: string;
  isBusy: boolean;
  onSend: (tracking: Record<string, string>) => void;
  onClose: () => void;
};

/** One tracking number for each parcel; each may stay empty. */
function TrackingDrawer({ orders, button, isBusy, onSend, onClose }: TrackingProps) {
  const [typed, setTyped] = useState<Record<string, string>>({});
  return (
    <Drawer
      title="Tracking numbers"
      about="Each may stay empty. The carrier is known by the number."
      onClose={onClose}
      foot={
        <button
          type="button"
          className="button button--go"
          aria-disabled={isBusy}
          onClick={() => onSend(typed)}
        >
          {button}
        </button>
      }
    >
      {orders.map(({ id, who, number }) => (
        <div key={id} className="field">
          <label htmlFor={`tracking-${id}`}>
            {who} <i>{number}</i>
          </label>
          <input
            id={`tracking-${id}`}
            autoComplete="off"
            maxLength={60}
            value={typed[id] ?? ''}
            onChange={({ target }) => setTyped((known) => ({ ...known, [id]: target.value }))}
          />
        </div>
      ))}
    </Drawer>
  );
}
