import { addBusinessDays, addDays, dayOf, endOf } from 'common/fulfilment/business-days';
import type { WorkStep } from 'common/fulfilment/steps';
import type { WorkSettings } from './settings.ts';

/** When the next thing should happen, as days of the practice; computed from the day of the step whenever it is shown (ORD-04). */
export type Expected = { from: string; to: string };

/** What is expected of something that is at `step` since `since`; null where nobody waits for a day. */
export function expectedAfter(
  step: WorkStep,
  since: string | Date,
  labDays: number | null,
  settings: WorkSettings,
): Expected | null {
  const { calendar } = settings;
  const day = dayOf(since, calendar.timeZone);
  const business = (count: number) => addBusinessDays(day, count, calendar);
  if (step === 'to-send')
    return { from: business(settings.leavesFrom), to: business(settings.leavesTo) };
  if (step === 'sent')
    return { from: business(settings.arrivesFrom), to: business(settings.arrivesTo) };
  if (step === 'at-lab' && labDays !== null) {
    const to = addDays(day, labDays);
    return { from: to, to };
  }
  return null;
}

/** The moment after which it is overdue: of a kit with a family, when its sample should have come back; null: never. */
export function dueAt(
  kind: 'kit' | 'goods',
  step: WorkStep,
  since: string | Date,
  labDays: number | null,
  settings: WorkSettings,
): Date | null {
  const { timeZone } = settings.calendar;
  if (step === 'sent') {
    if (kind === 'goods') return null;
    return endOf(addDays(dayOf(since, timeZone), settings.returnDays), timeZone);
  }
  const expected = expectedAfter(step, since, labDays, settings);
  return expected && endOf(expected.to, timeZone);
}
