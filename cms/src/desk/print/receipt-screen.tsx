import { notFound } from 'next/navigation';
import { readMoney } from '../../payments/orders/order-money.ts';
import type { Visit } from '../frame/enter-desk.ts';
import { PrintBar } from './print-bar.tsx';
import { nameOf, readPapers, readSender } from './read-papers.ts';
import { Receipt } from './receipt.tsx';

export async function ReceiptScreen({ visit: { req }, order }: { visit: Visit; order: string }) {
  const [paper] = await readPapers(req, 'receipt', [order]);
  if (!paper) notFound();
  const [{ sender, dates }, money] = await Promise.all([
    readSender(req),
    readMoney(req.payload, order),
  ]);
  return (
    <>
      <PrintBar
        back={{ href: `/admin/orders/${order}`, label: nameOf(paper.order) }}
        button="Print the receipt"
      />
      <main className="papers">
        <Receipt paper={paper} money={money} sender={sender} dates={dates} printedAt={new Date()} />
      </main>
    </>
  );
}
