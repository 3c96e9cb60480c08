import type { OrderAction } from 'common/contract/orders';
import {
  dueVisit,
  firstToDo,
  type MissingDetail,
  type ToDo,
  toDoLabels,
} from 'common/fulfilment/to-do';
import type { Payload } from 'payload';
import type { LabTimes } from './next-steps/lab-days.ts';
import { schedulerAddress } from './scheduler-address.ts';
import { readWorkSettings } from './settings.ts';
import { findWork, isUnsent, missingDetails, type WorkRow } from './work-rows.ts';

/**
 * What an order waits for from its buyer. `scheduler`: the practice's calendar for the visit that is next. `labTimes`: how
 * long what is sent to a laboratory takes there.
 */
export type Waiting = {
  toDo: ToDo | null;
  missing: MissingDetail[];
  scheduler: string | null;
  labTimes: LabTimes;
};

type StoredOrder = {
  id: string;
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  address: string | null;
  city: string | null;
  isSubscription: string | null;
};

/** The one thing that its buyer can do for an order now, by its work as it stands. */
export async function findWaiting(payload: Payload, orderId: string): Promise<Waiting> {
  const { schedulerUrl } = await readWorkSettings(payload);
  const { rows, visits } = await findWork(payload, [orderId]);
  const order = await payload.db.findOne<StoredOrder>({
    collection: 'orders',
    where: { id: { equals: orderId } },
    select: {
      firstName: true,
      lastName: true,
      email: true,
      address: true,
      city: true,
      isSubscription: true,
    },
  });
  const labTimes = labTimesOf(rows);
  if (!order) return { toDo: null, missing: [], scheduler: null, labTimes };
  const hasAddress = Boolean(order.address && order.city);
  const missing = rows.filter(isUnsent).flatMap((row) => missingDetails(row, hasAddress));
  const due = dueVisit(visits, rows, order.isSubscription === 'true');
  const next = due ?? visits.find(({ state }) => state === 'granted');
  const scheduler = schedulerAddress(schedulerUrl, order, next);
  const toDo = firstToDo(missing, scheduler !== null && due !== undefined);
  return { toDo, missing, scheduler, labTimes };
}

function labTimesOf(rows: readonly WorkRow[]): LabTimes {
  const kits = rows.filter(({ kind }) => kind === 'kit');
  const choices = kits.map(({ product, name, labDays, options }) =>
    product
      ? [{ name, days: labDays }]
      : (options ?? []).map((one) => ({ name: one.name, days: one.labDays })),
  );
  return { kits: choices.flat(), isOpen: kits.some(({ product }) => !product), count: kits.length };
}

/** The button for it; null where there is nothing to press. `page`: of the order, on which everything else is told. */
export function actionOf({ toDo, scheduler }: Waiting, page: string | null): OrderAction | null {
  const to = toDo === 'time' ? scheduler : page;
  return toDo && to ? { label: toDoLabels[toDo], to, isCalendar: toDo === 'time' } : null;
}
