import type { OrderedThing, OrderedVisit, OrderPageAnswer } from 'common/contract/order-page';
import { dayOf } from 'common/fulfilment/business-days';
import { ways, type WorkStep } from 'common/fulfilment/steps';
import { dueVisit } from 'common/fulfilment/to-do';
import type { Payload } from 'payload';
import { trackingPage } from '../fulfilment/carrier.ts';
import { expectedAfter } from '../fulfilment/expected.ts';
import { schedulerAddress } from '../fulfilment/scheduler-address.ts';
import { readWorkSettings, type WorkSettings } from '../fulfilment/settings.ts';
import { visitLetter } from '../fulfilment/visit-letter.ts';
import {
  findWork,
  isUnsent,
  missingDetails,
  openPerson,
  type VisitRow,
  type WorkRow,
} from '../fulfilment/work-rows.ts';
import type { OpenedOrder } from './open-order.ts';
import { readPayments } from './payments.ts';

/** Whether the street is known; it is not opened for that. */
export const hasAddress = ({ address, city }: OpenedOrder) => Boolean(address && city);

/** What the page of an order shows, and nothing else of it: no street, phone, birth date, and of others an initial. */
export async function readOrderPage(
  payload: Payload,
  order: OpenedOrder,
  now = new Date(),
): Promise<OrderPageAnswer> {
  const settings = await readWorkSettings(payload);
  const { rows, visits } = await findWork(payload, [order.id]);
  const { address, phone } = await payload.findGlobal({ slug: 'fulfilment-settings', depth: 0 });
  const { timeZone } = settings.calendar;
  const isKnown = hasAddress(order);
  const place = [order.city, order.state].filter(Boolean).join(', ');
  const isAddressOpen = rows.some(isUnsent);
  const money = await readPayments(payload, order.id);
  const due = dueVisit(visits, rows, money.plan !== null);
  const since = dueSince(due, money.plan ? [] : rows, order.createdAt);
  const { promise } = await visitLetter(payload, since, settings.calendar, now);
  const next = due ?? visits.find(({ state }) => state === 'granted' || state === 'booked');
  return {
    success: true,
    number: order.number,
    orderedOn: dayOf(order.createdAt, timeZone),
    today: dayOf(now, timeZone),
    buyer: `${order.firstName ?? ''} ${order.lastName ?? ''}`.trim(),
    place: place || null,
    isAddressMissing: isAddressOpen && !isKnown,
    isAddressOpen,
    things: rows.map((row) => thing(row, rows, isKnown, settings)),
    visits: visits.map((visit) => visitOf(visit, timeZone)),
    scheduler: schedulerAddress(settings.schedulerUrl, order, next),
    timePromise: promise,
    money,
    sender: { address: address ?? '', phone: phone ?? '' },
  };
}

/** When a visit could first be given a time: with the results of the kits that were bought with it. */
const dueSince = (visit: VisitRow | undefined, rows: WorkRow[], orderedAt: string): string =>
  rows
    .filter(({ line }) => line === visit?.line)
    .reduce(
      (latest, { resultsAt }) => (resultsAt && resultsAt > latest ? resultsAt : latest),
      orderedAt,
    );

function thing(
  row: WorkRow,
  rows: WorkRow[],
  isAddressKnown: boolean,
  settings: WorkSettings,
): OrderedThing {
  const isReplaced = rows.some(({ replaces }) => replaces === row.id);
  const { id, kind, name, product, line, quantity, step, labDays, carrier, tracking } = row;
  return {
    id,
    kind,
    name,
    product,
    line,
    quantity,
    step,
    labDays,
    forWhom: forWhom(row),
    days: daysOf(row, settings.calendar.timeZone),
    expected: isReplaced ? null : expectedAfter(step, row.stepAt, labDays, settings),
    parcel: tracking
      ? {
          number: tracking,
          carrier,
          page: trackingPage(carrier, tracking),
        }
      : null,
    isReplacement: row.replaces !== null,
    isReplaced,
    missing: isUnsent(row) ? missingDetails(row, isAddressKnown) : [],
    options: (row.options ?? []).map((option) => ({
      handle: option.handle,
      name: option.name,
    })),
    isOpen: isUnsent(row) && !isReplaced,
  };
}

/** Of others one letter: whoever finds the link learns no name. */
function forWhom(row: WorkRow): string | null {
  if (row.usedBy === 'buyer') return 'you';
  const [initial] = openPerson(row)?.name.trim() ?? '';
  return row.usedBy === 'other' ? `${(initial ?? '?').toUpperCase()}.` : null;
}

function daysOf(row: WorkRow, timeZone: string): OrderedThing['days'] {
  const known: Partial<Record<WorkStep, string | null>> = {
    'to-send': row.createdAt,
    sent: row.sentAt,
    'at-lab': row.atLabAt,
    'results-in': row.resultsAt,
    done: row.doneAt,
    [row.step]: row.stepAt,
  };
  const reached = ways[row.kind].findIndex((step) => step === row.step);
  return Object.fromEntries(
    Object.entries(known).flatMap(([step, at]) => {
      const place = ways[row.kind].findIndex((one) => one === step);
      return at && (reached < 0 || place <= reached) ? [[step, dayOf(at, timeZone)]] : [];
    }),
  );
}

function visitOf(visit: VisitRow, timeZone: string): OrderedVisit {
  const { id, line, label, minutes, state, at, with: held } = visit;
  const when =
    at &&
    new Intl.DateTimeFormat('en-US', {
      weekday: 'long',
      month: 'long',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZone,
      timeZoneName: 'short',
    }).format(new Date(at));
  return { id, line, label, minutes, state, when: when || null, with: held };
}
