'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { datesIn } from '../../clock/dates.ts';
import { usePracticeZone } from './practice-zone.tsx';

/** In the place of Payload's own line above a record, which reads the clocks of the browser. */
export function LastChanged() {
  const { savedDocumentData } = useDocumentInfo();
  const { moment } = datesIn(usePracticeZone());
  const changed: unknown = savedDocumentData?.updatedAt;
  const made: unknown = savedDocumentData?.createdAt;
  if (typeof changed !== 'string' || typeof made !== 'string') return null;
  return (
    <p className="office-dates">
      Last changed <b>{moment(changed)}</b> Created <b>{moment(made)}</b>
    </p>
  );
}
