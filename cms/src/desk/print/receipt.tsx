import { formatAmount } from 'common/money';
import type { Dates } from '../../clock/dates.ts';
import type { OrderMoney } from '../../payments/orders/order-money.ts';
import { Lines } from './packing-slip.tsx';
import { PaperHead } from './paper-head.tsx';
import { addressOf, nameOf, type Paper, type Sender, userOf } from './read-papers.ts';

type ReceiptProps = {
  paper: Paper;
  money: OrderMoney;
  sender: Sender;
  dates: Dates;
  printedAt: Date;
};

/** What was bought and paid until today, on one page. */
export function Receipt({
  paper: { order, pieces },
  money,
  sender,
  dates,
  printedAt,
}: ReceiptProps) {
  const isShipped = pieces.length > 0;
  return (
    <article className="paper">
      <PaperHead sender={sender} title="Receipt" about={order.number} />
      <div className="paper__facts">
        <div>
          <h2>Paid by</h2>
          <Lines lines={[nameOf(order), ...addressOf(order)]} />
        </div>
        <div>
          <h2>Paid on</h2>
          <p>{dates.long(order.createdAt)}</p>
        </div>
        <div>
          <h2>With</h2>
          <p>Card</p>
        </div>
      </div>
      <table className="paper__table paper__table--sums">
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">Each</th>
            <th scope="col">Number</th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          {(order.lines ?? []).map(({ id, name, productId, quantity, unitCents }) => (
            <tr key={id ?? name}>
              <th scope="row">
                {name}
                <Users line={productId} order={order} pieces={pieces} />
              </th>
              <td>{formatAmount(unitCents)}</td>
              <td>{quantity}</td>
              <td>{formatAmount(unitCents * quantity)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {money.coupon && (
            <Sum label={`Coupon ${money.coupon.code}`} sum={`−${money.coupon.discount}`} />
          )}
          {isShipped && <Sum label="Shipping" sum="FREE" />}
          {money.sentBack && <Sum label="Sent back" sum={`−${money.sentBack}`} />}
          <Sum label={money.plan ? 'Paid so far' : 'Paid'} sum={money.paid} isTotal />
        </tfoot>
      </table>
      {money.plan && (
        <>
          <h2 className="paper__above">Monthly payments</h2>
          <table className="paper__table paper__table--sums">
            <tbody>
              {money.plan.payments.map(({ day, amount, state }, place, all) => (
                <tr key={day}>
                  <td>
                    {place + 1} of {all.length}
                  </td>
                  <td>{dates.long(`${day}T12:00:00Z`)}</td>
                  <td>{state}</td>
                  <td>{amount}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      <p className="paper__end">
        Printed {dates.long(printedAt)}. This receipt shows what was paid until today. Payment{' '}
        {order.stripePaymentIntentId} at Stripe. {sender.email}
      </p>
    </article>
  );
}

/** Who uses the kits of a line, as far as somebody has said it. */
function Users({
  line,
  order,
  pieces,
}: {
  line: string;
  order: Paper['order'];
  pieces: Paper['pieces'];
}) {
  const users = new Set(
    pieces
      .filter((piece) => piece.line === line && piece.kind === 'kit' && piece.usedBy)
      .map((piece) => userOf({ order, piece })),
  );
  return users.size > 0 && <small>used by {[...users].join(', ')}</small>;
}

function Sum({ label, sum, isTotal }: { label: string; sum: string; isTotal?: boolean }) {
  return (
    <tr className={isTotal ? 'paper__total' : undefined}>
      <td colSpan={3}>{label}</td>
      <td>{sum}</td>
    </tr>
  );
}
