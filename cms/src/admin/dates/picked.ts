import { datesIn } from '../../clock/dates.ts';
import { momentIn } from '../../clock/moment-in.ts';

/**
 * The picker of Payload reads and sets the clocks of the browser. So it is given a moment at which these stand as the
 * practice's do at `at`, and what it answers is read back the same way.
 */
export function toPicker(at: string, zone: string): Date {
  const { iso, clock } = datesIn(zone);
  return new Date(`${iso(at)}T${clock(at)}`);
}

export function fromPicker(picked: Date, zone: string): string {
  const { iso, clock } = datesIn(Intl.DateTimeFormat().resolvedOptions().timeZone);
  return momentIn(zone, iso(picked), clock(picked));
}

/** Of a field for a day alone: Payload's picker has already set it to noon in Greenwich, which is that day in all of the States. */
export const dayFromPicker = (picked: Date): string => picked.toISOString();
