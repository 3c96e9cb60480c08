import type { Payload } from 'payload';
import { env } from '../env.ts';
import { stepsInMail } from '../fulfilment/after-order.ts';
import { greetingName } from '../leads/greeting.ts';
import { planPart } from './letters/plan-part.tsx';
import type { OrderMailKind } from './mail-kinds.ts';
import { findMoneyFacts, isAboutMoney } from './money-facts.ts';
import type { OrderFacts } from './order-view.ts';
import type { LetterFacts } from './write-letter.ts';

export type OrderMailRow = {
  kind: OrderMailKind;
  subject: string;
  order: string;
  occasion: string;
};

/** What the confirmation of an order says, from what the database holds now. Throws when the order is gone. */
export async function findOrderFacts(payload: Payload, id: string): Promise<OrderFacts> {
  const order = await payload.findByID({ collection: 'orders', id, depth: 0 });
  const { docs } = await payload.find({
    collection: 'plans',
    where: { order: { equals: id } },
    depth: 0,
    limit: 1,
  });
  const plan = docs[0] ? planPart(docs[0].productName, docs[0].payments ?? []) : null;
  return { ...(await withSurroundings(payload, order)), plan };
}

/** What a letter about an order says. A notice leads the practice to the order and holds its number alone. */
export async function findOrderLetterFacts(
  payload: Payload,
  { kind, order: id, occasion }: OrderMailRow,
): Promise<LetterFacts> {
  const order = await payload.findByID({ collection: 'orders', id, depth: 0 });
  const { number, firstName } = order;
  if (isAboutMoney(kind)) return await findMoneyFacts(payload, kind, order, occasion);
  if (kind === 'order-notice' || kind === 'order-review')
    return { values: { number }, href: `${env().CMS_PUBLIC_URL}/admin/collections/orders/${id}` };
  return { values: { number, name: greetingName(firstName ?? '') }, href: null };
}

/** Adds to an order what stands around it in the mail: pictures, the next steps, the scripture. */
export async function withSurroundings(
  payload: Payload,
  order: OrderFacts['order'],
): Promise<OrderFacts> {
  const handles = (order.lines ?? []).map(({ productId }) => productId);
  const [checkout, home, pictures] = await Promise.all([
    payload.findGlobal({ slug: 'checkout', depth: 0 }),
    payload.findGlobal({ slug: 'home', depth: 0 }),
    findPictures(payload, handles, env().SITE_URL),
  ]);
  return {
    order,
    ...(await stepsInMail(payload, order, checkout)),
    scripture: home.scripture,
    pictures,
    plan: null,
  };
}

/** Pictures of products that still exist; a mail goes out without one rather than not at all. */
async function findPictures(
  payload: Payload,
  handles: string[],
  siteUrl: string,
): Promise<Map<string, string>> {
  const { docs } = await payload.find({
    collection: 'products',
    where: { handle: { in: handles } },
    select: { handle: true, picture: true },
    depth: 1,
    pagination: false,
  });
  return new Map(
    docs.flatMap(({ handle, picture }) => {
      const filename = typeof picture === 'object' ? picture?.sizes?.mail?.filename : null;
      return filename
        ? [[handle, `${siteUrl}/media/${encodeURIComponent(filename)}`] as const]
        : [];
    }),
  );
}
