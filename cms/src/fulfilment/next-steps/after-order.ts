import type { BoughtKind, NextSteps } from 'common/contract/orders';
import type { DataFromGlobalSlug, Payload } from 'payload';
import { env } from '../../env.ts';
import { log } from '../../log.ts';
import { fillIn } from '../../mails/greeting.ts';
import type { ConfirmedOrder, Surroundings } from '../../mails/sources.ts';
import type { Offer } from '../../payload-types.ts';
import { hasKit, hasVisit, isShipped, kindsOf } from './bought.ts';
import { firstSteps, nextSteps, offerSteps } from './compose.ts';

type CheckoutPage = DataFromGlobalSlug<'checkout'>;
type Step = NextSteps['steps'][number];

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

/** What stands around an order in its confirmation, by what the database holds now. */
export async function surroundingsOf(
  payload: Payload,
  { lines, needsDetails }: ConfirmedOrder,
): Promise<Surroundings> {
  const handles = (lines ?? []).map(({ productId }) => productId);
  const [page, { scripture }, bought, pictures] = await Promise.all([
    payload.findGlobal({ slug: 'checkout', depth: 0 }),
    payload.findGlobal({ slug: 'home', depth: 0 }),
    kindsOf(payload, handles),
    findPictures(payload, handles),
  ]);
  const around = { hasKit: hasKit(bought), isShipped: isShipped(bought), scripture, pictures };
  if (!needsDetails) return { ...around, steps: nextSteps(bought, page.done) };
  const offer = await findOffer(payload, handles[0] ?? '');
  return {
    ...around,
    steps: [askOf(offer, page), ...offerSteps(bought, page.done, arrivalOf(offer, page))],
  };
}

/** Pictures of products that still exist; a mail goes out without one rather than not at all. */
async function findPictures(payload: Payload, handles: string[]): Promise<Map<string, string>> {
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
        ? [[handle, `${env().SITE_URL}/media/${encodeURIComponent(filename)}`] as const]
        : [];
    }),
  );
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
