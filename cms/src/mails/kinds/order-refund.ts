import { formatAmount, readWireAmount } from 'common/money';
import { letter } from '../mail.ts';
import { orderPageAddress } from '../order-page-address.ts';
import { why } from '../paper.ts';
import { buyer, findPlan, sampleBuyer, sumOf, yourOrder } from './buyer.ts';

/** Its occasion is the request that asked for the refund. */
export const orderRefund = letter({
  kind: 'order-refund',
  label: 'Refund, to the customer',
  about: 'order',
  words: {
    name: 'refund',
    label: 'After a refund',
    when: 'Amount and order stand below it.',
    first: {
      subject: 'Your refund for order {number}',
      text: 'Hi {name}, we sent money back to the card that you paid with. Your bank shows it within five to ten business days.',
      why: why.order,
    },
  },
  facts: async ({ payload, id, occasion }) => {
    const order = await payload.findByID({ collection: 'orders', id, depth: 0 });
    const { docs } = await payload.find({
      collection: 'refunds',
      where: {
        and: [
          { order: { equals: id } },
          { request: { equals: occasion } },
          { state: { not_equals: 'failed' } },
        ],
      },
      depth: 0,
      pagination: false,
    });
    const [, ...later] = (await findPlan(payload, id))?.payments ?? [];
    const paid =
      (readWireAmount(order.amount) ?? 0) + sumOf(later.filter(({ state }) => state === 'paid'));
    const back = sumOf(docs);
    const detail =
      back < paid
        ? `${formatAmount(back)} of ${formatAmount(paid)}`
        : `${formatAmount(back)}, all that you paid`;
    return {
      values: buyer(order),
      href: null,
      orderPage: orderPageAddress(order),
      label: [{ term: 'Refund', detail }, yourOrder(order)],
    };
  },
  sample: ({ paper }) => ({
    values: sampleBuyer,
    href: null,
    orderPage: paper.siteUrl,
    label: [{ term: 'Refund', detail: '$50.00 of $954.00' }, yourOrder(sampleBuyer)],
  }),
});
