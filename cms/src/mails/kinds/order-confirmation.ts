import type { OrderFacts } from '../letters/order-view.ts';
import { planPart } from '../letters/plan-part.tsx';
import { writeOrderConfirmation } from '../letters/write-order.ts';
import { mail } from '../mail.ts';
import { orderPageAddress } from '../order-page-address.ts';
import { why } from '../paper.ts';
import { buyer, findPlan } from './buyer.ts';
import { sampleOrder, samplePlan } from './sample-order.ts';

type Facts = OrderFacts & { values: ReturnType<typeof buyer> };

export const orderConfirmation = mail({
  kind: 'order-confirmation',
  label: 'Order confirmation, to the customer',
  about: 'order',
  to: 'reader',
  words: {
    name: 'order',
    label: 'After an order',
    when: 'Goes to the buyer, with the list of what was bought.',
    first: {
      subject: 'Your order {number} is confirmed',
      title: 'Thank you, {name}. Your order is confirmed.',
      text: 'Your payment arrived. Below is what you bought and what happens next.',
      next: 'What happens next',
      button: 'Back to the shop',
      helpTitle: 'Something not right?',
      help: 'Answer this mail, and a person reads it. Before a kit ships we can change or cancel it.',
      helpOther: 'Answer this mail, and a person reads it.',
      why: why.order,
    },
  },
  facts: async ({ payload, from, id }): Promise<Facts> => {
    const order = await payload.findByID({
      collection: 'orders',
      id,
      depth: 0,
      context: { decrypt: true },
    });
    const plan = await findPlan(payload, id);
    const orderPage = orderPageAddress(order);
    return {
      values: buyer(order),
      order,
      orderPage,
      ...(await from.surroundings(order, orderPage)),
      plan: plan && planPart(plan.productName, plan.payments ?? []),
    };
  },
  sample: async ({ paper, from }): Promise<Facts> => ({
    values: buyer(sampleOrder),
    order: sampleOrder,
    orderPage: paper.siteUrl,
    ...(await from.surroundings(sampleOrder, paper.siteUrl)),
    plan: samplePlan,
  }),
  write: async (paper, words, facts: Facts) => await writeOrderConfirmation(paper, words, facts),
});
