'use client';

import { useState } from 'react';
import { KitSign } from '../parts/kit-sign.tsx';
import { useListening } from '../parts/use-listening.ts';
import { Chosen } from './chosen.tsx';
import type { ListedOrder, Thing } from './describe-order.ts';
import type { OrderTab } from './order-tabs.ts';

/** The rows of a view; what can be sent can be chosen, and then printed or sent together. */
export function OrderRows({ rows, tab }: { rows: ListedOrder[]; tab: OrderTab }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const isSending = tab === 'to-send' || tab === 'all';
  const isListening = useListening();
  const choose = (id: string, isChosen: boolean) =>
    setChosen((known) => {
      const next = new Set(known);
      if (isChosen) next.add(id);
      else next.delete(id);
      return next;
    });
  const orders = rows.filter(({ id }) => chosen.has(id));

  return (
    <>
      {orders.length > 0 && <Chosen orders={orders} onClear={() => setChosen(new Set())} />}
      <table className="orders">
        <thead>
          <tr>
            {isSending && (
              <th scope="col">
                <span className="unseen">Choose</span>
              </th>
            )}
            <th scope="col">Who</th>
            <th scope="col">What</th>
            <th scope="col">{tab === 'to-send' ? 'Where' : 'Step'}</th>
            <th scope="col">Age</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row
              key={row.id}
              row={row}
              tab={tab}
              isListening={isListening}
              isChosen={chosen.has(row.id)}
              onChoose={isSending ? (isChosen) => choose(row.id, isChosen) : null}
            />
          ))}
        </tbody>
      </table>
    </>
  );
}

type RowProps = {
  row: ListedOrder;
  tab: OrderTab;
  /** The scripts have come: what is ticked before would be forgotten. */
  isListening: boolean;
  isChosen: boolean;
  onChoose: ((isChosen: boolean) => void) | null;
};

function Row({ row, tab, isListening, isChosen, onChoose }: RowProps) {
  const { id, number, who, where, things, state, age, caution, toSend } = row;
  const showsPlace = tab === 'to-send' && toSend.length > 0;
  return (
    <tr className={isChosen ? 'is-chosen' : undefined}>
      {onChoose && (
        <td className="orders__choose">
          {toSend.length > 0 && (
            <label className="choose">
              <input
                type="checkbox"
                checked={isChosen}
                disabled={!isListening}
                onChange={({ target }) => onChoose(target.checked)}
              />
              <span className="unseen">
                Choose the order of {who}, {number}
              </span>
            </label>
          )}
        </td>
      )}
      <th scope="row" className="orders__who">
        <a href={`/admin/orders/${id}`}>{who}</a>
        <span className="quiet">{number}</span>
      </th>
      <td className="orders__what">
        <Things things={things} />
        {caution && <span className="tag tag--late">{caution}</span>}
      </td>
      <td className="orders__step">
        {showsPlace ? where : <span className={`tag tag--${state.tone}`}>{state.words}</span>}
      </td>
      <td className={`orders__age ${age.tone}`}>{age.words}</td>
    </tr>
  );
}

function Things({ things }: { things: Thing[] }) {
  return (
    <ul className="things">
      {things.map(({ key, handle, name, isKit, count }) => (
        <li key={key}>
          <KitSign handle={handle} isKit={isKit} />
          {name}
          {count > 1 && <span className="quiet">× {count}</span>}
        </li>
      ))}
    </ul>
  );
}
