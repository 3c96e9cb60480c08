import type { BoughtKind, NextSteps } from 'common/contract/orders';
import type { Calendar } from 'common/fulfilment/business-days';
import { datedWords } from 'common/fulfilment/spell-days';
import { askFor, toDoLabels } from 'common/fulfilment/to-do';
import type { DataFromGlobalSlug, Payload } from 'payload';
import { env } from '../../env.ts';
import { log } from '../../log.ts';
import { fillIn, greetingName } from '../../mails/greeting.ts';
import type { ConfirmedOrder, Surroundings } from '../../mails/sources.ts';
import type { Offer } from '../../payload-types.ts';
import { readWorkSettings } from '../settings.ts';
import { actionOf, findWaiting, type Waiting } from '../to-do.ts';
import { visitLetter } from '../visit-letter.ts';
import { beginsWithVisit, hasKit, isShipped, kindsOf, monthsOf } from './bought.ts';
import { type Beginning, mailNote, nextSteps, offerSteps } from './compose.ts';
import { withLabDays } from './lab-days.ts';
import { pageLead, situationLead } from './leads.ts';
import { aboutKits } from './one-kit.ts';
import { thanks } from './thanks.ts';

type CheckoutPage = DataFromGlobalSlug<'checkout'>;
type Step = NextSteps['steps'][number];

/** What the confirmation page says after an order. Undefined when it cannot be told: the order stands all the same. */
export async function afterOrder(
  payload: Payload,
  orderId: string,
): Promise<NextSteps | undefined> {
  return await tell(payload, orderId, (bought, { done }, beginning) =>
    nextSteps(bought, done, beginning),
  );
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
  const { now, lead } = await beginOf(payload, { bought, handles, waiting, createdAt, calendar });
  const dated = datedFrom(createdAt, calendar, waiting);
  const around = {
    bought,
    headline:
      now || lead.months !== null
        ? thanks({
            firstName: greetingName(firstName ?? ''),
            bought,
            kitCount: 0,
            toDo: now ? waiting.toDo : null,
          })
        : null,
    lead: situationLead(lead),
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
    steps: [
      now ?? askOf(offer, page),
      ...offerSteps(bought, page.done, arrivalOf(offer, page)).map(dated),
    ],
  };
}

const nothing: Waiting = {
  toDo: null,
  missing: [],
  scheduler: null,
  labTimes: { kits: [], isOpen: false, count: 0 },
};

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
    const handles = (order.lines ?? []).map(({ productId }) => productId);
    const bought = await kindsOf(payload, handles);
    const { helpNote, helpNoteOther } = page.done;
    const { createdAt } = order;
    const { now, lead } = await beginOf(payload, { bought, handles, waiting, createdAt, calendar });
    return {
      bought,
      headline: thanks({
        firstName: order.firstName ?? '',
        bought,
        kitCount: (order.lines ?? []).reduce((sum, { quantity }) => sum + quantity, 0),
        toDo: now ? waiting.toDo : null,
      }),
      lead: pageLead(page.done, {
        ...lead,
        hasScheduler: waiting.scheduler !== null,
        beginsWithVisit: beginsWithVisit(bought),
      }),
      ...(now && { now }),
      ...(lead.promise && { letter: lead.promise }),
      steps: (await stepsOf(bought, page, beginningOf(waiting))).map(
        datedFrom(createdAt, calendar, waiting),
      ),
      mailNote: mailNote(page.done),
      helpNote: hasKit(bought) ? aboutKits(helpNote, waiting.labTimes.count) : helpNoteOther,
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

/** What the order begins with: the lead of page and mail says it. */
async function beginOf(
  payload: Payload,
  {
    bought,
    handles,
    waiting,
    createdAt,
    calendar,
  }: {
    bought: BoughtKind[];
    handles: string[];
    waiting: Waiting;
    createdAt: string;
    calendar: Calendar;
  },
) {
  const now = nowOf(waiting);
  const months = bought.includes('program') ? await monthsOf(payload, handles) : null;
  // Of a program it is told at once that somebody writes: its kit and its first visit have nothing to do with each other.
  const isWritten = beginsWithVisit(bought) && !waiting.scheduler && (!now || months !== null);
  const promise = isWritten ? (await visitLetter(payload, createdAt, calendar)).promise : null;
  return { now, lead: { isAsked: now !== undefined, months, promise } };
}

/** A step as it is true of this order: its days counted from the order and from those of its labs, one kit or several. */
const datedFrom =
  (from: string, calendar: Calendar, { labTimes }: Waiting) =>
  ({ when, title, text }: Step): Step =>
    withLabDays(
      {
        when: datedWords(when, new Date(from), calendar),
        title: aboutKits(title, labTimes.count),
        text: aboutKits(text, labTimes.count),
      },
      labTimes,
    );

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
