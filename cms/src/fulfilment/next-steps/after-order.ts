import type { BoughtKind, NextSteps } from 'common/contract/orders';
import type { Calendar } from 'common/fulfilment/business-days';
import { shortDay } from 'common/fulfilment/day-words';
import { spellDays } from 'common/fulfilment/spell-days';
import { withTimePromise } from 'common/fulfilment/time-promise';
import { askFor, toDoLabels } from 'common/fulfilment/to-do';
import type { DataFromGlobalSlug, Payload } from 'payload';
import { env } from '../../env.ts';
import { log } from '../../log.ts';
import { fillIn, greetingName } from '../../mails/greeting.ts';
import type { ConfirmedOrder, Surroundings } from '../../mails/sources.ts';
import type { Offer } from '../../payload-types.ts';
import { readWorkSettings } from '../settings.ts';
import { actionOf, findWaiting, type Waiting } from '../to-do.ts';
import { type VisitLetter, visitLetter } from '../visit-letter.ts';
import { beginsWithVisit, hasKit, isShipped, kindsOf } from './bought.ts';
import { type Beginning, firstSteps, nextSteps, offerSteps } from './compose.ts';
import { firstLeads } from './first-next-steps.ts';
import { thanks } from './thanks.ts';

type CheckoutPage = DataFromGlobalSlug<'checkout'>;
type Step = NextSteps['steps'][number];

/** What the confirmation page says after an order. Undefined when it cannot be told: the order stands all the same. */
export async function afterOrder(
  payload: Payload,
  orderId: string,
): Promise<NextSteps | undefined> {
  return await tell(payload, orderId, (bought, { done }, beginning) => [
    ...firstSteps(done),
    ...nextSteps(bought, done, beginning),
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

/** What stands around an order in its confirmation, by what the database holds now. `orderPage`: its address. */
export async function surroundingsOf(
  payload: Payload,
  { id, createdAt, firstName, lines, needsDetails }: ConfirmedOrder,
  orderPage: string | null,
): Promise<Surroundings> {
  const handles = (lines ?? []).map(({ productId }) => productId);
  const [waiting, { calendar }, page, { scripture }, bought, pictures] = await Promise.all([
    id ? findWaiting(payload, id) : nothing,
    readWorkSettings(payload),
    payload.findGlobal({ slug: 'checkout', depth: 0 }),
    payload.findGlobal({ slug: 'home', depth: 0 }),
    kindsOf(payload, handles),
    findPictures(payload, handles),
  ]);
  const now = nowOf(waiting);
  const letter = await letterOf(payload, { bought, waiting, now, createdAt, calendar });
  const dated = datedFrom(createdAt, calendar, letter);
  const around = {
    bought,
    headline: now
      ? thanks({
          firstName: greetingName(firstName ?? ''),
          bought,
          kitCount: 0,
          toDo: waiting.toDo,
        })
      : null,
    lead: now ? oneThing : (letter?.promise ?? null),
    hasKit: hasKit(bought),
    isShipped: isShipped(bought),
    scripture,
    pictures,
    action: actionOf(waiting, orderPage),
  };
  if (!needsDetails) {
    const steps = nextSteps(bought, page.done, beginningOf(waiting)).map(dated);
    return { ...around, steps: [...(now ? [now] : []), ...steps] };
  }
  const offer = await findOffer(payload, handles[0] ?? '');
  return {
    ...around,
    steps: [now ?? askOf(offer, page), ...offerSteps(bought, page.done, arrivalOf(offer, page))],
  };
}

const nothing: Waiting = { toDo: null, missing: [], scheduler: null };

/** What waits for the buyer, as the first of the steps. What is said on the page of the order needs such pages. */
function nowOf({ toDo, missing }: Waiting): Step | undefined {
  if (toDo === 'time')
    return { when: 'Now', title: toDoLabels.time, text: 'In our calendar, as it suits you.' };
  if (!toDo || !env().LINK_SECRET) return undefined;
  return { when: 'Now', title: toDoLabels[toDo], text: askFor(missing) };
}

const beginningOf = ({ toDo, scheduler }: Waiting): Beginning => ({
  isKitAsked: !env().LINK_SECRET,
  time: toDo === 'time' ? 'said' : scheduler ? 'calendar' : 'letter',
});

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
  stepsOf: (
    bought: BoughtKind[],
    page: CheckoutPage,
    beginning: Beginning,
  ) => Step[] | Promise<Step[]>,
): Promise<NextSteps | undefined> {
  try {
    const [waiting, { calendar }, order, page] = await Promise.all([
      findWaiting(payload, id),
      readWorkSettings(payload),
      payload.findByID({
        collection: 'orders',
        id,
        depth: 0,
        select: { lines: true, firstName: true, createdAt: true },
      }),
      payload.findGlobal({ slug: 'checkout', depth: 0 }),
    ]);
    const bought = await kindsOf(
      payload,
      (order.lines ?? []).map(({ productId }) => productId),
    );
    const { helpNote, helpNoteOther } = page.done;
    const now = nowOf(waiting);
    const { createdAt } = order;
    const letter = await letterOf(payload, { bought, waiting, now, createdAt, calendar });
    return {
      bought,
      headline: thanks({
        firstName: order.firstName ?? '',
        bought,
        kitCount: (order.lines ?? []).reduce((sum, { quantity }) => sum + quantity, 0),
        toDo: now ? waiting.toDo : null,
      }),
      lead: leadOf(page, { bought, waiting, now, letter }),
      ...(now && { now }),
      ...(letter && { letter: letter.promise }),
      steps: (await stepsOf(bought, page, beginningOf(waiting))).map(
        datedFrom(createdAt, calendar, letter),
      ),
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

const paid = 'Your payment arrived, and your receipt is on its way.';
const oneThing = 'One thing is left for you to do.';

type Situation = { bought: BoughtKind[]; waiting: Waiting; now: Step | undefined };

/** The practice's letter about a time, where nothing else comes first and no calendar takes its place. */
async function letterOf(
  payload: Payload,
  {
    bought,
    waiting,
    now,
    createdAt,
    calendar,
  }: Situation & { createdAt: string; calendar: Calendar },
): Promise<VisitLetter | null> {
  if (now || waiting.scheduler || !beginsWithVisit(bought)) return null;
  return await visitLetter(payload, createdAt, calendar);
}

/** The sentence below the large line of the page. */
function leadOf(
  { done: { lead, leadVisit } }: CheckoutPage,
  { bought, waiting, now, letter }: Situation & { letter: VisitLetter | null },
): string {
  if (now) return `${paid} ${oneThing}`;
  // The large line has given thanks.
  if (!beginsWithVisit(bought)) return lead.replace(/^Thank you[.!] +/, '');
  // What nobody has written anew promises a time as well, in words that the large line has said.
  if (letter && leadVisit === firstLeads.leadVisit) return `${paid} ${letter.promise}`;
  return withTimePromise(leadVisit, waiting.scheduler !== null, letter?.promise);
}

/** A step with the days that its words mean, counted from the order; not the day that the letter's promise has said. */
function datedFrom(from: string, calendar: Calendar, letter: VisitLetter | null) {
  return (step: Step): Step => {
    const days = spellDays(step.when, new Date(from), calendar);
    const isSaid = letter !== null && days === shortDay(letter.by);
    return days && !isSaid ? { ...step, when: `${step.when}, ${days}` } : step;
  };
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
