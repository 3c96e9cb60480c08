import { toDoLabels } from 'common/fulfilment/to-do';
import type { Payload } from 'payload';
import type { Offer, Product } from '../../payload-types.ts';
import { letter } from '../mail.ts';
import { orderPageAddress } from '../order-page-address.ts';
import { why } from '../paper.ts';
import { buyer, sampleBuyer } from './buyer.ts';

export const orderDetails = letter({
  kind: 'order-details',
  label: 'Details that are missing, to the customer',
  about: 'order',
  words: {
    name: 'orderDetails',
    label: 'When an order needs details',
    when: 'Goes to buyers who paid in the small dialog, which asks for no address. {details} becomes what the offer still needs to know.',
    first: {
      subject: 'One thing we need for your order {number}',
      text: 'Thank you, {name}. Please answer this mail and tell us {details}.',
      why: why.order,
    },
  },
  facts: async ({ payload, id, from }) => {
    const order = await payload.findByID({ collection: 'orders', id, depth: 0 });
    const offer = await findOffer(payload, order.productType ?? '');
    return {
      values: { ...buyer(order), details: offer?.asksFor || 'where to send it' },
      href: null,
      orderPage: orderPageAddress(order),
      orderLabel: await from.askedFor(id),
      label: [{ term: 'Your order', detail: `${order.number}: ${order.productName ?? ''}` }],
      note: choiceOf(offer),
    };
  },
  sample: ({ paper }) => ({
    values: { ...sampleBuyer, details: 'which test you want, and where to send it' },
    href: null,
    orderPage: paper.siteUrl,
    orderLabel: toDoLabels.kit,
    label: [
      { term: 'Your order', detail: `${sampleBuyer.number}: Complete Gut Health Package (x1)` },
    ],
  }),
});

/** With its product and what that is made of; null when it is not sold any more. */
async function findOffer(payload: Payload, handle: string): Promise<Offer | null> {
  const where = { handle: { equals: handle } };
  const { docs } = await payload.find({ collection: 'offers', where, depth: 2, limit: 1 });
  return docs[0] ?? null;
}

/** What a package leaves open, by name. Null for an offer of one thing. */
function choiceOf(offer: Offer | null): string | null {
  const parts = (offer?.products ?? []).flatMap((product) =>
    typeof product === 'object' ? (product.parts ?? []) : [],
  );
  const choices = parts.map(({ oneOf }) => oneOf.flatMap(publishedName));
  const sentences = choices
    .filter((names) => names.length > 1)
    .map((names) => `You can choose between ${names.join(', ')}.`);
  return sentences.join(' ') || null;
}

function publishedName(product: string | Product): string[] {
  if (typeof product === 'string') return [];
  const { name, _status: status } = product;
  return status === 'published' ? [name] : [];
}
