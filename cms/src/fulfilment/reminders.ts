import { addDays, dayOf } from 'common/fulfilment/business-days';
import type { Payload } from 'payload';
import { writeMail } from '../mails/sending/outbox.ts';
import { inTransaction } from '../transaction.ts';
import { readWorkSettings } from './settings.ts';
import { isSwitchedOn } from './step-mails.ts';
import { findWorkOrder, saveRow, type VisitRow, type WorkRow, workTurn } from './work-rows.ts';

const dayMs = 86_400_000;

/** Days after which somebody who has not told what is missing is written to, once each. */
const reminderDays = [3, 10];

/** Writes the mails of visits that are tomorrow, and those to buyers whose details are missing. Each once, whenever it runs. */
export async function remindOfWork(payload: Payload, now = new Date()): Promise<void> {
  const settings = await readWorkSettings(payload);
  if (isSwitchedOn(settings, 'tomorrow'))
    await remindOfVisits(payload, settings.calendar.timeZone, now);
  if (isSwitchedOn(settings, 'details')) await remindOfDetails(payload, now);
}

async function remindOfVisits(payload: Payload, timeZone: string, now: Date): Promise<void> {
  const { docs } = await payload.db.find<VisitRow>({
    collection: 'visits',
    where: {
      and: [
        { state: { equals: 'booked' } },
        { at: { greater_than: now.toISOString() } },
        { at: { less_than: new Date(now.getTime() + 2 * dayMs).toISOString() } },
      ],
    },
    limit: 0,
    pagination: false,
  });
  const tomorrow = addDays(dayOf(now, timeZone), 1);
  for (const visit of docs) {
    if (!visit.at || dayOf(visit.at, timeZone) !== tomorrow) continue;
    await inTransaction(payload, workTurn(visit.order), async (req) => {
      const order = await findWorkOrder(req, visit.order);
      await writeMail(req, 'visit-tomorrow', order, `${visit.id}:${visit.calendarSequence ?? 0}`);
    });
  }
}

async function remindOfDetails(payload: Payload, now: Date): Promise<void> {
  for (const [index, days] of reminderDays.entries()) {
    const { docs } = await payload.db.find<WorkRow>({
      collection: 'fulfilments',
      where: {
        and: [
          { step: { equals: 'needs-details' } },
          { stepAt: { less_than: new Date(now.getTime() - days * dayMs).toISOString() } },
          { remindersSent: { less_than_equal: index } },
        ],
      },
      limit: 100,
    });
    for (const row of docs)
      await inTransaction(payload, workTurn(row.order), async (req) => {
        const order = await findWorkOrder(req, row.order);
        await writeMail(req, 'details-reminder', order, String(index + 1));
        await saveRow(req, row, { remindersSent: index + 1 });
      });
  }
}
