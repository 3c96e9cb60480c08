import type { OrderPageAnswer } from 'common/contract/order-page';
import { LogoMark } from '../layout/logo-mark.tsx';
import { fullDay } from './days.ts';
import type { Practice } from './details-answer.ts';

const states = { due: 'due', paid: 'paid', failed: 'open', stopped: 'not taken' };
const cell = 'border-t border-[#999] py-2 align-top';

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
    <section
      data-prints-alone=""
      aria-label="Receipt"
      className="hidden text-[11pt]/snug text-black print:block"
    >
      <div className="flex items-start justify-between gap-6 border-b-2 border-black pb-4">
        <div className="flex items-center gap-3">
          <LogoMark className="h-11 w-auto flex-none" />
          <div>
            <p className="font-serif text-[14pt]/tight">{practice?.name}</p>
            <p className="text-[9pt]">
              {[sender.address, sender.phone].filter(Boolean).join(' · ')}
            </p>
          </div>
        </div>
        <div className="text-right">
          <h2 className="font-serif text-[24pt]/none">Receipt</h2>
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
      <table className="w-full border-collapse">
        <thead className="text-[9pt]">
          <tr>
            <th className="pb-2 text-left font-semibold">What</th>
            <th className="pb-2 text-right font-semibold">Each</th>
            <th className="pb-2 text-right font-semibold">Number</th>
            <th className="pb-2 text-right font-semibold">Amount</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, quantity, each, sum }) => (
            <tr key={name}>
              <td className={`${cell} font-semibold`}>{name}</td>
              <td className={`${cell} text-right`}>{each}</td>
              <td className={`${cell} text-right`}>{quantity}</td>
              <td className={`${cell} text-right`}>{sum}</td>
            </tr>
          ))}
          {coupon ? <Sum label={`Coupon ${coupon.code}`} value={`−${coupon.discount}`} /> : null}
          {sentBack ? <Sum label="Sent back" value={`−${sentBack}`} /> : null}
        </tbody>
        <tfoot>
          <tr className="border-t-2 border-black text-[13pt] font-semibold">
            <td colSpan={3} className="pt-2 text-right">
              Paid until today
            </td>
            <td className="pt-2 text-right">{paid}</td>
          </tr>
        </tfoot>
      </table>
      {plan ? (
        <>
          <h3 className="mt-8 mb-2 font-semibold">Payments of the {plan.name}</h3>
          <table className="w-full border-collapse">
            <tbody>
              {plan.payments.map(({ day, amount, state }, place_) => (
                <tr key={day}>
                  <td className={cell}>
                    {place_ + 1} of {plan.payments.length}
                  </td>
                  <td className={cell}>{fullDay(day)}</td>
                  <td className={cell}>{states[state]}</td>
                  <td className={`${cell} text-right`}>{amount}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      ) : null}
      <p className="mt-10 border-t border-[#999] pt-3 text-[9pt]">
        Printed {fullDay(today)}. This receipt shows what was paid until today. {practice?.email}
      </p>
    </section>
  );
}

function Sum({ label, value }: { label: string; value: string }) {
  return (
    <tr>
      <td colSpan={3} className={`${cell} text-right`}>
        {label}
      </td>
      <td className={`${cell} text-right`}>{value}</td>
    </tr>
  );
}
