import type { Payload } from 'payload';
import type { ReactNode } from 'react';
import { readWorkSettings } from '../../fulfilment/settings.ts';
import { setOfficeClock } from './office-clock.ts';
import { PracticeZone } from './practice-zone.tsx';

/** Around every page of Payload's own: the clocks that its dates are read and picked by are those of the practice (DESK-10). */
export async function PracticeClock({
  payload,
  children,
}: {
  payload: Payload;
  children: ReactNode;
}) {
  const { calendar } = await readWorkSettings(payload);
  setOfficeClock(calendar.timeZone);
  return <PracticeZone zone={calendar.timeZone}>{children}</PracticeZone>;
}
