/**
 * Stands in the place of '@payloadcms/ui/shared' in the admin (see next.config): Payload's `formatDate` tells the clocks
 * of the browser, and there is no setting for another zone. Versions, their comparison and their list tell their dates by it.
 * Nothing else differs, and the way there goes past that name, which would lead here again.
 */
export * from '../../../../node_modules/@payloadcms/ui/dist/exports/shared/index.js';
import { datesIn } from '../../clock/dates.ts';
import { officeZone } from './office-clock.ts';

/** A date of Payload's own by the clocks of the practice (DESK-10). */
export function formatDate({ date }: { date: Date | number | string | undefined }): string {
  return date === undefined ? '' : datesIn(officeZone()).moment(new Date(date));
}
