import type { BoughtKind, NextSteps } from 'common/contract/orders';
import type { DataFromGlobalSlug, Payload } from 'payload';
import { fillIn } from '../leads/greeting.ts';
import { log } from '../log.ts';
import type { Offer } from '../payload-types.ts';
import { hasKit, hasVisit, kindsOf } from './bought.ts';
import { firstSteps, nextSteps, offerSteps } from './compose.ts';

type CheckoutPage = DataFromGlobalSlug<'checkout'>;
type Step = NextSteps['steps'][number];
type OrderFacts = { lines?: { productId: string }[] | null; needsDetails?: boolean | null };

/** What the confirmation page says after an order. Undefined when it cannot be told: the order stands all the same. */
export async function afterOrder(
  payload: Payload,
  orderId: string,
): Promise<NextSteps | undefined> {
  return await tell(payload, orderId, (bought, { done }) => [
    ...firstSteps(done),
    ...nextSteps(bought, done),
  ]);
}

/** The same for the small checkout, whose page itself tells of the mail and says what the practice asks. */
export async function afterOffer(
  payload: Payload,
  orderId: string,
  handle: string,
): Promise<NextSteps | undefined> {
  return await tell(payload, orderId, async (bought, page) =>
    offerSteps(bought, page.done, arrivalOf(await findOffer(payload, handle), page)),
  );
}

/** What the mail says of it, by what the database holds now. */
export async function stepsInMail(
  payload: Payload,
  order: OrderFacts,
  page: CheckoutPage,
): Promise<{ bought: BoughtKind[]; steps: Step[] }> {
  const handles = (order.lines ?? []).map(({ productId }) => productId);
  const bought = await kindsOf(payload, handles);
  if (!order.needsDetails) return { bought, steps: nextSteps(bought, page.done) };
  const offer = await findOffer(payload, handles[0] ?? '');
  return {
    bought,
    steps: [askOf(offer, page), ...offerSteps(bought, page.done, arrivalOf(offer, page))],
  };
}

async function tell(
  payload: Payload,
  id: string,
  stepsOf: (bought: BoughtKind[], page: CheckoutPage) => Step[] | Promise<Step[]>,
): Promise<NextSteps | undefined> {
  try {
    const [order, page] = await Promise.all([
      payload.findByID({ collection: 'orders', id, depth: 0, select: { lines: true } }),
      payload.findGlobal({ slug: 'checkout', depth: 0 }),
    ]);
    const bought = await kindsOf(
      payload,
      (order.lines ?? []).map(({ productId }) => productId),
    );
    const { lead, leadVisit, helpNote, helpNoteOther } = page.done;
    return {
      bought,
      lead: hasVisit(bought) ? leadVisit : lead,
      steps: await stepsOf(bought, page),
      helpNote: hasKit(bought) ? helpNote : helpNoteOther,
    };
  } catch (err) {
    log.warn({ err, order: id }, 'what follows from an order could not be told');
    return undefined;
  }
}

async function findOffer(payload: Payload, handle: string): Promise<Offer | null> {
  const { docs } = await payload.find({
    collection: 'offers',
    where: { handle: { equals: handle } },
    depth: 0,
    limit: 1,
  });
  return docs[0] ?? null;
}

/** The words of the small checkout end with a point there: they begin a line. */
const asTime = (words: string) => words.replace(/\.$/, '');

function askOf(offer: Offer | null, { dialog }: CheckoutPage): Step {
  return {
    when: asTime(dialog.done.second),
    title: '',
    text: fillIn(dialog.ask, { details: offer?.asksFor || dialog.missing }),
  };
}

function arrivalOf(offer: Offer | null, { dialog }: CheckoutPage): Step | null {
  return offer?.arrival
    ? { when: asTime(dialog.done.third), title: offer.arrival, text: '' }
    : null;
}
