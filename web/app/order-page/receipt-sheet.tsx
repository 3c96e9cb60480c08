import type { OrderPageAnswer } from 'common/contract/order-page';
import { fullDay } from 'common/fulfilment/day-words';
import { LogoMark } from '../layout/logo-mark.tsx';
import type { Practice } from './details-answer.ts';

const states = { due: 'due', paid: 'paid', failed: 'open', stopped: 'not taken' };

/** The receipt on one page: on paper alone, where nothing else of the page is printed. Drawn as `receipt`. */
export function ReceiptSheet({
  page: { number, orderedOn, today, buyer, place, money, sender },
  practice,
}: {
  page: OrderPageAnswer;
  practice: Practice | null;
}) {
  const { lines, coupon, paid, sentBack, plan } = money;
  return (
    <section aria-label="Receipt" className="receipt">
      <div className="flex items-start justify-between gap-6 border-b-2 border-black pb-4">
        <div className="flex items-center gap-3">
          <LogoMark className="h-12 w-auto flex-none" />
          <div>
            <p className="maker font-serif">{practice?.name}</p>
            <p>
              <small>{[sender.address, sender.phone].filter(Boolean).join(' · ')}</small>
            </p>
          </div>
        </div>
        <div className="text-right">
          <h2 className="font-serif">Receipt</h2>
          <p>{number}</p>
        </div>
      </div>
      <div className="grid grid-cols-3 gap-6 py-5">
        <div>
          <p className="font-semibold">Paid by</p>
          <p>{buyer}</p>
          <p>{place}</p>
        </div>
        <div>
          <p className="font-semibold">Paid on</p>
          <p>{fullDay(orderedOn)}</p>
        </div>
        <div>
          <p className="font-semibold">With</p>
          <p>Card, by Stripe</p>
        </div>
      </div>
      <table>
        <thead>
          <tr>
            <th className="font-semibold">What</th>
            <th className="sum font-semibold">Each</th>
            <th className="sum font-semibold">Number</th>
            <th className="sum font-semibold">Amount</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, quantity, each, sum }) => (
            <tr key={name}>
              <td className="font-semibold">{name}</td>
              <td className="sum">{each}</td>
              <td className="sum">{quantity}</td>
              <td className="sum">{sum}</td>
            </tr>
          ))}
          {coupon ? <Sum label={`Coupon ${coupon.code}`} value={`−${coupon.discount}`} /> : null}
          {sentBack ? <Sum label="Sent back" value={`−${sentBack}`} /> : null}
        </tbody>
        <tfoot>
          <tr className="font-semibold">
            <td colSpan={3} className="sum">
              Paid until today
            </td>
            <td className="sum">{paid}</td>
          </tr>
        </tfoot>
      </table>
      {plan ? (
        <>
          <h3 className="mt-8 mb-2 font-semibold">Payments of the {plan.name}</h3>
          <table>
            <tbody>
              {plan.payments.map(({ day, amount, state }, place_) => (
                <tr key={day}>
                  <td>
                    {place_ + 1} of {plan.payments.length}
                  </td>
                  <td>{fullDay(day)}</td>
                  <td>{states[state]}</td>
                  <td className="sum">{amount}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      ) : null}
      <footer>
        <small>
          Printed {fullDay(today)}. This receipt shows what was paid until today. {practice?.email}
        </small>
      </footer>
    </section>
  );
}

function Sum({ label, value }: { label: string; value: string }) {
  return (
    <tr>
      <td colSpan={3} className="sum">
        {label}
      </td>
      <td className="sum">{value}</td>
    </tr>
  );
}
