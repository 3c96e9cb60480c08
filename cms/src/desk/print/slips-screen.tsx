import type { Visit } from '../frame/enter-desk.ts';
import { PackingSlip, piecesToPack } from './packing-slip.tsx';
import { PrintBar } from './print-bar.tsx';
import { addressOf, nameOf, readPapers, readSender } from './read-papers.ts';

const most = 50;

/** Slips and labels for one order or for many, a sheet each. */
export async function SlipsScreen({ visit: { req }, orders }: { visit: Visit; orders: string[] }) {
  const { sender, dates } = await readSender(req);
  const papers = await readPapers(req, 'slip', [...new Set(orders)].slice(0, most));
  const ready = papers.filter(
    ({ order, pieces }) => addressOf(order).length === 2 && piecesToPack(pieces).length > 0,
  );
  const left = papers.filter((paper) => !ready.includes(paper));
  const only = papers.length === 1 ? papers[0] : null;
  return (
    <>
      <PrintBar
        back={
          only
            ? { href: `/admin/orders/${only.order.id}`, label: nameOf(only.order) }
            : { href: '/admin/orders', label: 'Orders' }
        }
        button={ready.length === 1 ? 'Print the slip' : `Print ${ready.length} slips`}
      />
      <main className="papers">
        {left.map(({ order }) => (
          <p key={order.id} className="note note--wait">
            {nameOf(order)}, {order.number}: nothing of it can be packed. Either its address is
            missing, or nothing waits to be sent.
          </p>
        ))}
        {papers.length === 0 && <p className="note">No order was chosen.</p>}
        {ready.map((paper) => (
          <PackingSlip
            key={paper.order.id}
            paper={paper}
            sender={sender}
            dates={dates}
            printedAt={new Date()}
          />
        ))}
      </main>
    </>
  );
}
