import { type Calendar, toCalendar } from 'common/fulfilment/business-days';
import type { Payload, PayloadRequest } from 'payload';
import type { FulfilmentSetting } from '../payload-types.ts';

/** Days, zone and holidays as the practice has them now. */
export type WorkSettings = Pick<
  FulfilmentSetting,
  'leavesFrom' | 'leavesTo' | 'arrivesFrom' | 'arrivesTo' | 'returnDays' | 'mails'
> & { calendar: Calendar; schedulerUrl: string };

export async function readWorkSettings(
  payload: Payload,
  req?: PayloadRequest,
): Promise<WorkSettings> {
  const { holidays, timeZone, schedulerUrl, ...days } = await payload.findGlobal({
    slug: 'fulfilment-settings',
    depth: 0,
    ...(req && { req }),
  });
  return {
    ...days,
    schedulerUrl: schedulerUrl ?? '',
    calendar: toCalendar({ timeZone, holidays }),
  };
}
